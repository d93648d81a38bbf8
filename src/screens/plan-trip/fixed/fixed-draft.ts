import { formatLocalTime, parseLocalTime } from '#domain/trip/local-time.ts';
import { MAX_DAYS } from '#domain/trip/longest.ts';
import type { ItemOf, WishItem } from '#domain/wishes/item.ts';
import { partWindows } from '#domain/wishes/part-windows.ts';
import type { bookable, vehicles } from '#domain/wishes/words.ts';

/** What can be fixed in the form, in the order of its rows. */
export const fixedKinds = ['arrival', 'departure', 'lodging', 'booked', 'busy'] as const;
export type FixedKind = (typeof fixedKinds)[number];
export type FixedItem = ItemOf<FixedKind>;

export const isFixed = (item: WishItem): item is FixedItem => fixedKinds.some((kind) => kind === item.kind);

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

const LAST_MINUTE = 24 * 60 - 1;

/** As a field for times holds it, which knows no 24:00. */
const clock = (minutes: number | undefined): string =>
  minutes === undefined ? '' : formatLocalTime(Math.min(minutes, LAST_MINUTE));

/** Of hours of one's own those that are meant: none for a whole day. */
function hoursOf({ from, to, part }: ItemOf<'busy'>): Pick<FixedDraft, 'time' | 'until'> {
  if (from === undefined && to === undefined && !part) return { time: '', until: '' };
  const usual = partWindows[from === undefined && to === undefined && part ? part : 'day'];
  return { time: clock(from ?? usual.from), until: clock(to ?? usual.to) };
}

/** Where a fixed thing is, by an id of the catalogue; what is near a place is kept as an area is. */
function placeIn(item: FixedItem): { readonly id: string; readonly isArea: boolean } | null {
  if (item.kind === 'lodging') return withId(item.areaId, true) ?? withId(item.near, false);
  if (item.kind === 'booked') return withId(item.placeId, false) ?? withId(item.near, true);
  return null;
}

const withId = (id: string | undefined, isArea: boolean) => (id === undefined ? null : { id, isArea });

/** What the form holds of something that is fixed already; what is not said of it is as in an empty one. */
export function draftOf(item: FixedItem, days: number | null, nameOf: (placeId: string) => string): FixedDraft {
  const empty = emptyDraft(item.kind, days);
  const place = placeIn(item);
  const draft = { ...empty, place: place && { ...place, name: nameOf(place.id) } };
  if (item.kind === 'lodging') return draft;
  const { day = 0 } = item;
  const dated = day >= 1 && day <= (days ?? MAX_DAYS) ? { ...draft, day: String(day) } : draft;
  if (item.kind === 'busy') return { ...dated, ...hoursOf(item) };
  const timed = { ...dated, time: clock(item.time) };
  if (item.kind === 'booked') return { ...timed, what: item.what ?? empty.what };
  return { ...timed, by: item.by ?? '', at: item.at ?? '' };
}

const minutes = (typed: string): number | null => (/^\d\d:\d\d$/.test(typed) ? parseLocalTime(typed) : null);

const isWholeDay = ({ time, until }: Pick<FixedDraft, 'time' | 'until'>) => time === '' && until === '';

/** Fields know no 24:00: who says 23:59 means the end of the day. */
const endOf = (until: string): number => {
  const to = minutes(until) ?? 0;
  return to === LAST_MINUTE ? to + 1 : to;
};

function busy({ day, time, until }: FixedDraft): ItemOf<'busy'> {
  const whole = { kind: 'busy', day: Number(day) } as const;
  return isWholeDay({ time, until }) ? whole : { ...whole, from: minutes(time) ?? 0, to: endOf(until) };
}

/** What is missing or wrong, in the order of the fields. */
export function errorsOf(kind: FixedKind, { time, until, place }: FixedDraft): FixedError[] {
  if (kind === 'lodging') return place ? [] : ['place'];
  const [from, to] = [minutes(time), minutes(until)];
  if (kind === 'busy' && isWholeDay({ time, until })) return [];
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
  const { place } = draft;
  if (kind === 'arrival' || kind === 'departure') return journey(kind, draft);
  if (kind === 'booked') return booked(draft);
  if (kind === 'busy') return busy(draft);
  return place && { kind, ...(place.isArea ? { areaId: place.id } : { near: place.id }) };
}
