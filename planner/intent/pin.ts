import type { ItemOf } from '#domain/wishes/item.ts';

/** When a place is to be seen: a day of the trip (1 is the first), local minutes, or a part of the day. */
export type Pin = Pick<ItemOf<'place'>, 'day' | 'time' | 'part'> & { readonly isBooked: boolean };
