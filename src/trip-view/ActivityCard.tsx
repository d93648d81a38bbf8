import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import { verifyReasons } from '#domain/trip/fields/activity.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { localNameOf } from '#domain/trip/local-name.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { accessText } from '#rendering/access/access-text.ts';
import { formatMoney } from '../i18n/format.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { Sign } from '../ui/Sign.tsx';
import { activityAnchor } from './activity-anchor.ts';
import { CostText } from './CostText.tsx';
import { mapLink } from './map-link.ts';
import { SelectBox } from './SelectBox.tsx';
import type { Selecting } from './selecting.ts';

interface ActivityCardProps {
  readonly activity: Activity;
  readonly destination: string;
  /** Its price is not told here. */
  readonly costless?: boolean | undefined;
  /** The stop at which its ticket is paid, where that is another. */
  readonly paidAt?: Activity | undefined;
  readonly selecting?: Selecting | undefined;
  /** A button that edits it, for the owner. */
  readonly edit?: ReactNode;
  /** What its owner has to see at once. */
  readonly remarks?: ReactNode;
}

interface OfActivity {
  readonly activity: Activity;
}

const chipStyle = 'rounded-full border px-3 py-0.5 text-sm';

/** What there is to know of a stop in one line: how long, how much, and what is to be done about it. */
function Figures({ activity, costless, paidAt }: Pick<ActivityCardProps, 'activity' | 'costless' | 'paidAt'>) {
  const { t } = useTranslation();
  const { booking, done, duration, own, paid, verify } = activity;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm [overflow-wrap:anywhere] text-ink-soft md:gap-x-3">
      <span>{formatDuration(duration)}</span>
      {!costless && (
        <span className="font-semibold text-ink">
          <CostText cost={activity.cost} paidAt={paidAt?.name} />
        </span>
      )}
      {own && <span>{t('tripEdit.own')}</span>}
      {booking && <span className="font-semibold text-sea">{t('trip.bookAhead')}</span>}
      {verify.length > 0 && <span className="text-coral md:hidden">{t('trip.toCheck')}</span>}
      {activity.locked && <span className="font-semibold">{t('trip.locked')}</span>}
      {done && <span className="font-semibold text-leaf">{t('trip.done')}</span>}
      {paid !== null && <span>{t('trip.paidAmount', { amount: formatMoney(paid) })}</span>}
    </p>
  );
}

/** What of it is not confirmed. */
function Unconfirmed({ activity: { verify } }: OfActivity) {
  const { t } = useTranslation();
  if (verify.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {verify.map((reason) => (
        <span key={reason} className={`${chipStyle} border-coral text-coral`}>
          {t(`trip.verify.${known(verifyReasons, reason) ?? 'other'}`)}
        </span>
      ))}
    </p>
  );
}

function BookingLink({ activity }: OfActivity) {
  const { t } = useTranslation();
  if (!activity.url) return null;
  return (
    <a
      href={activity.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('trip.bookingLink')}: ${activity.name} (${t('trip.opensInNewTab')})`}
      className="inline-flex min-h-11 items-center self-start font-semibold text-sea underline underline-offset-4"
    >
      {t('trip.bookingLink')}
    </a>
  );
}

function Whereabouts({ activity, destination }: Pick<ActivityCardProps, 'activity' | 'destination'>) {
  const { t } = useTranslation();
  const local = localNameOf(activity);
  return (
    <div className="flex items-center gap-2 text-ink-soft">
      {!activity.own && activity.activity !== activity.name && (
        <span className="min-w-0 text-sm">{activity.activity}</span>
      )}
      {local && (
        <span lang={local.language} dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {local.text}
        </span>
      )}
      <a
        href={mapLink(activity.location, destination)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('trip.viewOnMap')}: ${activity.name} (${t('trip.opensInNewTab')})`}
        className="ml-auto inline-flex min-h-11 shrink-0 items-center font-semibold text-sea underline underline-offset-4"
      >
        {t('trip.viewOnMap')}
      </a>
    </div>
  );
}

function Choice({ activity, selecting }: OfActivity & { readonly selecting: Selecting }) {
  const { t } = useTranslation();
  if (selecting.staying.has(activity.id))
    return (
      <span className={`${chipStyle} border-line`}>{t(activity.locked ? 'trip.locked' : 'trip.bookedStays')}</span>
    );
  return (
    <SelectBox
      label={t('trip.selectActivity', { name: activity.name })}
      checked={selecting.selection.has(activity.id)}
      onToggle={() => selecting.onToggleActivity(activity.id)}
    />
  );
}

interface UnfoldProps {
  readonly name: string;
  readonly open: boolean;
  readonly detailsId: string;
  readonly onClick: () => void;
}

/** Lies over the whole line of a stop on phones, where the rest is one tap away; on wide screens everything is open. */
function Unfold({ name, open, detailsId, onClick }: UnfoldProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={detailsId}
      aria-label={t('trip.moreOn', { name })}
      onClick={onClick}
      className="absolute inset-0 flex items-end rounded-card pb-1 pl-8 text-ink-soft md:hidden"
    >
      <ChevronDown aria-hidden className={classNames('size-4 transition', open && 'rotate-180')} />
    </button>
  );
}

/** What its owner wrote stands there at once, on phones too. */
function OwnWords({ activity }: OfActivity) {
  if (activity.notes === '' && !activity.url) return null;
  return (
    <div className="flex flex-col gap-2 md:pl-19">
      {activity.notes !== '' && (
        <p className="rounded-lg border-l-4 border-sun bg-paper px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {activity.notes}
        </p>
      )}
      <BookingLink activity={activity} />
    </div>
  );
}

type DetailsProps = Pick<ActivityCardProps, 'activity' | 'destination'>;

function Details({ activity, destination }: DetailsProps) {
  return (
    <>
      {activity.description !== '' && <p>{activity.description}</p>}
      {activity.access && <p className="text-ink-soft">{accessText(activity.access, currentLanguage())}</p>}
      <Unconfirmed activity={activity} />
      <Whereabouts activity={activity} destination={destination} />
    </>
  );
}

/** A stop of a day: a line on phones, which opens; a card on wide screens. */
export function ActivityCard({ remarks, edit, selecting, ...shown }: ActivityCardProps) {
  const { activity, costless, paidAt } = shown;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const time = formatLocalTime(activity.start);
  const chosen = selecting?.selection.has(activity.id) ?? false;
  return (
    <li
      id={activityAnchor(activity)}
      className={classNames(
        'flex scroll-mt-4 flex-col gap-2 rounded-card border bg-card px-3 py-1.5 md:p-4',
        chosen ? 'border-sun ring-2 ring-sun' : 'border-line',
      )}
    >
      <div className="relative flex items-start gap-x-2 md:gap-x-3">
        <div className="flex w-14 shrink-0 flex-col gap-0.5 md:w-16 md:gap-1">
          <time dateTime={time} className="leading-tight font-semibold tabular-nums md:text-lg">
            {time}
          </time>
          <Sign stop={activity} className="size-6 text-[var(--day,var(--sea))] md:size-9" />
        </div>
        <div className="flex min-w-0 grow flex-col gap-0.5">
          <h4 className="font-display text-lg leading-tight font-semibold [overflow-wrap:anywhere]">{activity.name}</h4>
          <Figures activity={activity} costless={costless} paidAt={paidAt} />
        </div>
        <Unfold name={activity.name} open={open} detailsId={detailsId} onClick={() => setOpen(!open)} />
        {(edit || selecting) && (
          <div className="relative flex shrink-0 items-center">
            {edit}
            {selecting && <Choice activity={activity} selecting={selecting} />}
          </div>
        )}
      </div>
      <OwnWords activity={activity} />
      {remarks}
      <div id={detailsId} className={classNames('flex-col gap-2 md:flex md:pl-19', open ? 'flex' : 'hidden')}>
        <Details {...shown} />
      </div>
    </li>
  );
}
