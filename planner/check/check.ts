import { requestOf } from '#domain/trip/request-of.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { readIntent } from '../intent/intent.ts';
import { keptPins } from '../intent/pinned.ts';
import { dayRules } from '../rules.ts';
import { holidays } from './holidays.ts';
import { afterArrivalBeforeDeparture, lightDays } from './journeys.ts';
import { oneLanguage } from './language.ts';
import { meals } from './meals.ts';
import { catalogueCosts, withinBudget } from './money.ts';
import { openingHours, visitLength } from './opening.ts';
import { coordinates, noRepeats, nothingInvented } from './places.ts';
import { activityCount, dayNumbers, shape } from './shape.ts';
import { strain } from './strain.ts';
import { bookingsInReach, takenHours } from './taken.ts';
import { lists, plainTexts, provenance, weather } from './texts.ts';
import { backInTime, noOverlap, notInThePast, timeToTravel } from './timing.ts';
import type { Check, Violation } from './violation.ts';

export type { Violation } from './violation.ts';

/** Stored with every plan; grows when a check is added or changed. */
export const CHECKER_VERSION = '13';

/** The hard checks beyond H1 and H2, in the order of docs/specification/checks.md; each file says which H it holds. */
const checks: readonly Check[] = [
  activityCount,
  noOverlap,
  timeToTravel,
  openingHours,
  holidays,
  noRepeats,
  coordinates,
  nothingInvented,
  catalogueCosts,
  withinBudget,
  meals,
  visitLength,
  backInTime,
  strain,
  takenHours,
  bookingsInReach,
  afterArrivalBeforeDeparture,
  lightDays,
  weather,
  lists,
  oneLanguage,
  plainTexts,
  notInThePast,
  provenance,
];

export interface CheckContext {
  readonly destination: CompiledDestination;
  /** The date (YYYY-MM-DD) at the destination; without it H22 has nothing to say. */
  readonly today?: string;
}

/**
 * Everything a trip breaks, empty when it may be delivered. Imports nothing from the solver: it judges what it is shown. What
 * has no shape is judged by H1 and H2 only.
 */
export function checkTrip(trip: Trip, { destination, today }: CheckContext): Violation[] {
  const unfit = [...shape(trip), ...dayNumbers(trip)];
  if (unfit.some(({ rule }) => rule === 'H1')) return unfit;
  const intent = readIntent(requestOf(trip), destination, (bookings) => keptPins(trip, bookings, destination));
  const rules = dayRules(destination.country, intent);
  return [...unfit, ...checks.flatMap((check) => check({ trip, destination, intent, rules, today: today ?? null }))];
}
