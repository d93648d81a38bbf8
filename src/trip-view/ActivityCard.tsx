import { Coffee, Landmark, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import { formatDuration } from '#domain/trip/duration.ts';
import { verifyReasons } from '#domain/trip/fields/activity.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { accessText } from '#rendering/access/access-text.ts';
import { formatMoney } from '../i18n/format.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { classNames } from '../ui/class-names.ts';
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
  readonly selecting?: Selecting | undefined;
  /** A button that edits it, for the owner. */
  readonly edit?: ReactNode;
  /** What is to say about it, for the owner. */
  readonly remarks?: ReactNode;
}

const chipStyle = 'rounded-full border px-3 py-0.5 text-sm';

/** What to book or to look up; nothing when there is neither. */
function Marks({ activity: { booking, own, verify } }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  if (!booking && !own && verify.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {own && <span className={`${chipStyle} border-line`}>{t('tripEdit.own')}</span>}
      {booking && <span className={`${chipStyle} border-sea text-sea`}>{t('trip.bookAhead')}</span>}
      {verify.map((reason) => (
        <span key={reason} className={`${chipStyle} border-coral text-coral`}>
          {t(`trip.verify.${known(verifyReasons, reason) ?? 'other'}`)}
        </span>
      ))}
    </p>
  );
}

function KindIcon({ activity: { kind, meal } }: { readonly activity: Activity }) {
  const style = 'size-5 shrink-0';
  if (meal) return <Utensils aria-hidden className={style} />;
  return kind === 'free-time' ? <Coffee aria-hidden className={style} /> : <Landmark aria-hidden className={style} />;
}

interface OfActivity {
  readonly activity: Activity;
}

function TimeAndCost({ activity, costless }: Pick<ActivityCardProps, 'activity' | 'costless'>) {
  const time = formatLocalTime(activity.start);
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
      <time dateTime={time} className="text-lg font-semibold tabular-nums">
        {time}
      </time>
      <span className="text-ink-soft">{formatDuration(activity.duration)}</span>
      {!costless && (
        <span className="ml-auto font-semibold">
          <CostText cost={activity.cost} />
        </span>
      )}
    </div>
  );
}

function DoneAndPaid({ activity }: OfActivity) {
  const { t } = useTranslation();
  if (!activity.done && activity.paid === null) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {activity.done && <span className={`${chipStyle} border-leaf text-leaf`}>{t('trip.done')}</span>}
      {activity.paid !== null && (
        <span className={`${chipStyle} border-line`}>
          {t('trip.paidAmount', { amount: formatMoney(activity.paid) })}
        </span>
      )}
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
  return (
    <div className="flex items-center gap-2 text-ink-soft">
      <KindIcon activity={activity} />
      {!activity.own && activity.activity !== activity.name && (
        <span className="min-w-0 text-sm">{activity.activity}</span>
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

export function ActivityCard({ activity, destination, costless, selecting, edit, remarks }: ActivityCardProps) {
  const { t } = useTranslation();
  const chosen = selecting?.selection.has(activity.id) ?? false;
  return (
    <li
      id={activityAnchor(activity)}
      className={classNames(
        'flex scroll-mt-4 flex-col gap-2 rounded-card border bg-card p-4',
        chosen ? 'border-sun ring-2 ring-sun' : 'border-line',
      )}
    >
      <div className="flex items-center gap-x-3">
        <TimeAndCost activity={activity} costless={costless} />
        {edit}
        {selecting?.booked.has(activity.id) && (
          <span className={`${chipStyle} border-line`}>{t('trip.bookedStays')}</span>
        )}
        {selecting && !selecting.booked.has(activity.id) && (
          <SelectBox
            label={t('trip.selectActivity', { name: activity.name })}
            checked={chosen}
            onToggle={() => selecting.onToggleActivity(activity.id)}
          />
        )}
      </div>
      <h4 className="font-display text-lg leading-tight font-semibold">{activity.name}</h4>
      {activity.description !== '' && <p>{activity.description}</p>}
      {activity.access && <p className="text-ink-soft">{accessText(activity.access, currentLanguage())}</p>}
      {activity.notes !== '' && (
        <p className="rounded-lg border-l-4 border-sun bg-paper px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {activity.notes}
        </p>
      )}
      <DoneAndPaid activity={activity} />
      <BookingLink activity={activity} />
      <Marks activity={activity} />
      {remarks}
      <Whereabouts activity={activity} destination={destination} />
    </li>
  );
}
