import type { BudgetLevel } from '#domain/trip/budget.ts';
import { addDays, dayCount } from '#domain/trip/dates.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from './catalogue/compiled.ts';
import { readIntent } from './intent/intent.ts';
import { placeScore, usualMeal } from './solver/score.ts';

/**
 * What people expect when they compare plans: a higher budget level costs no less, one more day is worth no less. The other
 * plan is only made where it could matter, because it costs as much as the first.
 */
export interface Expectation {
  /** The request to compare with. */
  readonly other: TripRequest;
  /** What must not be smaller than in the other plan. */
  readonly measure: (trip: Trip) => number;
}

/** A day that costs less than this share of two usual meals may cost less than one of the budget level below. */
const CHEAP_SHARE = 0.75;
/** A plan with fewer catalogue places than this share of its activities has used up what there is. */
const THIN_SHARE = 0.65;

const below: Readonly<Record<BudgetLevel, BudgetLevel | null>> = {
  economic: null,
  moderate: 'economic',
  luxury: 'moderate',
};

const activitiesOf = ({ days }: Trip) => days.flatMap(({ activities }) => activities);

/** Euro cents of an adult for the whole trip. */
function adultCost(trip: Trip): number {
  return activitiesOf(trip).reduce((sum, { cost }) => sum + (cost.kind === 'amount' ? cost.adult : 0), 0);
}

/** What the places of a trip are worth to those who asked for it, in the solver's points. */
export function tripValue(trip: Trip, destination: CompiledDestination): number {
  const intent = readIntent(requestOf(trip), destination.compiled);
  const places = activitiesOf(trip).flatMap(({ kind, placeId }) =>
    kind === 'place' ? (destination.byId.get(placeId ?? '') ?? []) : [],
  );
  return places.reduce((sum, place) => sum + placeScore(place, intent, destination.priceIndex), 0);
}

function costExpectation(trip: Trip, { priceIndex }: CompiledDestination, request: TripRequest): Expectation[] {
  const level = request.budget ?? 'moderate';
  const budget = below[level];
  const cheap = (usualMeal[level] * 2 * CHEAP_SHARE * priceIndex * trip.days.length) / 100;
  return budget === null || adultCost(trip) >= cheap ? [] : [{ other: { ...request, budget }, measure: adultCost }];
}

function valueExpectation(trip: Trip, destination: CompiledDestination, request: TripRequest): Expectation[] {
  const all = activitiesOf(trip);
  const places = all.filter(({ kind }) => kind === 'place').length;
  if (dayCount(request.dates) === 1 || places >= THIN_SHARE * all.length) return [];
  const { start, end } = request.dates;
  const other = { ...request, dates: { start, end: addDays(end, -1) } };
  return [{ other, measure: (candidate) => tripValue(candidate, destination) }];
}

/** The comparisons a plan might fail; usually none. */
export function expectationsOf(trip: Trip, destination: CompiledDestination, request: TripRequest): Expectation[] {
  return [...costExpectation(trip, destination, request), ...valueExpectation(trip, destination, request)];
}
