import { parseLocalTime } from '#domain/trip/local-time.ts';
import type { ItemOf, WishItem } from '#domain/wishes/item.ts';
import type { bookable, vehicles } from '#domain/wishes/words.ts';

/** What can be fixed in the form. */
export type FixedKind = 'arrival' | 'departure' | 'lodging' | 'booked' | 'busy';

/** What is typed of one fixed thing; days and times as fields hold them. */
export interface FixedDraft {
  /** "1" is the first day; empty: not said. */
  readonly day: string;
  readonly time: string;
  readonly until: string;
  readonly by: (typeof vehicles)[number] | '';
  /** A terminal of the destination; empty: not said. */
  readonly at: string;
  readonly what: (typeof bookable)[number];
  /** A place or an area of the destination. */
  readonly place: { readonly id: string; readonly name: string; readonly isArea: boolean } | null;
}

export type FixedError = 'time' | 'until' | 'untilBefore' | 'day' | 'place';

export const emptyDraft = (kind: FixedKind, days: number | null): FixedDraft => ({
  day: kind === 'departure' && days !== null ? String(days) : '1',
  time: '',
  until: '',
  by: '',
  at: '',
  what: kind === 'booked' ? 'dinner' : 'event',
  place: null,
});

const minutes = (typed: string): number | null => (/^\d\d:\d\d$/.test(typed) ? parseLocalTime(typed) : null);

/** What is missing or wrong, in the order of the fields. */
export function errorsOf(kind: FixedKind, { time, until, place }: FixedDraft): FixedError[] {
  if (kind === 'lodging') return place ? [] : ['place'];
  const [from, to] = [minutes(time), minutes(until)];
  const errors: FixedError[] = from === null ? ['time'] : [];
  if (kind !== 'busy') return errors;
  if (to === null) return [...errors, 'until'];
  return from !== null && to <= from ? ['untilBefore'] : errors;
}

const journey = (kind: 'arrival' | 'departure', { day, time, by, at }: FixedDraft): WishItem => ({
  kind,
  day: Number(day),
  time: minutes(time) ?? 0,
  ...(by !== '' && { by }),
  ...(at !== '' && { at }),
});

/** A table or a ticket of a place that we know is of that place; anything else is near it, or anywhere. */
function booked({ day, time, what, place }: FixedDraft): ItemOf<'booked'> {
  const when = { day: Number(day), time: minutes(time) ?? 0 };
  if (!place) return { kind: 'booked', what, ...when };
  return place.isArea
    ? { kind: 'booked', what, ...when, near: place.id }
    : { kind: 'booked', placeId: place.id, ...when };
}

/** The draft as a wish; null while something is missing. */
export function itemOf(kind: FixedKind, draft: FixedDraft): WishItem | null {
  if (errorsOf(kind, draft).length > 0) return null;
  const { place, day, time, until } = draft;
  if (kind === 'arrival' || kind === 'departure') return journey(kind, draft);
  if (kind === 'booked') return booked(draft);
  if (kind === 'busy') return { kind, day: Number(day), from: minutes(time) ?? 0, to: minutes(until) ?? 0 };
  return place && { kind, ...(place.isArea ? { areaId: place.id } : { near: place.id }) };
}
