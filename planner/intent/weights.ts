import type { CompiledPlace } from '../catalogue/compiled.ts';
import type { DietId, NeedId } from './needs.ts';
import type { Wish } from './wish.ts';

const LIKED_THEME = 1.7;
const FAVOURITE = 2.5;
const MOST = 3;
const LESS_SUITABLE = 0.4;

/** Houses that live on meat are left out; where it is one dish among others the table only counts less. */
const steakhouse =
  /\b(?:steak\w*|asador\w*|churrasc\w*|parrilla\w*|barbecue|bbq|ribs|cochinillo|lechazo|bistecca|rodizio|knuckle|butcher|carnes|grill house)\b/;
const meaty =
  /\b(?:ham|jamon|pork|cerdo|lamb|cordero|oxtail|rabo|meat|carne|schnitzel|beef|ternera|duck|pato|sausages?|salchichas?)\b/;
const meatless =
  /\b(?:vegetarian\w*|vegan\w*|vegetables?|verduras?|salads?|ensaladas?|falafel|hummus|tofu|plant based)\b/;
const porkOrAlcohol = /\b(?:ham|jamon|pork|cerdo|cochinillo|bacon|brewery|beer hall|cerveceria|wine bar|tavern)\b/;

const avoided: Readonly<Partial<Record<DietId, RegExp>>> = {
  vegetarian: steakhouse,
  vegan: steakhouse,
  halal: porkOrAlcohol,
  kosher: porkOrAlcohol,
};

const CROWDED = 85;
const QUIET = 65;
const DEAR_TICKET = 2000;

/** How a need weighs a place. */
const needWeights: Readonly<Partial<Record<NeedId, (place: CompiledPlace) => number>>> = {
  toddler: ({ children }) => (children === 'good' ? 1.4 : 1),
  gentle: ({ effort }) => (effort === 'low' ? 1.1 : 0.85),
  quiet: ({ popularity }) => (popularity >= CROWDED ? 0.6 : popularity <= QUIET ? 1.4 : 1),
  highlights: ({ popularity }) => (popularity >= CROWDED ? 1.4 : 1),
  thrifty: ({ price }) => (price.kind === 'free' ? 1.4 : (price.adult ?? 0) > DEAR_TICKET ? 0.6 : 1),
};

/** Ids of places that a wish rules out. */
export function unsuitableFor(wishes: readonly Wish[], places: readonly CompiledPlace[]): string[] {
  return wishes.flatMap((wish): readonly string[] => {
    if (wish.kind === 'refused-place') return [wish.placeId];
    if (wish.kind === 'refused-theme') return wish.placeIds;
    if (wish.kind === 'diet') {
      const pattern = avoided[wish.diet];
      return pattern
        ? places.filter(({ kind, words }) => kind === 'food' && pattern.test(words.all)).map(({ id }) => id)
        : [];
    }
    if (wish.kind !== 'need') return [];
    if (wish.need === 'toddler') return places.filter(({ children }) => children === 'unsuitable').map(({ id }) => id);
    return wish.need === 'gentle' ? places.filter(({ effort }) => effort === 'high').map(({ id }) => id) : [];
  });
}

function weightOf(wish: Wish, place: CompiledPlace): number {
  if (wish.kind === 'theme') return wish.placeIds.includes(place.id) ? LIKED_THEME : 1;
  if (wish.kind === 'favourite') return wish.placeIds.includes(place.id) ? FAVOURITE : 1;
  if (wish.kind === 'need') return needWeights[wish.need]?.(place) ?? 1;
  const prefersGreens = wish.kind === 'diet' && (wish.diet === 'vegetarian' || wish.diet === 'vegan');
  if (!prefersGreens || place.kind !== 'food') return 1;
  if (meatless.test(place.words.all)) return FAVOURITE;
  return meaty.test(place.words.all) ? LESS_SUITABLE : 1;
}

/** What the worth of each place is multiplied with; places at 1 are left out. */
export function boostsOf(wishes: readonly Wish[], places: readonly CompiledPlace[]): ReadonlyMap<string, number> {
  const boosts = new Map<string, number>();
  if (wishes.length === 0) return boosts;
  for (const place of places) {
    const product = wishes.reduce((sofar, wish) => sofar * weightOf(wish, place), 1);
    if (product !== 1) boosts.set(place.id, Math.min(MOST, product));
  }
  return boosts;
}
