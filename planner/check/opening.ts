import { addDays, weekdayOf } from '#domain/trip/dates.ts';
import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import { type CompiledPlace, existsOn, weekOn } from '../catalogue/compiled.ts';
import { type Check, eachActivity, endOf, type Violation } from './violation.ts';

const MINUTES_PER_DAY = 1440;
/** Where the hours of a sight are unknown it is only planned by day. */
const DAYTIME = { open: 10 * 60, close: 18 * 60 };
/** Of a show whose hours are unknown: from the matinee to the end of the evening. */
const SHOWTIME = { open: 10 * 60, close: 23 * 60 };
/** Of a table whose hours are unknown: when kitchens cook. */
const KITCHENS = { lunch: { open: 12 * 60, close: 16 * 60 }, dinner: { open: 18 * 60 + 30, close: 23 * 60 } };

function fits(activity: Activity, open: number, close: number, lastEntry: number): boolean {
  // A quarter or a square that is open around the clock does not shut at midnight.
  if (open === 0 && close === MINUTES_PER_DAY) return true;
  return activity.start >= open && endOf(activity) <= close && activity.start <= close - lastEntry;
}

function isOpenOn(place: CompiledPlace, date: string): boolean {
  return existsOn(place, date) && !place.closures.includes(date.slice(5));
}

/** A date with what opening hours ask of it. */
interface CalendarDay {
  readonly date: string;
  readonly weekday: number;
}

function calendarDay(start: string, after: number): CalendarDay {
  const date = addDays(start, after);
  return { date, weekday: weekdayOf(date) };
}

function isOpen(place: CompiledPlace, activity: Activity, today: CalendarDay, dayBefore: CalendarDay): boolean {
  const isOpenToday = isOpenOn(place, today.date);
  const week = weekOn(place, today.date);
  if (isOpenToday && week === null) {
    const meal = mealOf(activity);
    const { open, close } = meal ? KITCHENS[meal] : place.kind === 'show' ? SHOWTIME : DAYTIME;
    return fits(activity, open, close, place.lastEntry);
  }
  const own = isOpenToday ? (week?.[today.weekday] ?? []) : [];
  if (own.some(({ open, close }) => fits(activity, open, close, place.lastEntry))) return true;
  const { date, weekday } = dayBefore;
  const evening = isOpenOn(place, date) ? (weekOn(place, date)?.[weekday] ?? []) : [];
  return evening.some(({ close }) => fits(activity, 0, close - MINUTES_PER_DAY, place.lastEntry));
}

/** H6: the whole visit lies in an opening interval of that date and starts by last entry. */
export const openingHours: Check = ({ trip, destination }) =>
  trip.days.flatMap(({ day, activities }) => {
    const [dayBefore, today] = [calendarDay(trip.dates.start, day - 2), calendarDay(trip.dates.start, day - 1)];
    return activities.flatMap((activity): Violation[] => {
      const place = activity.kind === 'place' ? destination.byId.get(activity.placeId ?? '') : undefined;
      if (!place || isOpen(place, activity, today, dayBefore)) return [];
      const message = `${place.id} is not open then on ${today.date}`;
      return [{ rule: 'H6', day, activityId: activity.id, message }];
    });
  });

/** H15: neither rushed nor endless. */
export const visitLength: Check = ({ trip, destination }) =>
  eachActivity(trip).flatMap(({ day, activity }): Violation[] => {
    const place = activity.kind === 'place' ? destination.byId.get(activity.placeId ?? '') : undefined;
    if (!place) return [];
    const { min, max } = place.duration;
    if (activity.duration >= min && activity.duration <= max) return [];
    return [
      { rule: 'H15', day, activityId: activity.id, message: `${activity.duration} min, ${min} to ${max} expected` },
    ];
  });
