import type { BudgetLevel } from '#domain/trip/budget.ts';
import { addDays, dayCount } from '#domain/trip/dates.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from './catalogue/compiled.ts';
import { placesOf } from './catalogue/places-of.ts';
import { type Intent, readIntent } from './intent/intent.ts';
import { dailyCap } from './rules.ts';
import { buildInstance } from './solver/instance.ts';
import { mostWorth } from './solver/most-worth.ts';
import { placeScore } from './solver/score.ts';

const below: Readonly<Record<BudgetLevel, BudgetLevel | null>> = {
  economic: null,
  moderate: 'economic',
  luxury: 'moderate',
};

/** What a plan costs an adult a day on average at most, in euro cents at a destination of price index 100; H11 is about one day. */
const usualCeilings: Readonly<Record<BudgetLevel, number>> = {
  economic: 5_500,
  moderate: 10_000,
  luxury: Number.POSITIVE_INFINITY,
};

/** Sums of points differ in their last bits with the order of the places. */
const ROUNDING = 0.001;

/** Euro cents of an adult for the whole trip. */
export function adultCost({ days, travellers }: Trip): number {
  const costs = days.flatMap(({ activities }) => activities.map(({ cost }) => cost));
  return totalCost(costs, travellers).perPerson;
}

/** What the places of a trip are worth to those who asked for it, in the solver's points, to the thousandth. */
export function tripValue(trip: Trip, destination: CompiledDestination): number {
  const intent = readIntent(requestOf(trip), destination.compiled);
  const scores = placesOf(trip.days, destination).map((place) => placeScore(place, intent, destination.priceIndex));
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / ROUNDING) * ROUNDING;
}

/** What plans of a request cost an adult at most; the same wish at other levels knows it too. `usual` is for a day. */
export interface Ceiling {
  readonly usual: number;
  readonly whole: number;
}

const asksForDayTrips = ({ wishes }: Intent) =>
  wishes.some((wish) => wish.kind === 'theme' && wish.theme.id === 'day-trips');

/** The usual for every day, and what was asked for by name on top; never more than H11 allows. */
export function ceilingOf(request: TripRequest, { priceIndex, compiled }: CompiledDestination): Ceiling {
  const intent = readIntent(request, compiled);
  const days = dayCount(request.dates);
  const cap = dailyCap(intent.budget, priceIndex);
  const usual = Math.min(cap, Math.round((usualCeilings[intent.budget] * priceIndex) / 100));
  const named = compiled.filter(
    ({ id, kind }) => intent.mustSee.has(id) || (kind === 'day-trip' && asksForDayTrips(intent)),
  );
  const extra = named.reduce((sum, { price }) => sum + (price.adult ?? 0), 0);
  return { usual, whole: Math.min(cap * days, usual * days + extra) };
}

/** The same request one budget level lower, or null. */
export function aLevelLess(request: TripRequest): TripRequest | null {
  const budget = below[request.budget ?? 'moderate'];
  return budget && { ...request, budget };
}

/** The same request with a day less, or null when there is only one. */
export function aDayLess(request: TripRequest): TripRequest | null {
  const { start, end } = request.dates;
  return start === end ? null : { ...request, dates: { start, end: addDays(end, -1) } };
}

/** What no plan of a request is worth more than. */
export function valueCeiling(request: TripRequest, destination: CompiledDestination): number {
  const intent = readIntent(request, destination.compiled);
  const { start } = request.dates;
  return mostWorth(buildInstance(destination, intent, start, dayCount(request.dates), new Set())) + ROUNDING;
}
