import { isTreat } from '#domain/place/meal.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import { addDays, dayCount } from '#domain/trip/dates.ts';
import { costsOf } from '#domain/trip/shared-tickets.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination, CompiledPlace } from './catalogue/compiled.ts';
import { placesOf } from './catalogue/places-of.ts';
import { asksForDayTrips, type Intent, readIntent } from './intent/intent.ts';
import { isOfSort, type SortItem } from './intent/sorts.ts';
import { dailyCap, dayRules } from './rules.ts';
import { mostWorth } from './solver/most-worth.ts';
import { placeScore } from './solver/score.ts';
import { usualInstance } from './solver/usual-instance.ts';

const below: Readonly<Record<BudgetLevel, BudgetLevel | null>> = {
  economic: null,
  moderate: 'economic',
  luxury: 'moderate',
};

const above: Readonly<Record<BudgetLevel, BudgetLevel | null>> = {
  economic: 'moderate',
  moderate: 'luxury',
  luxury: null,
};

/** What a plan costs an adult a day on average at most, in euro cents at a destination of price index 100; H11 is about one day. */
const usualCeilings: Readonly<Record<BudgetLevel, number>> = {
  economic: 5_000,
  moderate: 9_000,
  luxury: Number.POSITIVE_INFINITY,
};

/** Of all that the level above offers so much is left to a plan: not everything fits into the days. */
const OFFER_SHARE = 0.7;

/** Sums of points differ in their last bits with the order of the places. */
const ROUNDING = 0.001;

/** Euro cents of an adult for the whole trip. */
export function adultCost({ days, travellers }: Trip): number {
  return totalCost(costsOf(days), travellers).perPerson;
}

/** What the places of a trip are worth to those who asked for it, in the solver's points, to the thousandth. */
export function tripValue(trip: Trip, request: TripRequest, destination: CompiledDestination): number {
  const intent = readIntent(request, destination);
  const scores = placesOf(trip.days, destination).map((place) => placeScore(place, intent, destination.priceIndex));
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / ROUNDING) * ROUNDING;
}

/** What plans of a request cost an adult at most; the same wish at other levels knows it too. `usual` is for a day. */
export interface Ceiling {
  readonly usual: number;
  readonly whole: number;
}

const dearest = (places: readonly CompiledPlace[], count: number) =>
  places
    .map(({ price }) => price.adult ?? 0)
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, price) => sum + price, 0);

/** What one could spend in so many days at most on what a level offers; little where nearly everything is refused. */
function offer(intent: Intent, { compiled, country, priceIndex }: CompiledDestination, days: number): number {
  const offered = compiled.filter((place) => placeScore(place, intent, priceIndex) > 0);
  const { activities } = dayRules(country, intent);
  return (
    dearest(
      offered.filter((place) => place.kind === 'food' && !isTreat(place)),
      2 * days,
    ) +
    dearest(
      offered.filter((place) => place.kind !== 'food' || isTreat(place)),
      (activities.max - 2) * days,
    )
  );
}

/** The usual for every day, less where the level above offers little; never more than H11 allows. */
function usualOf(intent: Intent, destination: CompiledDestination, days: number): number {
  const { priceIndex } = destination;
  const cap = dailyCap(intent.budget, priceIndex);
  const budget = above[intent.budget];
  if (budget === null) return cap;
  const offered = (OFFER_SHARE * offer({ ...intent, budget }, destination, days)) / days;
  return Math.min(cap, Math.floor((usualCeilings[intent.budget] * priceIndex) / 100), Math.floor(offered));
}

/** What the dearest place of a sort that was asked for costs: an evening at the opera is more than the usual of a day. */
const dearestOf = (sort: SortItem, { compiled }: CompiledDestination): number =>
  Math.max(0, ...compiled.map((place) => (isOfSort(place, sort) ? (place.price.adult ?? 0) : 0)));

/** The usual for every day, and what was asked for by name or by its sort, or may not be missed, on top. */
export function ceilingOf(request: TripRequest, destination: CompiledDestination): Ceiling {
  const { priceIndex, compiled } = destination;
  const intent = readIntent(request, destination);
  const days = dayCount(request.dates);
  const cap = dailyCap(intent.budget, priceIndex);
  const usual = usualOf(intent, destination, days);
  const named = compiled.filter(
    ({ id, kind }) =>
      intent.mustSee.has(id) || intent.essential.has(id) || (kind === 'day-trip' && asksForDayTrips(intent)),
  );
  const extra = named.reduce((sum, { price }) => sum + (price.adult ?? 0), 0);
  const sorts = intent.sorts.reduce((sum, sort) => sum + dearestOf(sort, destination), 0);
  return { usual, whole: Math.min(cap * days, usual * days + extra + sorts) };
}

/** The same request one budget level lower, or null. */
export function aLevelLess(request: TripRequest): TripRequest | null {
  const budget = below[request.budget ?? 'moderate'];
  return budget && { ...request, budget };
}

/** A journey home or a concert ties a trip to its dates: without it a shorter one would be another trip. */
const isTied = ({ fixed = [] }: TripRequest) => fixed.some(({ kind }) => kind !== 'lodging');

/** The same request with a day less; null when there is only one, or where something fixed ties the trip to its dates. */
export function aDayLess(request: TripRequest): TripRequest | null {
  const { start, end } = request.dates;
  return start === end || isTied(request) ? null : { ...request, dates: { start, end: addDays(end, -1) } };
}

/** What no plan of a request is worth more than. */
export function valueCeiling(request: TripRequest, destination: CompiledDestination): number {
  const intent = readIntent(request, destination);
  const dates = { start: request.dates.start, days: dayCount(request.dates) };
  return mostWorth(usualInstance(destination, intent, dates)) + ROUNDING;
}
