import type { PartOfDay } from '#domain/wishes/words.ts';
import type { Entry } from './plan.ts';

/** Local minutes; the end may lie after midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const at = (hour: number, minute = 0) => hour * 60 + minute;
/** As late as any evening lasts. */
export const SMALL_HOURS = at(30);
export const CLOSE = 30;

/** What lies in a part of the day that is to stay free. A morning begins when people rise, though plans begin at nine. */
const kept: { readonly [P in PartOfDay | 'day']: Span } = {
  dawn: { from: at(5), to: at(8) },
  morning: { from: at(6), to: at(13) },
  midday: { from: at(12), to: at(15) },
  afternoon: { from: at(15), to: at(19) },
  dusk: { from: at(18), to: at(21) },
  evening: { from: at(19, 30), to: SMALL_HOURS },
  night: { from: at(19, 30), to: SMALL_HOURS },
  day: { from: 0, to: SMALL_HOURS },
};
export const keptSpan = (part: PartOfDay | 'day'): Span => kept[part];

/** When a part begins, for those who come or leave in it. */
const beginnings: { readonly [P in PartOfDay]: number } = {
  dawn: at(5),
  morning: at(9),
  midday: at(12),
  afternoon: at(15),
  dusk: at(18),
  evening: at(19, 30),
  night: at(19, 30),
};
export const beginningOf = (part: PartOfDay): number => beginnings[part];

export const overlaps = ({ start, end }: Entry, { from, to }: Span): boolean => start < to && end > from;

export const startsCloseTo = ({ start }: Entry, minutes: number): boolean => Math.abs(start - minutes) <= CLOSE;
