import { travelMinutes } from '#domain/place/travel-time.ts';
import type { Alternative } from '#domain/trip/alternative.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import { type Activity, type Day, pointOfStop } from '#domain/trip/itinerary.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import type { Intent } from '../intent/intent.ts';
import type { Placement } from './fill-day.ts';

type Reason = Alternative['reason'];

/** How far a place may be from what it stands for. */
interface Nearness {
  /** So many minutes more on the way. */
  readonly detour: number;
  /** Of the time that the other takes. */
  readonly least: number;
  readonly most: number;
}

/** It takes about as long and hardly leads out of the way; only where nothing does, what is somewhat further from that. */
export const nearnesses: readonly Nearness[] = [
  { detour: 15, least: 0.6, most: 1.5 },
  { detour: 20, least: 0.4, most: 2 },
];
/** What each main point that two places share is worth beside a score. */
const ALIKE = 25;
/** Euro cents an adult that a visit may cost more than the one that goes. */
const DEARER: Readonly<Record<BudgetLevel, number>> = {
  economic: 200,
  moderate: 800,
  luxury: Number.POSITIVE_INFINITY,
};
/** Prices of a meal beside that of the one that goes. */
const MEAL_PRICES = { least: 0.6, most: 1.3 };
/** A lower price that is worth saying. */
const CHEAPER = 0.85;

/** A stop of a trip, and where it stands. */
export interface Spot {
  /** Of the day, from 0. */
  readonly index: number;
  readonly day: Day;
  readonly activity: Activity;
}

const priceOf = ({ added }: Placement) => added.place?.price.adult ?? Number.POSITIVE_INFINITY;
export const byValue = (a: Placement, b: Placement) => b.value - a.value;

const paidFor = ({ cost }: Activity) => (cost.kind === 'amount' ? cost.adult : 0);

/** Whether a visit costs little more than the one that goes, by the budget; meals are looked at by their level. */
export const isAffordable = ({ added }: Placement, gone: Activity, { budget }: Intent): boolean =>
  gone.meal !== null || (added.place?.price.adult ?? 0) <= paidFor(gone) + DEARER[budget];

/** How many main points two places share. */
const sharedPoints = ({ added: { place } }: Placement, gone: CompiledPlace | undefined): number =>
  place && gone ? place.tags.filter((tag) => gone.tags.includes(tag)).length : 0;

/** The same, worth more for each main point that it shares with what goes. */
export const likened = (placement: Placement, gone: CompiledPlace | undefined): Placement => ({
  ...placement,
  value: placement.value + ALIKE * sharedPoints(placement, gone),
});

/** Minutes of the ways to a stop and on from it; null where that is not known. */
function travelOf({ day, activity }: Spot): number | null {
  const at = day.activities.indexOf(activity);
  const here = pointOfStop(activity);
  if (!here) return null;
  const beside = [day.activities[at - 1], day.activities[at + 1]].flatMap((own) => (own && pointOfStop(own)) ?? []);
  return beside.reduce((sum, point) => sum + travelMinutes(point, here), 0);
}

/** What could stand there, the best first: what shares a main point with what goes, and what else serves an interest. */
export interface Sorted {
  readonly alike: readonly Placement[];
  readonly different: readonly Placement[];
}

/** A meal of about the price; on a large budget of no lower level. */
function isOfPrice(placement: Placement, { meal, cost }: Activity, { budget }: Intent): boolean {
  if (!meal || cost.kind !== 'amount') return true;
  const price = priceOf(placement);
  return price <= MEAL_PRICES.most * cost.adult && (budget !== 'luxury' || price >= MEAL_PRICES.least * cost.adult);
}

/** Parts what fits by whether it is like the stop that goes. */
export function sorted(
  placed: readonly Placement[],
  { activity }: Spot,
  gone: CompiledPlace | undefined,
  intent: Intent,
): Sorted {
  const isAlike = (one: Placement) => !gone || activity.meal !== null || sharedPoints(one, gone) > 0;
  const serves = ({ added: { place } }: Placement) =>
    place !== null && (intent.liked.size === 0 || place.categories.some((own) => intent.liked.has(own)));
  return {
    alike: placed.filter((one) => isAlike(one) && isOfPrice(one, activity, intent)),
    different: placed.filter((one) => one.added.place?.kind !== gone?.kind && serves(one)),
  };
}

/** What is looked at for each reason, in this order, once the best is known. Each reason is one against the stop that goes. */
export function furtherWays({ alike, different }: Sorted, first: Placement, spot: Spot) {
  const { activity } = spot;
  const now = travelOf(spot) ?? 0;
  const paid = paidFor(activity);
  const nearer = alike.filter(({ travel }) => travel < now && travel < first.travel);
  const ways: (readonly [Reason, readonly Placement[]])[] = [
    ['near', nearer.toSorted((a, b) => a.travel - b.travel || byValue(a, b))],
    activity.meal ? ['cheaper', alike.filter((one) => priceOf(one) <= CHEAPER * paid)] : ['other', different],
    ['wishes', alike],
    ['wishes', alike],
  ];
  return ways;
}

/** Whether a placement is near enough to a stop in way and time. */
export const isNear = (spot: Spot, { detour, least, most }: Nearness) => {
  const furthest = (travelOf(spot) ?? Number.POSITIVE_INFINITY) + detour;
  const { duration, meal } = spot.activity;
  return ({ added, travel }: Placement) =>
    travel <= furthest && added.minutes >= least * duration && (meal !== null || added.minutes <= most * duration);
};
