import type { Place } from '#domain/place/destination.ts';
import type { MealKind } from '#domain/place/meal.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { Tags } from './element.ts';

/** What is served by a sort of house. */
export interface Table {
  readonly id: TableId;
  readonly tags: readonly Tag[];
  readonly meals: readonly MealKind[];
  readonly diets: NonNullable<Place['diets']>;
}

export const tableIds = ['restaurant', 'cafe', 'fast-food', 'pub'] as const;
export type TableId = (typeof tableIds)[number];

const houses: Readonly<Record<string, TableId>> = {
  restaurant: 'restaurant',
  cafe: 'cafe',
  fast_food: 'fast-food',
  food_court: 'fast-food',
  pub: 'pub',
  biergarten: 'pub',
};
const both: readonly MealKind[] = ['lunch', 'dinner'];
const mealsOf: Readonly<Record<TableId, readonly MealKind[]>> = {
  restaurant: both,
  cafe: ['lunch'],
  'fast-food': both,
  pub: ['dinner'],
};
const ownTags: Readonly<Record<TableId, readonly Tag[]>> = {
  restaurant: [],
  cafe: ['cafe'],
  'fast-food': [],
  pub: ['pub'],
};

/** By `cuisine`, as mappers write it most often. */
const cuisines: Readonly<Record<string, readonly Tag[]>> = {
  regional: ['local-food'],
  local: ['local-food'],
  traditional: ['local-food'],
  italian: ['italian'],
  pizza: ['pizza'],
  pasta: ['pasta'],
  french: ['french'],
  crepe: ['french'],
  bistro: ['french'],
  spanish: ['spanish'],
  tapas: ['tapas', 'spanish'],
  basque: ['basque'],
  catalan: ['catalan'],
  galician: ['galician'],
  portuguese: ['portuguese'],
  greek: ['greek'],
  turkish: ['turkish'],
  kebab: ['kebab'],
  lebanese: ['lebanese'],
  arab: ['middle-eastern'],
  middle_eastern: ['middle-eastern'],
  falafel: ['falafel'],
  moroccan: ['moroccan'],
  egyptian: ['egyptian'],
  german: ['german'],
  bavarian: ['german'],
  austrian: ['austrian'],
  czech: ['czech'],
  polish: ['polish'],
  hungarian: ['hungarian'],
  british: ['british'],
  irish: ['irish'],
  fish_and_chips: ['fish-and-chips'],
  indian: ['indian'],
  curry: ['curry'],
  thai: ['thai'],
  vietnamese: ['vietnamese'],
  indonesian: ['indonesian'],
  malaysian: ['malaysian'],
  chinese: ['chinese'],
  dumpling: ['dumplings'],
  dumplings: ['dumplings'],
  hotpot: ['hotpot'],
  noodle: ['noodles'],
  noodles: ['noodles'],
  japanese: ['japanese'],
  sushi: ['sushi', 'japanese'],
  ramen: ['ramen', 'japanese'],
  korean: ['korean'],
  mexican: ['mexican'],
  tacos: ['tacos', 'mexican'],
  peruvian: ['peruvian'],
  argentinian: ['argentine'],
  brazilian: ['brazilian'],
  american: ['american'],
  burger: ['burger'],
  sandwich: ['sandwich'],
  barbecue: ['bbq'],
  steak_house: ['steak'],
  seafood: ['seafood'],
  fish: ['seafood'],
  mediterranean: ['mediterranean'],
  fusion: ['fusion'],
  coffee_shop: ['coffee'],
  tea: ['tea'],
  ice_cream: ['ice-cream'],
  cake: ['pastry'],
  breakfast: ['breakfast'],
  brunch: ['brunch'],
  soup: ['soup'],
};
/** Of these alone no meal is made. */
const sweet: readonly Tag[] = ['coffee', 'tea', 'ice-cream', 'pastry', 'chocolate'];
const MOST_TAGS = 6;

/** The words of `cuisine`, lower case. */
export const cuisineWords = ({ cuisine = '' }: Tags): string[] =>
  cuisine
    .toLowerCase()
    .split(/[;,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const offers: Readonly<Record<string, 'yes' | 'some' | 'no'>> = { only: 'yes', yes: 'some', limited: 'some', no: 'no' };
const diets = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free', 'lactose-free'] as const;

/** `diet:*=yes` says that there is something, not how much; a whole house says `only`, or names it as its cuisine. */
function dietsOf(tags: Tags): Table['diets'] {
  const words = cuisineWords(tags);
  const told = diets.flatMap((diet) => {
    const offer = offers[tags[`diet:${diet.replace('-', '_')}`] ?? ''];
    if (words.includes(diet)) return [[diet, 'yes'] as const];
    return offer ? [[diet, offer] as const] : [];
  });
  const own: Table['diets'] = Object.fromEntries(told);
  return own.vegan === 'yes' || own.vegan === 'some' ? { vegetarian: own.vegan, ...own } : own;
}

/** A chain of quick meals is the same everywhere. */
const isChain = (tags: Tags) => tags['brand'] !== undefined || tags['brand:wikidata'] !== undefined;

/** What an element is for who is hungry; null where it serves no meals, or is a chain of quick ones. */
export function tableOf(tags: Tags): Table | null {
  const id = houses[tags['amenity'] ?? ''];
  if (!id || (id === 'pub' && tags['food'] === undefined && tags['cuisine'] === undefined)) return null;
  if (id !== 'restaurant' && isChain(tags)) return null;
  const tastes = cuisineWords(tags).flatMap((word) => cuisines[word] ?? []);
  const all = [...new Set([...tastes, ...ownTags[id]])].slice(0, MOST_TAGS);
  const isSweet = id !== 'restaurant' && tastes.length > 0 && tastes.every((taste) => sweet.includes(taste));
  return { id, tags: all, meals: isSweet ? [] : mealsOf[id], diets: dietsOf(tags) };
}

/** How much mappers know of a house, which those that matter gather: 0 to 40, added to what a house is worth. */
export function tableFame(tags: Tags): number {
  const knows: Readonly<Record<string, number>> = {
    opening_hours: 8,
    website: 5,
    'contact:website': 5,
    cuisine: 5,
    phone: 2,
    'contact:phone': 2,
    wheelchair: 2,
    wikidata: 10,
    stars: 6,
    outdoor_seating: 2,
    'diet:vegetarian': 2,
    image: 2,
  };
  const known = Object.entries(knows).reduce((sum, [key, worth]) => sum + (tags[key] === undefined ? 0 : worth), 0);
  const own = cuisineWords(tags).some((word) => ['regional', 'local', 'traditional'].includes(word)) ? 6 : 0;
  return Math.min(40, known + own - (isChain(tags) ? 15 : 0));
}
