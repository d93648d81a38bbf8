import type { Place } from '#domain/place/destination.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { Intent } from '../intent/intent.ts';

/** What a meal costs one adult at a destination of price index 100, in euro cents. */
const mealTarget: Record<BudgetLevel, number> = { economic: 1200, moderate: 2600, luxury: 7000 };
/** Above this a ticket is too much for an economic trip. */
const ECONOMIC_TICKET = 2500;
const MUST_SEE_BONUS = 1500;
const CATEGORY_FACTOR = 0.7;

/** A table this much dearer than the budget's usual meal is not offered. */
const DEAREST_MEAL = 2.2;

/** 1 for the usual price of the budget level, towards 0 as a meal gets cheaper or dearer than that. */
function mealFit(place: Place, intent: Intent, priceIndex: number): number {
  const price = place.price.adult;
  if (price === null || price === 0) return 0.6;
  const target = (mealTarget[intent.budget] * priceIndex) / 100;
  if (price > DEAREST_MEAL * target) return 0;
  return Math.min(price / target, target / price) ** 1.5;
}

function isUnwanted(place: Place, intent: Intent): boolean {
  return intent.refused.has(place.id) || (intent.withChildren && place.children === 'unsuitable');
}

/**
 * How much a place is worth to these travellers: popularity weighed by the chosen categories, children and budget. 0 means
 * never; a place named in the preferences comes first.
 */
export function placeScore(place: Place, intent: Intent, priceIndex: number): number {
  if (intent.mustSee.has(place.id)) return place.popularity + MUST_SEE_BONUS;
  if (isUnwanted(place, intent)) return 0;
  const matches = place.categories.filter((category) => intent.liked.has(category)).length;
  let score = place.popularity * (1 + CATEGORY_FACTOR * Math.min(2, matches)) * (intent.boosts.get(place.id) ?? 1);
  if (intent.withChildren && place.children === 'good') score *= 1.25;
  if (place.kind === 'food') return score * mealFit(place, intent, priceIndex);
  if (intent.budget === 'economic' && (place.price.adult ?? 0) > ECONOMIC_TICKET) score *= 0.6;
  return score;
}
