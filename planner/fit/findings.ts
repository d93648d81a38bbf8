import { travelMinutes } from '#domain/place/travel-time.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Finding, FindingKind } from '#domain/trip/finding.ts';
import { pointOfStop } from '#domain/trip/itinerary.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CompiledDestination, openIntervals, weekOn } from '../catalogue/compiled.ts';
import { treatmentOn } from '../catalogue/holidays.ts';
import { holidays } from '../check/holidays.ts';
import { meals } from '../check/meals.ts';
import { withinBudget } from '../check/money.ts';
import { openingHours, visitLength } from '../check/opening.ts';
import { activityCount, crowdOfDay } from '../check/shape.ts';
import { strain } from '../check/strain.ts';
import { bookingsInReach, takenHours } from '../check/taken.ts';
import { backInTime, noOverlap, timeToTravel } from '../check/timing.ts';
import type { Check, CheckInput, HardRule, Violation } from '../check/violation.ts';
import { readIntent } from '../intent/intent.ts';
import { keptPins } from '../intent/pinned.ts';
import { dayRules } from '../rules.ts';

/** The checks that an edit can break and a traveller can mend; the others judge planners. */
const shownAs: Partial<Record<HardRule, FindingKind>> = {
  H3: 'full',
  H4: 'overlap',
  H5: 'travel',
  H6: 'closed',
  H11: 'budget',
  H16: 'late',
  H17: 'full',
  H24: 'overlap',
  H25: 'travel',
  H26: 'early',
  H28: 'closed',
};

/** Read once per trip: candidates for a fix are looked at by the hundred. */
export interface FitContext extends Omit<CheckInput, 'trip'> {
  readonly destination: CompiledDestination;
}

export function fitContext(trip: Trip, destination: CompiledDestination): FitContext {
  const intent = readIntent(requestOf(trip), destination, (bookings) => keptPins(trip, bookings, destination));
  return { destination, intent, rules: dayRules(destination.country, intent), today: null };
}

function placeOf({ days }: Trip, activityId: string | undefined, destination: CompiledDestination) {
  const activity = days.flatMap(({ activities }) => activities).find(({ id }) => id === activityId);
  return destination.byId.get(activity?.placeId ?? '');
}

/** Where hours are not known it cannot be said that it is closed. */
const knownToBeClosed = (input: CheckInput): Violation[] =>
  openingHours(input).filter(({ day = 1, activityId }) => {
    const date = addDays(input.trip.dates.start, day - 1);
    const place = placeOf(input.trip, activityId, input.destination);
    return place && (weekOn(place, date) !== null || place.closures.includes(date.slice(5)));
  });

/** What a holiday shuts: for sure, or like most of its sort; of hours that may be shorter it is not known what they are. */
const shutByHoliday = (input: CheckInput, isSure: boolean): Violation[] =>
  holidays(input).filter(({ day = 1, activityId }) => {
    const place = placeOf(input.trip, activityId, input.destination);
    const treatment = place && treatmentOn(place, addDays(input.trip.dates.start, day - 1));
    return treatment?.kind === 'shut' && treatment.isSure === isSure;
  });
const surelyShut = (input: CheckInput): Violation[] => shutByHoliday(input, true);
const mostlyShut = (input: CheckInput): Violation[] => shutByHoliday(input, false);

/** A free afternoon is the traveller's own affair: only too much is a fault of an edited day, never too little. */
const tooMany = (input: CheckInput): Violation[] =>
  activityCount(input).filter(({ day }) => {
    const activities = input.trip.days.find((own) => own.day === day)?.activities ?? [];
    return crowdOfDay(activities, input) > input.rules.activities.max;
  });

/** Of the budget, only a whole day over it: what a single meal costs is the traveller's own affair. */
const overBudget = (input: CheckInput): Violation[] =>
  withinBudget(input).filter(({ activityId }) => activityId === undefined);

/** What the planner placed and an edit moved before the arrival; what the travellers added themselves may be on the way there. */
const beforeArrival: Check = ({ trip, rules }) => {
  const { arrival } = rules.fixed;
  const days = trip.days.filter(({ day }) => arrival && day <= arrival.day);
  return days.flatMap(({ day, activities }) =>
    activities
      .filter(({ own, start }) => !own && (day < (arrival?.day ?? 0) || start < (arrival?.from ?? 0)))
      .map(
        ({ id, name }): Violation => ({ rule: 'H26', day, activityId: id, message: `"${name}" is before the arrival` }),
      ),
  );
};

const shown = [
  beforeArrival,
  noOverlap,
  timeToTravel,
  takenHours,
  bookingsInReach,
  knownToBeClosed,
  surelyShut,
  backInTime,
  tooMany,
  strain,
  overBudget,
];

/** What no longer fits, as the checker says it. */
export function violationsOf(trip: Trip, context: FitContext): Violation[] {
  return shown.flatMap((check) => check({ ...context, trip }));
}

/** The same and whatever else a fix must not break. */
export function allViolationsOf(trip: Trip, context: FitContext): Violation[] {
  return [
    ...violationsOf(trip, context),
    ...[meals, visitLength, mostlyShut].flatMap((check) => check({ ...context, trip })),
  ];
}

export const keyOf = ({ rule, day, activityId }: Violation): string => `${rule} ${day ?? ''} ${activityId ?? ''}`;

function minutesOfWay(trip: Trip, { day, activityId }: Violation): number | null {
  const activities = trip.days.find((own) => own.day === day)?.activities ?? [];
  const at = activities.findIndex(({ id }) => id === activityId);
  const [before, here] = [activities[at - 1], activities[at]];
  const from = before && pointOfStop(before);
  const to = here && pointOfStop(here);
  return from && to ? travelMinutes(from, to) : null;
}

function openOn(trip: Trip, { day = 1, activityId }: Violation, { destination }: FitContext) {
  const place = placeOf(trip, activityId, destination);
  return place ? openIntervals(place, addDays(trip.dates.start, day - 1)) : null;
}

/** What a violation is to the traveller, without ways out; null for what is not shown. */
export function toFinding(trip: Trip, violation: Violation, context: FitContext): Omit<Finding, 'fixes'> | null {
  const kind = shownAs[violation.rule];
  if (!kind || violation.day === undefined) return null;
  return {
    kind,
    day: violation.day,
    activityId: violation.activityId ?? null,
    minutes: kind === 'travel' ? minutesOfWay(trip, violation) : null,
    open: kind === 'closed' ? openOn(trip, violation, context) : null,
  };
}
