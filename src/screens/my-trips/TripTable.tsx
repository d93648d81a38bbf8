import { useTranslation } from 'react-i18next';
import { SHOWN_FIRST, usePaging } from '../../ui/paging.ts';
import { useKeptList } from './kept-list.ts';
import type { ListProps } from './list-part.tsx';
import { TripRow } from './TripRow.tsx';

const columns = [
  'myTrips.destination',
  'myTrips.dates',
  'myTrips.categories',
  'myTrips.status',
  'myTrips.actions',
] as const;

/** The list on wide screens. */
export function TripTable(list: ListProps) {
  const { t } = useTranslation();
  const { trips, narrowed, today, drafts } = list;
  const { shown, sentinel } = usePaging(trips.length);
  useKeptList(list);
  return (
    <>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className="p-3 font-semibold">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trips.slice(0, shown).map((trip, index) => (
            <TripRow key={trip.id} trip={trip} today={today} later={index >= SHOWN_FIRST || undefined} />
          ))}
        </tbody>
      </table>
      <div ref={sentinel} />
      {!narrowed && drafts}
    </>
  );
}
