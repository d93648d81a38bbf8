import { addDays, dayCount } from '#domain/trip/dates.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { type CompiledDestination, openIntervals } from '../catalogue/compiled.ts';
import { worthOn } from '../catalogue/weekday-worth.ts';

type Wanted = Wish & { readonly item: ItemOf<'place'> };

const isWanted = (wish: Wish): wish is Wanted => wish.item.kind === 'place' && wish.item.stance === 'see';
const otherOf = ({ sameDayAs, otherDayThan }: ItemOf<'place'>) => sameDayAs ?? otherDayThan;

/** Days are counted as pinned so that wishes spread over the trip; the first and the last one are often short. */
const SHORT_DAY = 0.5;

/** What is wanted early is not for the day of arrival, nor what is wanted late for the day of departure. */
const UNSUITED = 2;
const late = new Set<ItemOf<'place'>['part']>(['dusk', 'evening', 'night']);
const early = new Set<ItemOf<'place'>['part']>(['dawn', 'morning']);
const unsuited = (part: ItemOf<'place'>['part'], day: number, length: number) =>
  length > 1 && ((day === 1 && early.has(part)) || (day === length && late.has(part))) ? UNSUITED : 0;

/** Which days of the trip (from 1) a place is open on, those of its weekdays where there are any. */
function openDays(id: string, { dates }: TripRequest, destination: CompiledDestination): number[] {
  const place = destination.byId.get(id);
  const days = Array.from({ length: dayCount(dates) }, (_, i) => i + 1);
  const dateOf = (day: number) => addDays(dates.start, day - 1);
  const open = days.filter((day) => place && openIntervals(place, dateOf(day)).length > 0);
  const good = open.filter((day) => place && worthOn(place, dateOf(day)) === 'all');
  return good.length > 0 ? good : open;
}

/**
 * The wishes with a day for each place that is wanted on the day of another one, or on another day: days on which both are open, the least
 * taken ones first. Where there are none the places are planned like others, and the answer says so.
 */
export function withDaysTogether(
  wishes: readonly Wish[],
  request: TripRequest,
  destination: CompiledDestination,
): readonly Wish[] {
  const places = wishes.filter(isWanted);
  if (!places.some(({ item }) => otherOf(item))) return wishes;
  const dayOf = new Map(places.flatMap(({ item }) => (item.day ? [[item.placeId, item.day] as const] : [])));
  const length = dayCount(request.dates);
  const daysOf = (id: string) => {
    const set = dayOf.get(id);
    return set === undefined ? openDays(id, request, destination) : [set];
  };
  const taken = (day: number) =>
    [...dayOf.values()].filter((other) => other === day).length + (day === 1 || day === length ? SHORT_DAY : 0);
  for (const { item } of places) {
    const other = otherOf(item);
    if (other === undefined) continue;
    const isSame = item.sameDayAs !== undefined;
    const pairs = daysOf(other).flatMap((first) =>
      daysOf(item.placeId).flatMap((second) => ((first === second) === isSame ? [{ first, second }] : [])),
    );
    const part = places.find(({ item: own }) => own.placeId === other)?.item.part;
    const cost = ({ first, second }: (typeof pairs)[number]) =>
      taken(first) + taken(second) + unsuited(part, first, length) + unsuited(item.part, second, length);
    const [best] = pairs.toSorted((a, b) => cost(a) - cost(b));
    if (!best) continue;
    dayOf.set(other, best.first);
    dayOf.set(item.placeId, best.second);
  }
  return wishes.map((wish) => {
    const day = isWanted(wish) ? dayOf.get(wish.item.placeId) : undefined;
    return isWanted(wish) && day !== undefined ? { ...wish, item: { ...wish.item, day } } : wish;
  });
}
