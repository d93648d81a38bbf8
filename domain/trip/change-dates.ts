import { addDays, monthOf, nightsBetween } from './dates.ts';
import type { Day } from './itinerary.ts';
import { MAX_NIGHTS } from './longest.ts';
import type { Trip } from './trip.ts';

export interface NewDates {
  readonly start: string;
  readonly end: string;
  /** Ids for days that have to be added, made by the device that changes the dates. */
  readonly newDays: readonly string[];
  /** The plan stays on the dates it is on; without it the plan moves with its first day. */
  readonly keep?: boolean | undefined;
}

const holdsAnything = ({ activities, notes }: Day) => activities.length > 0 || notes !== '';

/** What was said of the weather of one date does not hold for another month; a forecast and a holiday are of their date only. */
function onDate(day: Day, number: number, before: string, after: string): Day {
  const { weather } = day;
  const holds = weather?.source === 'forecast' ? before === after : monthOf(before) === monthOf(after);
  const moved = { ...day, day: number, weather: holds ? weather : null };
  if (before === after) return moved;
  const { holiday: _, ...rest } = moved;
  return rest;
}

/** The places of the days in the old plan that the new one covers, both included; negative ones lie before it. */
function coveredBy(trip: Trip, { start, end, keep }: NewDates): { from: number; to: number } {
  const from = keep ? nightsBetween(trip.dates.start, start) : 0;
  const to = from + nightsBetween(start, end);
  const first = trip.days.findIndex(holdsAnything);
  if (first === -1) return { from, to };
  return { from: Math.min(from, first), to: Math.max(to, trip.days.findLastIndex(holdsAnything)) };
}

/**
 * Other dates for a trip. Nothing is deleted: days that hold something stay, and the trip is as much longer as they need. Where
 * that makes it longer than a trip may be, or an id for an added day is missing, nothing changes.
 */
export function withDates(trip: Trip, wanted: NewDates): Trip {
  if (nightsBetween(wanted.start, wanted.end) < 0) return trip;
  const { from, to } = coveredBy(trip, wanted);
  if (to - from > MAX_NIGHTS) return trip;
  const start = wanted.keep ? addDays(trip.dates.start, from) : wanted.start;
  const known = new Set(trip.days.map((day) => day.id));
  const fresh = wanted.newDays.filter((id) => !known.has(id));
  const days: Day[] = [];
  for (let place = from; place <= to; place++) {
    const number = place - from + 1;
    const kept = trip.days[place];
    const id = kept ? kept.id : fresh.shift();
    if (id === undefined) return trip;
    days.push(
      kept
        ? onDate(kept, number, addDays(trip.dates.start, place), addDays(start, number - 1))
        : { id, day: number, summary: '', weather: null, notes: '', activities: [] },
    );
  }
  const bases = trip.bases?.map((base) => ({ ...base, first: base.first - from }));
  return { ...trip, ...(bases && { bases }), days, dates: { start, end: addDays(start, days.length - 1) } };
}
