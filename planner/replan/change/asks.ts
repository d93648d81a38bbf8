import type { Activity } from '#domain/trip/itinerary.ts';
import type { ItemOf, WishItem, WishKind } from '#domain/wishes/item.ts';
import type { CompiledDestination } from '../../catalogue/compiled.ts';
import { costsLess, pace, things, walking } from './amount-asks.ts';
import type { Ask } from './ask.ts';
import { dayEnd, dayStart, free, isMainMeal, isNumber, meal } from './hour-asks.ts';
import { isRefusedBy, named, refusal, sortAsk } from './place-asks.ts';

const mobility = ({ need }: ItemOf<'mobility'>): Ask =>
  need === 'little-walking' || need === 'pregnant' ? walking : refusal;

/** What our data can say of a kitchen for sure; of other diets no table is promised. */
const promised: readonly ItemOf<'diet'>['diet'][] = ['vegetarian', 'vegan'];

const money = ({ per, currency }: ItemOf<'money'>): Ask | null => {
  if (currency !== 'EUR') return null;
  return per === 'a-meal' || per === 'a-ticket' ? refusal : null;
};

const habits: readonly ItemOf<'meal'>['habit'][] = ['late', 'early', 'none'];

type AskFor<K extends WishKind> = (item: ItemOf<K>) => Ask<never> | null;

/** What is known of days that are there. Bookings have a form of their own, and so has the party. */
const asks: { readonly [K in WishKind]?: AskFor<K> } = {
  place: ({ stance }) => (stance === 'see' ? named : refusal),
  sort: sortAsk,
  diet: ({ diet }) => (promised.includes(diet) ? refusal : null),
  mobility,
  'walk-most': () => walking,
  pace: () => pace,
  things: () => things,
  'day-start': () => dayStart,
  'day-end': () => dayEnd,
  meal: (item) => (isMainMeal(item.meal) && (isNumber(item.habit) || habits.includes(item.habit)) ? meal : null),
  free: () => free,
  money,
  style: ({ style }) => (style === 'thrifty' ? costsLess : null),
  avoid: ({ what }) => (what === 'heights' ? refusal : null),
};

/** How a wish is asked of days that are there; null where no change of stops fulfils it. */
export function askFor(item: WishItem): Ask | null {
  const ask = asks[item.kind] as AskFor<WishKind> | undefined;
  return (ask?.(item as never) ?? null) as Ask | null;
}

/**
 * Whether a wish sets the frame of its day while the day is changed. What asks for less than there is, of stops, ways or money, is measured by what
 * the day was: the frame of a whole trip at that pace would ask for other hours, too.
 */
export function setsFrame(item: WishItem): boolean {
  if (item.kind === 'pace') return item.pace === 'packed';
  if (item.kind === 'things') return item.least !== undefined;
  return askFor(item) !== walking && askFor(item) !== costsLess;
}

/** What a trip wants of places: a hole that another wish leaves is filled with it. */
export const isWanted = (item: WishItem): boolean =>
  (item.kind === 'place' && item.stance === 'see') ||
  (item.kind === 'sort' && item.stance === 'want' && item.most === undefined);

const order: readonly ((item: WishItem) => boolean)[] = [
  isWanted,
  (item) => askFor(item) === refusal || (item.kind === 'sort' && item.most !== undefined),
  ({ kind }) => kind === 'day-start',
  ({ kind }) => kind === 'meal',
  ({ kind }) => kind === 'day-end',
  ({ kind }) => kind === 'free',
  ({ kind }) => kind === 'pace' || kind === 'things',
];

/** In which order wishes are worked on: what comes, for what is to go where that fits, what goes, the hours, then how much it all is. */
export const rankOf = (item: WishItem): number => {
  const rank = order.findIndex((is) => is(item));
  return rank === -1 ? order.length : rank;
};

/** Whether a wish alone is to be rid of a stop. */
export const isAgainst = (item: WishItem, stop: Activity, destination: CompiledDestination): boolean =>
  askFor(item) === refusal && isRefusedBy(item, stop, destination);
