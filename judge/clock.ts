import type { ItemOf } from '#domain/wishes/item.ts';
import type { partsOfDay } from '#domain/wishes/words.ts';
import type { Entry } from './plan.ts';

type PartOfDay = (typeof partsOfDay)[number];

/** Local minutes; the end may lie after midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const at = (hour: number, minute = 0) => hour * 60 + minute;
/** As late as any evening lasts. */
const SMALL_HOURS = at(30);
export const CLOSE = 30;

/** What lies in a part of the day that is to stay free. A morning begins when people rise, though plans begin at nine. */
const kept: { readonly [P in PartOfDay | 'day']: Span } = {
  morning: { from: at(6), to: at(13) },
  midday: { from: at(12), to: at(15) },
  afternoon: { from: at(15), to: at(19) },
  evening: { from: at(19, 30), to: SMALL_HOURS },
  night: { from: at(19, 30), to: SMALL_HOURS },
  day: { from: 0, to: SMALL_HOURS },
};
export const keptSpan = (part: PartOfDay | 'day'): Span => kept[part];

/** When a part begins, for those who come or leave in it. */
const beginnings: { readonly [P in PartOfDay]: number } = {
  morning: at(9),
  midday: at(12),
  afternoon: at(15),
  evening: at(19, 30),
  night: at(19, 30),
};
export const beginningOf = (part: PartOfDay): number => beginnings[part];

/** Where the middle of a visit lies that is wanted in a part: more generous, because parts have no sharp edges. */
const visited: { readonly [P in PartOfDay]: Span } = {
  morning: { from: at(5), to: at(13) },
  midday: { from: at(11, 30), to: at(15, 30) },
  afternoon: { from: at(13), to: at(19, 30) },
  evening: { from: at(18), to: SMALL_HOURS },
  night: { from: at(19, 30), to: SMALL_HOURS },
};

export const overlaps = ({ start, end }: Entry, { from, to }: Span): boolean => start < to && end > from;

export const startsCloseTo = ({ start }: Entry, minutes: number): boolean => Math.abs(start - minutes) <= CLOSE;

/** Whether a visit lies where it was wanted; each of day, time and part counts only where it is named. */
export function isAt(entry: Entry, { day, time, part }: Pick<ItemOf<'place'>, 'day' | 'time' | 'part'>): boolean {
  if (day !== undefined && entry.day !== day) return false;
  if (time !== undefined && !startsCloseTo(entry, time)) return false;
  if (part === undefined) return true;
  const middle = (entry.start + entry.end) / 2;
  return middle >= visited[part].from && middle < visited[part].to;
}
