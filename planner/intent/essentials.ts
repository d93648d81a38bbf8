import { hasTag } from '#domain/place/has-tag.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { itemsOf } from './understood.ts';

/** How many places a first visit of so many days must hold; longer ones as many as the last. */
const COUNTS = [0, 3, 5, 6, 8, 9, 10];
/**
 * So much of the list may be out of town on one day and on two: who has a day in Xi'an sees the army, and on two days in Reykjavik the
 * Golden Circle. From three days on all of it.
 */
const OUT_OF_TOWN = [0, 1, 3];

const areReturning = (wishes: readonly Wish[]) => itemsOf(wishes, 'visit').some(({ which }) => which !== 'first');

/** Who comes again has probably seen what one comes for: it is worth this share of what it is to others. */
const SEEN_BEFORE = 0.5;

/** What places are worth to travellers who come again; as `boosts` says to all others. What they name comes first all the same. */
export function forReturning(
  boosts: ReadonlyMap<string, number>,
  { firstVisit = [] }: CompiledDestination,
  wishes: readonly Wish[],
): ReadonlyMap<string, number> {
  if (!areReturning(wishes)) return boosts;
  return new Map([...boosts, ...firstVisit.map((id) => [id, (boosts.get(id) ?? 1) * SEEN_BEFORE] as const)]);
}

/** With children one of so many days has a museum that is not made for them. */
const DAYS_PER_MUSEUM = 3;
/** With children there is time for so much of the list: the rest of a day is theirs. */
const SHARE_WITH_CHILDREN = 2 / 3;

const isForGrownUps = (place: CompiledPlace | undefined): boolean =>
  place !== undefined && place.children !== 'good' && hasTag(place.tags, 'museum');

/** Of a list what a party with children must see: of museums for the grown-ups only the first ones. */
function withChildrenAlong(ranked: readonly Ranked[], { byId }: CompiledDestination, days: number): Ranked[] {
  const museums = ranked.filter(([id]) => isForGrownUps(byId.get(id)));
  const left = new Set(museums.slice(Math.ceil(days / DAYS_PER_MUSEUM)));
  return ranked.filter((own) => !left.has(own)).slice(0, Math.ceil(SHARE_WITH_CHILDREN * ranked.length));
}

type Ranked = readonly [id: string, rank: number];

/**
 * By id: what a first visit of the length of a trip must hold, with its rank (from 0) in the destination's own list. Nothing for travellers
 * who have been there before; who comes with children sees fewer museums (record 60).
 */
export function essentialsOf(
  destination: CompiledDestination,
  wishes: readonly Wish[],
  { dates, travellers }: Pick<TripRequest, 'dates' | 'travellers'>,
): Map<string, number> {
  if (areReturning(wishes)) return new Map();
  const days = dayCount(dates);
  const count = COUNTS[Math.min(days, COUNTS.length - 1)] ?? 0;
  const isInReach = ([id, rank]: Ranked) =>
    rank < (OUT_OF_TOWN[days] ?? count) || destination.byId.get(id)?.kind !== 'day-trip';
  const ranked = (destination.firstVisit ?? []).slice(0, count).map((id, rank): Ranked => [id, rank]);
  const all = travellers.children > 0 ? withChildrenAlong(ranked, destination, days) : ranked;
  return new Map(all.filter(isInReach));
}
