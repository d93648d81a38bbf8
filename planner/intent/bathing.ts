import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import { monthOf } from '#domain/trip/dates.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';

const bathing: ReadonlySet<Tag> = new Set<Tag>(['beach', 'swimming', 'water-park']);

/** What a beach is worth by what the days of its month usually reach, in degrees Celsius: from 22 on one lies there, below 18 one walks along it. */
const WORTH = [
  { from: 22, share: 1 },
  { from: 18, share: 0.5 },
  { from: Number.NEGATIVE_INFINITY, share: 0.25 },
];

/** Where one bathes under the sky, and it is too cold for it. */
export interface Cold {
  readonly ids: ReadonlySet<string>;
  /** The share of its worth that such a place has. */
  readonly share: number;
}

/** Nothing is too cold where the climate is not known, to travellers who ask for beaches, nor what they name (`mustSee`). */
export function coldFor(
  { climate, compiled }: CompiledDestination,
  { dates, categories }: Pick<TripRequest, 'dates' | 'categories'>,
  sorts: readonly ItemOf<'sort'>[],
  mustSee: ReadonlySet<string>,
): Cold {
  const high = climate?.[monthOf(dates.start)]?.high ?? Number.POSITIVE_INFINITY;
  const usual = WORTH.find(({ from }) => high >= from)?.share ?? 1;
  // Who likes beaches walks along them rather than not at all.
  const share = categories.includes('beach') ? (1 + usual) / 2 : usual;
  if (share === 1) return { ids: new Set(), share };
  const isAskedFor = (tags: readonly Tag[]) => sorts.some(({ tag }) => bathing.has(tag) && hasTag(tags, tag));
  const cold = compiled.filter(
    ({ id, indoor, tags }) => !indoor && tags[0] && bathing.has(tags[0]) && !isAskedFor(tags) && !mustSee.has(id),
  );
  return { ids: new Set(cold.map(({ id }) => id)), share };
}

/** The same weights with what is too cold worth less. */
export const inTheirSeason = (boosts: ReadonlyMap<string, number>, { ids, share }: Cold): ReadonlyMap<string, number> =>
  new Map([...boosts, ...[...ids].map((id) => [id, (boosts.get(id) ?? 1) * share] as const)]);
