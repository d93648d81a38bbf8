import type { ItemOf, WishItem } from '#domain/wishes/item.ts';
import type { PartOfDay } from '#domain/wishes/words.ts';
import type { Clause } from './clauses.ts';
import type { MarkedText, Span } from './marked-text.ts';
import { type Moment, momentsWithin, type TripDates } from './moment.ts';
import type { NameSheet } from './sheet.ts';

export interface FoundItem {
  readonly item: WishItem;
  readonly span: Span;
  readonly key: string;
  /** It leans on a misspelling put right, one word of a name, or a word of another common meaning. */
  readonly isGuess: boolean;
}

/** A span, or a mark that may be a guess. */
type Source = Span & { readonly isGuess?: boolean };

/** What the rules read from and write to. */
export interface Reading {
  readonly text: MarkedText;
  readonly clauses: readonly Clause[];
  readonly moments: readonly Moment[];
  readonly dates: TripDates;
  readonly sheet: NameSheet;
  readonly found: FoundItem[];
  /** The keys of what was found. */
  readonly keys: Set<string>;
}

const hull = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** Notes an item, and that the words it was made of are spoken for. An item that is there already only takes its words. */
export function note({ text, found, keys }: Reading, item: WishItem, sources: readonly Source[]): void {
  text.take(...sources);
  const key = keyOf(item);
  if (keys.has(key)) return;
  keys.add(key);
  found.push({ item, key, span: hull(sources), isGuess: sources.some(({ isGuess }) => isGuess === true) });
}

/** The same for the same item, in whatever order its parts were put in. */
const keyOf = (item: WishItem) => JSON.stringify(item, Object.keys(item).sort());

export function momentsIn({ moments, text }: Reading, span: Span): Moment[] {
  return momentsWithin(moments, span).filter((moment) => text.isFree(moment));
}

/** Hours of travel and sights without a half of the day: one to six are after noon. */
export const afternoonUntil = (hour: number) => (minutes: number) =>
  minutes < hour * 60 && minutes >= 60 ? minutes + 720 : minutes;

export interface When {
  readonly day?: number;
  readonly time?: number;
  readonly part?: PartOfDay;
}

/** Day and hour of some moments; a clock time wins over a part of the day. */
export function whenOf(moments: readonly Moment[], toHour: (minutes: number) => number = afternoonUntil(7)): When {
  const day = moments.find((moment) => moment.is === 'day' && moment.until === undefined);
  const range = moments.find((moment) => moment.is === 'range');
  const clock = moments.find((moment) => moment.is === 'time');
  const time =
    clock ??
    (range && { ...range, is: 'time' as const, minutes: range.start, exact: true, isClock: true, prep: 'at' as const });
  const part = moments.find((moment) => moment.is === 'part');
  return {
    ...(day?.is === 'day' && { day: day.day }),
    ...(time && { time: hourIn(time, part?.part, toHour) }),
    ...(!time && part && { part: part.part }),
  };
}

const EIGHT = 8 * 60;

function hourIn(
  time: Extract<Moment, { is: 'time' }>,
  part: When['part'],
  toHour: (minutes: number) => number,
): number {
  // "8:15" is in the morning, but for dinner.
  if (time.exact || (time.isClock && toHour(EIGHT) === EIGHT)) return time.minutes;
  if (part === 'morning' || part === 'dawn') return time.minutes;
  if (part && part !== 'midday' && time.minutes < 720) return time.minutes + 720;
  return toHour(time.minutes);
}

const vagueOf: Readonly<Partial<Record<WishItem['kind'], (item: WishItem) => string | null>>> = {
  'day-start': (item) => (item.kind === 'day-start' && typeof item.at === 'string' ? 'day-start' : null),
  'day-end': (item) => (item.kind === 'day-end' && typeof item.at === 'string' ? 'day-end' : null),
  meal: (item) =>
    item.kind === 'meal' && (item.habit === 'late' || item.habit === 'early') ? `meal ${item.meal}` : null,
};

const exactOf = (item: WishItem): string | null => {
  if (item.kind === 'meal') return typeof item.habit === 'number' ? `meal ${item.meal}` : null;
  return (item.kind === 'day-start' || item.kind === 'day-end') && typeof item.at === 'number' ? item.kind : null;
};

const isCloser = (item: ItemOf<'sort'>) =>
  item.stance === 'only' || (item.stance === 'want' && Object.keys(item).length > 3);

const isBooked = (found: readonly FoundItem[], placeId: string) =>
  found.some(({ item }) => item.kind === 'booked' && item.placeId === placeId);

/** "The Louvre but not the Mona Lisa": wanted wins over what is a part of it. */
const isSeen = (found: readonly FoundItem[], placeId: string) =>
  found.some(({ item }) => item.kind === 'place' && item.placeId === placeId && item.stance === 'see');

const isPinned = ({ day, time, part }: ItemOf<'place'>) => (day ?? time ?? part) !== undefined;
const hasPinned = (found: readonly FoundItem[], placeId: string) =>
  found.some(({ item }) => item.kind === 'place' && item.placeId === placeId && isPinned(item));

const isEvery = (found: readonly FoundItem[], part: string) =>
  found.some(({ item }) => item.kind === 'free' && item.part === part && (item.every || item.day !== undefined));

/** "Home on Monday, flight is 19:45": one departure. */
const isTold = (found: readonly FoundItem[], { day, time, part }: ItemOf<'departure'>) =>
  time === undefined &&
  part === undefined &&
  found.some(({ item }) => item.kind === 'departure' && item.day === day && item.time !== undefined);

/** Without what a more exact item says better: "early to bed, back by seven". */
export function settled(found: readonly FoundItem[]): FoundItem[] {
  const exact = new Set(found.map(({ item }) => exactOf(item)));
  const refused = new Set(
    found.flatMap(({ item }) =>
      item.kind === 'sort' && item.stance === 'refuse' && Object.keys(item).length < 4 ? [item.tag] : [],
    ),
  );
  const closer = new Set(found.flatMap(({ item }) => (item.kind === 'sort' && isCloser(item) ? [item.tag] : [])));
  return found.filter(({ item }) => {
    if (item.kind === 'sort' && item.stance === 'want' && !isCloser(item) && closer.has(item.tag)) return false;
    if (item.kind === 'sort' && item.stance === 'want' && !isCloser(item) && refused.has(item.tag)) return false;
    if (item.kind === 'place' && item.stance !== 'seen' && isBooked(found, item.placeId)) return false;
    if (item.kind === 'place' && item.stance === 'see' && !isPinned(item) && hasPinned(found, item.placeId))
      return false;
    if (item.kind === 'place' && item.stance === 'skip' && isSeen(found, item.placeId)) return false;
    if (item.kind === 'departure' && isTold(found, item)) return false;
    if (item.kind === 'free' && !item.every && item.day === undefined && isEvery(found, item.part)) return false;
    const vague = vagueOf[item.kind]?.(item) ?? null;
    return vague === null || !exact.has(vague);
  });
}
