import { useTranslation } from 'react-i18next';
import type { Activity } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { classNames } from '../ui/class-names.ts';
import { CostText } from './CostText.tsx';
import { mapLink } from './map-link.ts';
import { SelectBox } from './SelectBox.tsx';
import type { Selecting } from './selecting.ts';

interface ActivityCardProps {
  readonly activity: Activity;
  readonly destination: string;
  readonly selecting?: Selecting | undefined;
}

const chipStyle = 'rounded-full border px-3 py-0.5 text-sm';

export function ActivityCard({ activity, destination, selecting }: ActivityCardProps) {
  const { t } = useTranslation();
  const chosen = selecting?.selection.has(activity.id) ?? false;
  const time = formatLocalTime(activity.start);
  return (
    <li
      className={classNames(
        'flex flex-col gap-2 rounded-card border bg-card p-4',
        chosen ? 'border-sun ring-2 ring-sun' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <time dateTime={time} className="text-lg font-semibold tabular-nums">
          {time}
        </time>
        <span className="text-ink-soft">{t('trip.minutes', { count: activity.duration })}</span>
        <span className="ml-auto font-semibold">
          <CostText cost={activity.cost} />
        </span>
        {selecting && (
          <SelectBox
            label={t('trip.selectActivity', { name: activity.name })}
            checked={chosen}
            onToggle={() => selecting.onToggleActivity(activity.id)}
          />
        )}
      </div>
      <h4 className="font-display text-lg font-semibold leading-tight">{activity.name}</h4>
      {activity.activity !== activity.name && <p className="text-sm text-ink-soft">{activity.activity}</p>}
      <p>{activity.description}</p>
      <div className="flex flex-wrap items-center gap-2">
        {activity.booking && <span className={`${chipStyle} border-sea text-sea`}>{t('trip.bookAhead')}</span>}
        {activity.verify.map((reason) => (
          <span key={reason} className={`${chipStyle} border-coral text-coral`}>
            {t(`trip.verify.${reason}`)}
          </span>
        ))}
        <a
          href={mapLink(activity.location, destination)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t('trip.viewOnMap')}: ${activity.name} (${t('trip.opensInNewTab')})`}
          className="ml-auto inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4"
        >
          {t('trip.viewOnMap')}
        </a>
      </div>
    </li>
  );
}
