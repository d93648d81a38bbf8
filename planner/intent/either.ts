import { addDays, dayCount } from '#domain/trip/dates.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { type CompiledDestination, openIntervals } from '../catalogue/compiled.ts';
import { refusalsOf } from './refusals.ts';

type Either = ItemOf<'place'> & { readonly or: string };

const isEither = ({ item }: Wish): boolean => item.kind === 'place' && item.or !== undefined;

/** Whether one can go there on a day of the trip at all. */
function isOpen(id: string, { dates }: TripRequest, destination: CompiledDestination): boolean {
  const place = destination.byId.get(id);
  const days = Array.from({ length: dayCount(dates) }, (_, day) => addDays(dates.start, day));
  return place !== undefined && days.some((date) => openIntervals(place, date).length > 0);
}

/**
 * The wishes with one place for each "A or B": the first that is open on a day and not out of the travellers' reach, else the first. The other
 * is left out, as was said.
 */
export function withOneOfTwo(
  wishes: readonly Wish[],
  request: TripRequest,
  destination: CompiledDestination,
): readonly Wish[] {
  if (!wishes.some(isEither)) return wishes;
  const { needs, named } = refusalsOf(wishes, destination);
  const isGood = (id: string) => !needs.has(id) && !named.has(id) && isOpen(id, request, destination);
  return wishes.flatMap((wish): Wish[] => {
    if (!isEither(wish)) return [wish];
    const { or, ...item } = wish.item as Either;
    const chosen = [item.placeId, or].find(isGood) ?? item.placeId;
    const other = chosen === or ? item.placeId : or;
    const left: Wish = { item: { kind: 'place', placeId: other, stance: 'skip' }, quote: wish.quote, binds: 'must' };
    return [{ ...wish, item: { ...item, placeId: chosen } }, left];
  });
}
