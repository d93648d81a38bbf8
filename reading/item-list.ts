import type { WishItem } from '#domain/wishes/item.ts';
import { written } from '#domain/wishes/written.ts';
import type { Clause } from './clauses.ts';
import type { MarkedText, Span } from './marked-text.ts';
import type { Moment, TripDates } from './moment.ts';

export interface FoundItem {
  readonly item: WishItem;
  readonly span: Span;
}

/** What the rules read from and write to. */
export interface Reading {
  readonly text: MarkedText;
  readonly clauses: readonly Clause[];
  readonly moments: readonly Moment[];
  readonly dates: TripDates;
  readonly found: FoundItem[];
}

const hull = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** Notes an item, and that the words it was made of are spoken for. An item that is there already only takes its words. */
export function note({ text, found }: Reading, item: WishItem, spans: readonly Span[]): void {
  text.take(...spans);
  if (found.some((other) => written(other.item) === written(item))) return;
  found.push({ item, span: hull(spans) });
}

export const momentsIn = ({ moments, text }: Reading, { from, to }: Span): Moment[] =>
  moments.filter((moment) => moment.from >= from && moment.to <= to && text.isFree(moment));

/** Hours of travel and sights without a half of the day: one to six are after noon. */
export const afternoonUntil = (hour: number) => (minutes: number) =>
  minutes < hour * 60 && minutes >= 60 ? minutes + 720 : minutes;

export interface When {
  readonly day?: number;
  readonly time?: number;
  readonly part?: 'morning' | 'midday' | 'afternoon' | 'evening' | 'night';
}

/** Day and hour of some moments; a clock time wins over a part of the day. */
export function whenOf(moments: readonly Moment[], toHour: (minutes: number) => number = afternoonUntil(7)): When {
  const day = moments.find((moment) => moment.is === 'day');
  const range = moments.find((moment) => moment.is === 'range');
  const clock = moments.find((moment) => moment.is === 'time');
  const time =
    clock ?? (range && { ...range, is: 'time' as const, minutes: range.start, exact: true, prep: 'at' as const });
  const part = moments.find((moment) => moment.is === 'part');
  return {
    ...(day && { day: day.day }),
    ...(time && { time: hourIn(time, part?.part, toHour) }),
    ...(!time && part && { part: part.part }),
  };
}

function hourIn(
  time: Extract<Moment, { is: 'time' }>,
  part: When['part'],
  toHour: (minutes: number) => number,
): number {
  if (time.exact) return time.minutes;
  if (part === 'morning') return time.minutes;
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

/** Without what a more exact item says better: "early to bed, back by seven". */
export function settled(found: readonly FoundItem[]): FoundItem[] {
  const exact = new Set(found.map(({ item }) => exactOf(item)));
  return found.filter(({ item }) => {
    const vague = vagueOf[item.kind]?.(item) ?? null;
    return vague === null || !exact.has(vague);
  });
}
