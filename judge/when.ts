import type { ItemOf } from '#domain/wishes/item.ts';
import type { PartOfDay } from '#domain/wishes/words.ts';
import { at, SMALL_HOURS, type Span, startsCloseTo } from './clock.ts';
import type { Entry, Plan } from './plan.ts';
import { seesDark, seesSunrise, seesSunset } from './sun.ts';

/** A visit of the evening does not begin in the afternoon, however long it is. */
const LEAD = 60;

/** Where the middle of a visit lies that is wanted in a part: more generous, because parts have no sharp edges. */
const visited: { readonly [P in Exclude<PartOfDay, 'dawn' | 'dusk'>]: Span } = {
  morning: { from: at(5), to: at(13) },
  midday: { from: at(11, 30), to: at(15, 30) },
  afternoon: { from: at(13), to: at(19, 30) },
  evening: { from: at(18), to: SMALL_HOURS },
  night: { from: at(19, 30), to: SMALL_HOURS },
};

/** Dinner is of the evening, however early it is. */
const isDinnerOf = ({ activity }: Entry, part: PartOfDay): boolean =>
  activity.meal === 'dinner' && (part === 'evening' || part === 'night');

/** Whether a visit of a plan lies where it was wanted; each of day, time and part counts only where it is named. */
export function isAt(
  entry: Entry,
  { day, time, part }: Pick<ItemOf<'place'>, 'day' | 'time' | 'part'>,
  plan: Plan,
): boolean {
  if (day !== undefined && entry.day !== day) return false;
  if (time !== undefined && !startsCloseTo(entry, time)) return false;
  return part === undefined || isIn(entry, part, plan);
}

function isIn(entry: Entry, part: PartOfDay, plan: Plan): boolean {
  if (part === 'dawn') return seesSunrise(entry, plan);
  if (part === 'dusk') return seesSunset(entry, plan);
  if (isDinnerOf(entry, part)) return true;
  if (part === 'night' && !seesDark(entry, plan)) return false;
  const { from, to } = visited[part];
  const middle = (entry.start + entry.end) / 2;
  return entry.start >= from - LEAD && middle >= from && middle < to;
}
