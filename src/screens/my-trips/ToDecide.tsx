import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tripName } from '#domain/trip/trip-name.ts';
import type { MyTrip } from '../../data/trips.ts';
import { formatRange } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';

const NAMED_HERE = 3;

/** Above the list: the trips of which something was refused, wherever in it they are. */
export function ToDecide({ trips }: { readonly trips: readonly MyTrip[] }) {
  const { t } = useTranslation();
  const refused = trips.filter(({ placement }) => placement === 'needs-attention');
  return (
    <section className="mb-4 flex flex-col gap-2 rounded-card border border-coral bg-card p-4">
      <h2 className="text-lg">{t('myTrips.toDecide', { count: refused.length })}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {refused.slice(0, NAMED_HERE).map((trip) => (
          <li key={trip.id}>
            <Link to={paths.trip(trip.id)} className="inline-flex min-h-11 items-center text-sea underline">
              {tripName(trip)}, {formatRange(trip.dates)}
            </Link>
          </li>
        ))}
        {refused.length > NAMED_HERE && (
          <li>
            <Link to={paths.sync} className="inline-flex min-h-11 items-center text-sea underline">
              {t('myTrips.seeAllWaiting')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
