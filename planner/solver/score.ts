import type { Place } from '#domain/place/destination.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import { isTreat, type MealKind } from '#domain/place/meal.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { Intent } from '../intent/intent.ts';
import { mealFloor } from '../rules.ts';

/** What a meal costs one adult at a destination of price index 100, in euro cents. */
export const usualMeal: Record<BudgetLevel, number> = { economic: 1200, moderate: 2600, luxury: 7000 };
/** From this many euro cents on a ticket is dear, however dear it is. */
const DEAR_TICKET = 3000;
const ECONOMIC_RELUCTANCE = 0.5;
const LUXURY_EAGERNESS = 0.6;
const MUST_SEE_BONUS = 1500;
/** What a first visit must hold comes before everything else that was not named, and what one comes for before all of that. */
const ESSENTIAL_BONUS = 700;
const FOREMOST_BONUS = 300;

function essentialBonus({ id }: Place, { essential }: Intent): number {
  const rank = essential.get(id);
  return rank === undefined ? 0 : ESSENTIAL_BONUS + FOREMOST_BONUS / (rank + 1);
}
/** At this popularity the worth of a visit is its popularity; above it grows faster, below it falls faster. */
const MIDDLING = 80;
const CATEGORY_FACTOR = 0.7;
/** The best cake of a town is worth a break, and no sight. */
const TREAT = 0.5;

/** A table this much dearer than the budget's usual meal is not offered. */
const DEAREST_MEAL = 2.2;

/** A table that is worth so much more to these travellers is one of few they can eat at: it is not too cheap. */
const RARE = 2;

/** How fast a table loses worth away from the usual price: who pays for the best does not dine on noodles at a counter, who counts every euro not at a cloth. */
const steepness: Record<BudgetLevel, number> = { economic: 3, moderate: 1.5, luxury: 2.5 };

/** 1 for the usual price of the budget level (on a small budget also for less, in luxury for more), towards 0 away from it. */
function mealFit(place: Place, intent: Intent, priceIndex: number): number {
  const price = place.price.adult;
  if (price === null) return 0.6;
  if (isTooCheap(place, intent, priceIndex)) return 0;
  if (price === 0) return 0.6;
  const target = (usualMeal[intent.budget] * priceIndex) / 100;
  if (price > DEAREST_MEAL * target) return 0;
  const suitsBelow = intent.budget === 'economic' || (intent.boosts.get(place.id) ?? 1) >= RARE;
  const suits = (suitsBelow && price <= target) || (intent.budget === 'luxury' && price >= target);
  return suits ? 1 : Math.min(price / target, target / price) ** steepness[intent.budget];
}

/** Cake and coffee are no dinner, and half a lunch. */
const AS_DINNER = 0.4;
const AS_LUNCH = 0.75;

/** How much of its worth a place has as a meal. */
export function mealShare({ tags = [] }: Place, meal: MealKind | null): number {
  if (!meal || !['cafe', 'pastry', 'bakery', 'tea'].includes(tags[0] ?? '')) return 1;
  return meal === 'dinner' ? AS_DINNER : AS_LUNCH;
}

/** Of what a table is worth what is left of it as a lunch: at noon few who do not travel in luxury pay more than a usual meal costs. */
export function lunchShare(place: Place, meal: MealKind | null, intent: Intent, priceIndex: number): number {
  const price = place.price.adult ?? 0;
  const usual = (usualMeal[intent.budget] * priceIndex) / 100;
  if (meal !== 'lunch' || intent.budget === 'luxury' || price <= usual) return 1;
  if (intent.mustSee.has(place.id) || (intent.boosts.get(place.id) ?? 1) >= RARE) return 1;
  return (usual / price) ** 1.5;
}

/** A table for a party with children: where they are welcome, and neither a bar nor three hours of courses. */
function childFit({ children, tags = [] }: Place): number {
  if (hasTag(tags, 'fine-dining') || hasTag(tags, 'bar') || hasTag(tags, 'cocktails')) return 0.4;
  return children === 'good' ? 1.3 : 0.75;
}

const isTable = (place: Place) => place.kind === 'food' && !isTreat(place);

const isTooCheap = (place: Place, { budget }: Intent, priceIndex: number) =>
  isTable(place) && place.price.adult !== null && place.price.adult < mealFloor(budget, priceIndex);

/** Of a theatre whose programme is not known a traveller cannot make a day; who asks for one is told to look it up. */
const isOnlyAskedFor = ({ hours, daytime, seasons = [] }: Place) => hours === null && seasons.length === 0 && !daytime;
const isAskedFor = ({ tags = [] }: Place, { sorts }: Intent) => sorts.some(({ tag }) => hasTag(tags, tag));

/** Below this a house that cooks for one diet is known to those who keep to it; others would rather eat what the town eats. */
const LITTLE_KNOWN = 36;
const cooksForDiet = ({ kind, popularity, diets }: Place) =>
  kind === 'food' && popularity < LITTLE_KNOWN && (diets?.vegetarian === 'yes' || diets?.['gluten-free'] === 'yes');
const keepToDiet = ({ wishes }: Intent) => wishes.some(({ item }) => item.kind === 'diet' || item.kind === 'allergy');

function isUnwanted(place: Place, intent: Intent): boolean {
  if (cooksForDiet(place) && !keepToDiet(intent)) return true;
  if (isOnlyAskedFor(place) && !isAskedFor(place, intent)) return true;
  return intent.refused.has(place.id) || (intent.withChildren && place.children === 'unsuitable');
}

/** Tickets count against a place on an economic trip and a little for it on a luxury one. */
function ticketFit({ price }: Place, { budget }: Intent): number {
  const paid = Math.min(price.adult ?? 0, DEAR_TICKET) / DEAR_TICKET;
  if (budget === 'economic') return 1 - ECONOMIC_RELUCTANCE * paid;
  return budget === 'luxury' ? 1 + LUXURY_EAGERNESS * paid : 1;
}

/**
 * How much a place is worth to these travellers: popularity weighed by the chosen categories, children and budget. 0 means
 * never; a place named in the preferences comes first.
 */
export function placeScore(place: Place, intent: Intent, priceIndex: number): number {
  if (intent.mustSee.has(place.id) && !isTooCheap(place, intent, priceIndex)) return place.popularity + MUST_SEE_BONUS;
  if (isUnwanted(place, intent)) return 0;
  const liked = place.categories.filter((category) => intent.liked.has(category)).length;
  // Who likes to eat well means tables more than cake.
  const matches = isTreat(place) ? Math.min(0.5, liked) : liked;
  const fame = isTable(place) ? place.popularity : (place.popularity ** 2 / MIDDLING) * (isTreat(place) ? TREAT : 1);
  let score = fame * (1 + CATEGORY_FACTOR * Math.min(2, matches)) * (intent.boosts.get(place.id) ?? 1);
  if (isTable(place)) return score * mealFit(place, intent, priceIndex) * (intent.withChildren ? childFit(place) : 1);
  if (intent.withChildren && place.children === 'good') score *= 1.25;
  return score * ticketFit(place, intent) + essentialBonus(place, intent);
}
