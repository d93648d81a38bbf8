import { hasTag } from '../place/has-tag.ts';
import type { WishItem } from './item.ts';
import type { DestinationSheet } from './sheet.ts';

/**
 * What can be said of a wish before anything is planned. `none`: the destination has nothing of it that we know; `some`: so many places have
 * it by our data; `outside`: it falls on a day outside the trip; `currency`: we know no exchange rates.
 */
export type Prospect =
  | { readonly kind: 'none' }
  | { readonly kind: 'some'; readonly count: number }
  | { readonly kind: 'outside' }
  | { readonly kind: 'currency' };

const counted = (count: number): Prospect => (count === 0 ? { kind: 'none' } : { kind: 'some', count });

const isOutside = (item: WishItem) => 'day' in item && item.day === 0;

/** How a wish may fare at a destination; null where nothing is to be said of it. Without a sheet only dates and money are looked at. */
export function prospectOf(item: WishItem, sheet: DestinationSheet | null): Prospect | null {
  if (isOutside(item)) return { kind: 'outside' };
  if (item.kind === 'money') return item.currency === 'EUR' ? null : { kind: 'currency' };
  if (!sheet) return null;
  if (item.kind === 'sort')
    return item.stance === 'refuse' ? null : counted(sheet.places.filter(({ tags }) => hasTag(tags, item.tag)).length);
  if (item.kind === 'diet' && item.diet in sheet.diets) {
    const { yes, some } = sheet.diets[item.diet as keyof DestinationSheet['diets']];
    return counted(yes + some);
  }
  if (item.kind === 'mobility')
    return item.need === 'little-walking' || item.need === 'pregnant' ? null : counted(sheet.stepFree);
  return null;
}
