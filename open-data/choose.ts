import { distanceM } from '#domain/place/distance.ts';
import type { Candidate } from './places.ts';
import type { SortId } from './sorts.ts';

const MOST_SIGHTS = 80;
const MOST_TABLES = 60;
/** Of one sort there may be this many, so that a town of churches has other things too. */
const MOST_OF_A_SORT = 12;
const fewer: Partial<Readonly<Record<SortId, number>>> = {
  theatre: 4,
  spa: 3,
  peak: 4,
  market: 5,
  monument: 8,
  gallery: 6,
};
/** A table counts for a sight from so near, and so many for each. */
const NEAR_M = 500;
const TABLES_PER_SIGHT = 3;

/** The sights that are worth most, of every sort some. */
function sightsOf(candidates: readonly Candidate[]): Candidate[] {
  const taken = new Map<SortId, number>();
  return candidates
    .filter(({ what }) => {
      if (!('sort' in what)) return false;
      const { id } = what.sort;
      const count = taken.get(id) ?? 0;
      taken.set(id, count + 1);
      return count < (fewer[id] ?? MOST_OF_A_SORT);
    })
    .slice(0, MOST_SIGHTS);
}

/** Tables near the sights first, the best known of each neighbourhood; then the best known elsewhere. */
function tablesOf(candidates: readonly Candidate[], sights: readonly Candidate[]): Candidate[] {
  const tables = candidates.filter(({ what }) => 'table' in what);
  const near = sights.flatMap(({ element }) =>
    tables.filter((table) => distanceM(table.element, element) < NEAR_M).slice(0, TABLES_PER_SIGHT),
  );
  return [...new Set([...near, ...tables])].slice(0, MOST_TABLES);
}

/** What of a town a traveller is offered: `candidates` come the most famous first. */
export function chosen(candidates: readonly Candidate[]): readonly Candidate[] {
  const sights = sightsOf(candidates);
  return [...sights, ...tablesOf(candidates, sights)];
}
