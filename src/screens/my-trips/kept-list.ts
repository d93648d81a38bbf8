import { statusHoldsUntil } from '#domain/trip/holds-until.ts';
import { useKeptView } from '../../data/kept-view.ts';
import { SHOWN_FIRST } from '../../ui/paging.ts';
import type { ListProps } from './list-part.tsx';

/** Keeps the list for the next cold start, once it is drawn: called by what draws it. */
export function useKeptList({ trips, narrowed, today }: ListProps): void {
  const until = trips.slice(0, SHOWN_FIRST).map(({ dates }) => statusHoldsUntil(dates, today));
  useKeptView(narrowed ? null : (until.sort()[0] ?? null));
}
