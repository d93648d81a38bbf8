import { isTreat } from '#domain/place/meal.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import type { Booking } from '#domain/trip/booking.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CompiledDestination, type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import { frameOn } from '../frame.ts';
import { type DayRules, dailyCap, mealFloor } from '../rules.ts';
import { type BookedPlace, bookedPlaces } from './booked-places.ts';
import { dateOf, type Setting } from './fixed.ts';

interface Figures extends Setting {
  readonly budget: BudgetLevel;
}

/** Whether a stop may begin then, and be there: by its opening hours, by the budget, and as a meal by the hours of meals. */
function isOpen({ place, day, time }: BookedPlace, minutes: number, rules: DayRules, setting: Figures): boolean {
  const isOpenThen = openIntervals(place, dateOf(setting, day)).some(
    ({ open, close }) => open <= time && time <= close - place.lastEntry && time + minutes <= close,
  );
  const [price, cap] = [place.price.adult ?? 0, dailyCap(setting.budget, setting.destination.priceIndex)];
  const isMealtime = [rules.lunch, rules.dinner].some(({ from, to }) => from <= time && time <= to);
  if (place.kind !== 'food') return isOpenThen && price <= cap;
  // Who books it at the hour of a meal has that meal there.
  if (isTreat(place)) return isOpenThen && price <= cap && !isMealtime;
  const isDear = place.price.adult === null || price >= mealFloor(setting.budget, setting.destination.priceIndex);
  return isOpenThen && isDear && (place.meals ?? []).some((meal) => rules[meal].from <= time && time <= rules[meal].to);
}

/** Whether the day has the hours of a stop, with the ways from and to the bed. */
function fits({ place, day, time }: BookedPlace, minutes: number, rules: DayRules, { homes }: Setting): boolean {
  const home = homes[day - 1];
  if (!home) return false;
  const { from, to, busy } = frameOn(rules, day);
  const [out, back] = [travelMinutes(home.from, place), travelMinutes(place, home.to)];
  const isFree = busy.every(({ at, until, ...hours }) => {
    const before = at ? travelMinutes(place, at) : 0;
    const after = until ? travelMinutes(until, place) : 0;
    return time + minutes + before <= hours.from || time >= hours.to + after;
  });
  return from + out <= time && time + minutes + back <= to && isFree;
}

/** The longest visit that the solver makes of a place at any pace. */
const longest = ({ duration }: CompiledPlace) => Math.ceil((duration.typical + duration.max) / 10) * 5;

/**
 * The ids of bookings that can be stops of the plan under our own hours and figures. What cannot (closed by our data, too early, too
 * near to another) keeps its hours free instead.
 */
export function fittingPins(bookings: readonly Booking[], rules: DayRules, setting: Figures): Set<string> {
  const pinned: BookedPlace[] = [];
  for (const own of bookedPlaces(bookings, setting)) {
    const minutes = longest(own.place);
    const last = pinned.findLast(({ day }) => day === own.day);
    const isClear = !last || last.time + longest(last.place) + travelMinutes(last.place, own.place) <= own.time;
    const isNew = pinned.every(({ place }) => place.id !== own.place.id);
    if (isNew && isClear && isOpen(own, minutes, rules, setting) && fits(own, minutes, rules, setting)) {
      pinned.push(own);
    }
  }
  return new Set(pinned.map(({ booking }) => booking.id));
}

/** The ids of bookings that are stops of a trip, at their minute. */
export function keptPins(trip: Trip, bookings: readonly Booking[], destination: CompiledDestination): Set<string> {
  const kept = bookedPlaces(bookings, { destination, dates: trip.dates }).filter(({ place, day, time }) =>
    trip.days[day - 1]?.activities.some((stop) => stop.placeId === place.id && stop.start === time),
  );
  return new Set(kept.map(({ booking }) => booking.id));
}
