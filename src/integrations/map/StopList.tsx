import { useTranslation } from 'react-i18next';
import { colourOfDay } from '#domain/trip/day-colour.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { Sign } from '../../ui/Sign.tsx';
import type { Stop } from './stops.ts';
import { Way } from './Way.tsx';

interface StopListProps {
  readonly stops: readonly Stop[];
  readonly hrefOf: (stop: Stop) => string;
}

/** What the map shows, for a reader who does not see it; and the stops that no map can show. */
export function StopList({ stops, hrefOf }: StopListProps) {
  const { t } = useTranslation();
  return (
    <details className="rounded-card border border-line bg-card px-4">
      <summary className="min-h-11 py-2.5 font-semibold">{t('map.list', { count: stops.length })}</summary>
      <ol className="flex flex-col gap-3 pb-4">
        {stops.map((stop) => (
          <li key={stop.activity.id} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden
              style={{ backgroundColor: `var(--day-${colourOfDay(stop.day)})` }}
              className="grid size-8 place-items-center rounded-full font-semibold text-paper"
            >
              {stop.number}
            </span>
            <div className="flex flex-col gap-1 [overflow-wrap:anywhere]">
              <p>
                <Sign stop={stop.activity} className="mr-1 inline-block size-5 align-[-0.2em] text-ink-soft" />
                {t('trip.day', { number: stop.day })} · {formatLocalTime(stop.activity.start)} ·{' '}
                <a href={hrefOf(stop)} className="font-semibold text-sea underline underline-offset-4">
                  {stop.activity.name}
                </a>
              </p>
              {!stop.place && <p className="text-sm text-coral">{t('map.noPlace')}</p>}
              {stop.leg && <Way leg={stop.leg} />}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
