import type { Tag } from '#domain/place/tag.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { afternoonUntil, momentsIn, type Reading, whenOf } from './item-list.ts';
import type { Concept } from './lexicon.ts';
import type { Span } from './marked-text.ts';
import type { MarkOf } from './marks.ts';
import type { Moment } from './moment.ts';
import { namesOf } from './names.ts';

type Bookable = NonNullable<ItemOf<'booked'>['what']>;
const bookables: ReadonlyMap<Concept, Bookable> = new Map<Concept, Bookable>([
  ['hireCar', 'hire-car'],
  ['concert', 'concert'],
  ['match', 'match'],
  ['tourThing', 'tour'],
  ['event', 'event'],
  ['show', 'show'],
  ['dinner', 'dinner'],
  ['lunch', 'lunch'],
  ['train', 'train'],
]);
const bookableKinds = [...bookables.keys()];
const evenings: ReadonlySet<string> = new Set(['dinner', 'show', 'concert', 'match']);

/** Sorts that may be reserved. */
export const bookableTags: ReadonlyMap<Tag, Bookable> = new Map<Tag, Bookable>([
  ['football', 'match'],
  ['sport', 'match'],
  ['theatre', 'show'],
  ['opera', 'show'],
  ['dance', 'show'],
  ['flamenco', 'show'],
  ['fado', 'show'],
  ['tango', 'show'],
  ['cabaret', 'show'],
  ['live-music', 'concert'],
  ['jazz', 'concert'],
  ['classical-music', 'concert'],
  ['boat', 'tour'],
  ['tour', 'tour'],
  ['workshop', 'event'],
  ['cooking-class', 'event'],
  ['brunch', 'event'],
  ['spa', 'event'],
]);

export type Thing = MarkOf<'place'> | MarkOf<'tag'> | MarkOf<Concept>;

export const whatOf = (thing: Thing): Bookable | undefined =>
  thing.is === 'tag' ? (bookableTags.get(thing.tag) ?? 'visit') : bookables.get(thing.is as Concept);

/** A thing that may be reserved, where it is, and the moments said of it. */
export interface Seat {
  readonly thing: Thing;
  readonly place: MarkOf<'place'> | undefined;
  readonly near: MarkOf<'place' | 'area'> | undefined;
  readonly moments: readonly Moment[];
  readonly isEvening: boolean;
  /** All that is named of it. */
  readonly own: readonly Thing[];
}

const LINK = 4;

/** Where it takes place: "near the Old Town Square", "at the Olimpico", "in Fiesole". */
function nearIn({ text, sheet }: Reading, span: Span, thing: Thing): MarkOf<'place' | 'area'> | undefined {
  const { tags } = namesOf(sheet);
  const link = text.all({ from: thing.to, to: span.to }, 'near')[0];
  const said = link && text.all({ from: link.to, to: Math.min(span.to, link.to + LINK) }, 'place', 'area')[0];
  const isAt = whatOf(thing) === 'match' || thing.is === 'event';
  const quarter = text
    .all({ from: thing.to, to: span.to }, 'place')
    .find(({ id }) => tags.get(id)?.includes('quarter'));
  return (
    said ??
    (thing.is === 'place' ? undefined : quarter) ??
    (isAt ? text.all({ from: thing.to, to: span.to }, 'place', 'area')[0] : undefined)
  );
}

/** Things that may be reserved; of several words for one the first that is no mere sort. */
export function thingsIn({ text }: Reading, span: Span, isSaid: boolean): Thing[] {
  const all: Thing[] = text.all(span, 'place', ...bookableKinds);
  const sorts = isSaid ? text.all(span, 'tag').filter((mark) => bookableTags.has(mark.tag)) : [];
  const others = isSaid && all.length + sorts.length === 0 ? text.all(span, 'tag').slice(0, 1) : [];
  const own = [...sorts, ...others].filter(
    (sort) => !all.some((other) => other.from < sort.to && other.to > sort.from),
  );
  const things = [...all, ...own].sort((a, b) => a.from - b.from);
  // "A Strauss concert" is not at his monument.
  return things.filter(
    (thing, i) => !(thing.is === 'place' && thing.by === 'part' && things[i + 1]?.from === thing.to),
  );
}

/** Whether a thing begins a seat of its own: behind the moment of another, or listed with it; "dinner on Friday at 8 at Rules" is one. */
function isApart(reading: Reading, span: Span, before: Thing | undefined, thing: Thing): boolean {
  if (!before) return true;
  const isTimed = momentsIn(reading, { from: before.to, to: thing.from }).length > 0;
  const isAt = thing.is === 'place' && before.is !== 'place';
  const hasOwn = momentsIn(reading, { from: thing.to, to: span.to }).length > 0;
  return (isTimed && !(isAt && !hasOwn)) || (areListed(reading, before, thing) && !(isAt && isTimed));
}

const LATE = 16 * 60;

/** "Arsenal on Saturday at 17:30": a stadium is not visited that late, but to see a match. */
function stadiumIn({ sheet }: Reading, own: readonly Thing[], moments: readonly Moment[]): Thing | undefined {
  const { tags } = namesOf(sheet);
  const isLate = (whenOf(moments, afternoonUntil(11)).time ?? 0) >= LATE;
  return isLate ? own.find((thing) => thing.is === 'place' && tags.get(thing.id)?.includes('football')) : undefined;
}

/** What is named up to the next thing with a moment between: "dinner at Zuma on Saturday", "La Fenice concert". */
export function seatsIn(reading: Reading, span: Span, isSaid: boolean): Seat[] {
  const { text } = reading;
  const things = thingsIn(reading, span, isSaid);
  const starts = things.flatMap((thing, i) => (isApart(reading, span, things[i - 1], thing) ? [i] : []));
  return starts.flatMap((start, index): Seat[] => {
    const own = things.slice(start, starts[index + 1] ?? things.length);
    const [first] = own;
    if (!first) return [];
    const to = things[starts[index + 1] ?? -1]?.from ?? span.to;
    const behind = momentsIn(reading, { from: first.from, to });
    const isWhole = behind.some(({ is }) => is === 'day') && behind.some(({ is }) => is === 'time');
    const before = index === 0 && !isWhole ? momentsIn(reading, { from: span.from, to: first.from }) : [];
    const moments = [...before, ...behind];
    const what = own.find(({ is }) => is === 'match' || is === 'hireCar') ?? first;
    const near = nearIn(reading, { from: first.from, to }, what);
    const stadium = stadiumIn(reading, own, moments);
    if (stadium && !text.has(span, 'tourThing'))
      return [
        {
          thing: { ...stadium, is: 'match', id: undefined } as Thing,
          place: undefined,
          near: undefined,
          moments,
          isEvening: true,
          own,
        },
      ];
    const isPlaceless = whatOf(what) === 'match' || what.is === 'event';
    const place = own.find((thing): thing is MarkOf<'place'> => thing.is === 'place' && thing.from !== near?.from);
    const isEvening = own.some((thing) => evenings.has(whatOf(thing) ?? ''));
    text.take(...text.all({ from: what.from - 1, to: what.from }, 'tag'));
    return [{ thing: what, place: isPlaceless ? undefined : place, near, moments, isEvening, own }];
  });
}

const areListed = ({ text }: Reading, before: Span, thing: Span) =>
  [before.to, before.to + 1].some((i) => i < thing.from && (text.is(i, 'and') || text.word(i) === ','));
