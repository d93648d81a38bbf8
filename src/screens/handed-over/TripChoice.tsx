import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tripName } from '#domain/trip/trip-name.ts';
import { useOffline } from '../../data/connection.ts';
import type { Handed } from '../../data/handed-over.ts';
import { useSync } from '../../data/sync-state.ts';
import { type MyTrip, useMyTrips } from '../../data/trips.ts';
import { formatRange } from '../../i18n/format.ts';
import { paths, type TripState } from '../../navigation/paths.ts';
import { toldDates } from '../../trip-view/bookings/told-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { usePaging } from '../../ui/paging.ts';
import { useToday } from '../../ui/today.ts';
import { isOnDays, orderTrips } from './order-trips.ts';

interface TripChoiceProps {
  readonly handed: Handed;
}

/** The dates of the bookings in it; undefined while it is read. */
function useDates({ text, files }: Handed): readonly string[] | undefined {
  const [dates, setDates] = useState<readonly string[]>();
  const [sources] = useState(() => [...(text === '' ? [] : [text]), ...files]);
  useEffect(() => {
    let current = true;
    void toldDates(sources)
      .catch(() => [])
      .then((told) => current && setDates(told));
    return () => {
      current = false;
    };
  }, [sources]);
  return dates;
}

interface TripLinkProps {
  readonly trip: MyTrip;
  readonly handedId: string;
  readonly fits: boolean;
}

function TripLink({ trip, handedId, fits }: TripLinkProps) {
  const { t } = useTranslation();
  const state: TripState = { handedId };
  const [name, when] = [tripName(trip), formatRange(trip.dates)];
  return (
    <Link
      to={paths.trip(trip.id)}
      state={state}
      aria-label={t('handedOver.addTo', { name, dates: when })}
      className="flex min-h-12 flex-wrap items-baseline gap-x-3 rounded-card border border-line bg-card px-4 py-3 text-ink no-underline [overflow-wrap:anywhere] hover:border-sea"
    >
      <span className="font-display text-lg font-semibold">{name}</span>
      <span className="text-sm text-ink-soft tabular-nums">{when}</span>
      {fits && <span className="rounded-full border border-leaf px-3 text-sm text-leaf">{t('handedOver.fits')}</span>}
    </Link>
  );
}

interface TripLinksProps {
  readonly trips: readonly MyTrip[];
  readonly dates: readonly string[];
  readonly handedId: string;
}

function TripLinks({ trips, dates, handedId }: TripLinksProps) {
  const ordered = orderTrips(trips, dates, useToday());
  const { shown, sentinel } = usePaging(ordered.length);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {ordered.slice(0, shown).map((trip) => (
          <li key={trip.id}>
            <TripLink trip={trip} handedId={handedId} fits={isOnDays(trip, dates)} />
          </li>
        ))}
      </ul>
      <div ref={sentinel} />
    </>
  );
}

function NoTrips() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">{t('handedOver.noTrips')}</p>
      <p className="text-ink-soft">{t('handedOver.noTripsText')}</p>
      <ButtonLink to={paths.planTrip}>{t('layout.planTrip')}</ButtonLink>
    </div>
  );
}

/** The trips it may be for, the likeliest first. There the traveller is asked before anything is added. */
export function TripChoice({ handed }: TripChoiceProps) {
  const { t } = useTranslation();
  const dates = useDates(handed);
  const stored = useMyTrips();
  const offline = useOffline();
  const unasked = useSync((state) => state.trips === 'unasked');
  function body() {
    if (stored.state === 'unreadable')
      return (
        <div role="alert" className="flex flex-col items-start gap-2">
          <p>{t('handedOver.unreadable')}</p>
          <Button kind="secondary" onClick={stored.again}>
            {t('handedOver.again')}
          </Button>
        </div>
      );
    // An empty device may be a new one: only an answer of the server, or none, makes it an empty list.
    const onTheirWay = stored.state === 'reading' || (stored.value.length === 0 && unasked && !offline);
    if (onTheirWay || !dates) return <Progress label={t('handedOver.reading')} />;
    if (stored.value.length === 0) return <NoTrips />;
    return <TripLinks trips={stored.value} dates={dates} handedId={handed.id} />;
  }
  return (
    <section aria-labelledby="add-to-trip" className="flex flex-col gap-3">
      <h2 id="add-to-trip" className="text-xl">
        {t('handedOver.add')}
      </h2>
      <p className="text-ink-soft">{t('handedOver.addText')}</p>
      {body()}
    </section>
  );
}
