import type { Activity } from '#domain/trip/itinerary.ts';
import { goodStarts } from '../../solver/good-hours.ts';
import { startSpans } from '../../solver/starts.ts';
import { placeOf, type Workday } from './workday.ts';

const WHOLE_DAY = { from: 0, to: 1439 };

/** Whether a visit is worth having at an hour: open, and a park or a lane by daylight. */
export function isGoodHour(own: Activity, start: number, workday: Workday): boolean {
  const place = placeOf(own, workday);
  if (!place) return false;
  const { date } = workday.context;
  const spans = goodStarts(startSpans(place, date, own.duration, WHOLE_DAY), place, date, own.duration);
  return spans.some(({ from, to }) => from <= start && start <= to);
}
