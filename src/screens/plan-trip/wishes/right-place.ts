import type { WishItem } from '#domain/wishes/item.ts';
import type { PlaceMatch } from './place-matches.ts';

/** The place or area that a wish names; null where it names none. */
export function placeOf(item: WishItem): string | null {
  if (item.kind === 'place') return item.placeId;
  if (item.kind === 'booked') return item.placeId ?? item.near ?? null;
  if (item.kind === 'lodging') return item.areaId ?? item.near ?? null;
  return null;
}

/** Only a stay may be in an area; sights and what is booked are places. */
export const mayBe =
  (item: WishItem) =>
  ({ isArea }: PlaceMatch): boolean =>
    item.kind === 'lodging' || !isArea;

/** The same wish of another place. */
export function ofPlace(item: WishItem, { id, isArea }: PlaceMatch): WishItem {
  if (item.kind === 'place') {
    const { or: _, ...one } = item;
    return { ...one, placeId: id };
  }
  if (item.kind === 'booked') return item.placeId === undefined ? { ...item, near: id } : { ...item, placeId: id };
  if (item.kind === 'lodging') return isArea ? { kind: 'lodging', areaId: id } : { kind: 'lodging', near: id };
  return item;
}
