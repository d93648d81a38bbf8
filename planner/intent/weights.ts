import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { ItemOf, WishItem, WishKind } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { isKnownFor } from './allergens.ts';
import { dietWeight } from './diets.ts';
import { hasQuality } from './quality.ts';
import { isOfSort } from './sorts.ts';

const WANTED = 1.35;
/** Of the sort, but whether it has the quality is not known, or it has not. */
const OF_THE_SORT = 1.15;
const MOST = 3;

const CROWDED = 85;
const QUIET = 65;
/** What few miss on a first visit, so that it was seen. */
const KNOWN = 82;
const DEAR_TICKET = 2000;
const LIKED = 1.4;
const MILD = 1.15;
/** What suits those who come along, though nothing was said of it. */
const SUITS = 1.25;
const UNLIKED = 0.6;

const has = (tags: readonly Tag[]) => (place: CompiledPlace) => tags.some((tag) => hasTag(place.tags, tag));

const forLocals = has(['local-life', 'market', 'quarter', 'local-food', 'park']);
const forLovers = has(['viewpoint', 'sunset', 'rooftop', 'garden', 'boat', 'view-table']);
const forEaters = has(['food-market', 'local-food', 'fine-dining', 'workshop', 'tapas', 'street-food']);
const forPictures = has(['photo-spot', 'viewpoint', 'sunset']);
const forLuxury = has(['fine-dining', 'spa', 'rooftop', 'cocktails']);
const forParties = has(['nightlife', 'cocktails', 'live-music', 'spa', 'rooftop']);
const forFriends = has(['nightlife', 'cocktails', 'live-music', 'food-market', 'street-food', 'tapas']);

const when = (is: boolean, weight: number) => (is ? weight : 1);

const styles: { readonly [S in ItemOf<'style'>['style']]: (place: CompiledPlace) => number } = {
  quiet: ({ popularity }) => (popularity >= CROWDED ? UNLIKED : when(popularity <= QUIET, LIKED)),
  highlights: ({ popularity }) => when(popularity >= CROWDED, LIKED),
  local: (place) => when(forLocals(place), LIKED) * when(place.popularity >= CROWDED, UNLIKED),
  thrifty: ({ price }) => (price.kind === 'free' ? LIKED : when((price.adult ?? 0) > DEAR_TICKET, UNLIKED)),
  luxury: (place) => when(forLuxury(place), LIKED),
  romantic: (place) => when(forLovers(place), LIKED),
  foodie: (place) => when(forEaters(place), LIKED),
  photos: (place) => when(forPictures(place), LIKED),
};

/** What our own texts say of the ground, normalised, in both languages. */
const UPHILL =
  /\b(?:\d{2,} (?:steps|escalones|peldanos)|stairs|stairways?|steep|escaleras|escalinatas?|empinad[ao]s?|cuestas)\b/;

function mobility({ need }: ItemOf<'mobility'>, place: CompiledPlace): number {
  const { kind, effort, stepFree, walk = 0, words } = place;
  if (kind === 'food') return 1;
  const ease = (effort === 'low' ? 1.1 : 0.85) * when(stepFree !== 'yes' && UPHILL.test(words.all), UNLIKED);
  if (need === 'little-walking' || need === 'pregnant') return ease * when(walk > 2_000, UNLIKED);
  return ease * (stepFree === 'yes' ? 1.2 : when(stepFree === undefined, 0.9));
}

function children({ ages }: ItemOf<'children'>, place: CompiledPlace): number {
  if (place.kind === 'food') return 1;
  if (place.ages === null) return UNLIKED;
  const range = place.ages;
  if (!range || ages.length === 0) return when(place.children === 'good', LIKED);
  const fitting = ages.filter((age) => age >= range.from && age <= range.to).length;
  return fitting === ages.length ? LIKED : fitting > 0 ? 1 : UNLIKED;
}

/** Who comes along is no request (nothing is answered), but of two places alike the one that suits them is chosen. */
function company({ who }: ItemOf<'company'>, place: CompiledPlace): number {
  if (who === 'couple') return when(forLovers(place), SUITS);
  if (who === 'friends') return when(forFriends(place), SUITS);
  if (place.kind === 'food') return 1;
  if (who === 'family') return when(place.children === 'good', SUITS);
  if (who !== 'parents' && who !== 'grandparents') return 1;
  return when(place.effort === 'low', MILD) * when(place.effort === 'high' || (place.walk ?? 0) > 2_000, UNLIKED);
}

function avoid({ what }: ItemOf<'avoid'>, place: CompiledPlace): number {
  if (place.kind === 'food') return 1;
  if (what === 'queues') return when(place.crowds?.includes('3') ?? false, UNLIKED);
  const isWeather = what === 'rain' || what === 'heat' || what === 'cold' || what === 'sun' || what === 'wind';
  return when(isWeather && place.indoor, MILD);
}

function occasion({ what }: ItemOf<'occasion'>, place: CompiledPlace): number {
  if (what === 'hen-party') return when(forParties(place), LIKED);
  return what === 'honeymoon' || what === 'anniversary' || what === 'proposal' ? when(forLovers(place), LIKED) : 1;
}

function sort(item: ItemOf<'sort'>, place: CompiledPlace): number {
  if (item.stance !== 'want') return 1;
  const fits = isOfSort(place, item);
  if (fits === true) return WANTED;
  return when(hasTag(place.tags, item.tag), fits === null ? OF_THE_SORT : 1);
}

type Weigh<K extends WishKind> = (item: ItemOf<K>, place: CompiledPlace) => number;

/** How a wish weighs a place; the other kinds change no worth. */
const weighs: { readonly [K in WishKind]?: Weigh<K> } = {
  sort,
  diet: (item, place) => (place.kind === 'food' ? dietWeight(place, item) : 1),
  // A meal near by without a table is better than one at a table that is known for it.
  allergy: ({ to }, place) => (place.kind === 'food' && isKnownFor(place, to) ? 0 : 1),
  mobility,
  children,
  company,
  style: ({ style }, place) => styles[style](place),
  avoid,
  occasion,
  visit: ({ which }, { popularity }) =>
    which === 'first' ? when(popularity >= CROWDED, MILD) : when(popularity >= KNOWN, UNLIKED),
  money: ({ per }, place) => when(per === 'a-day' && hasQuality(place, 'free') === true, MILD),
};

function weightOf(item: WishItem, place: CompiledPlace): number {
  const weigh = weighs[item.kind] as Weigh<WishKind> | undefined;
  return weigh ? weigh(item as never, place) : 1;
}

/** What the worth of each place is multiplied with; places at 1 are left out. */
export function boostsOf(wishes: readonly Wish[], places: readonly CompiledPlace[]): ReadonlyMap<string, number> {
  const boosts = new Map<string, number>();
  if (wishes.length === 0) return boosts;
  for (const place of places) {
    const product = wishes.reduce((sofar, { item }) => sofar * weightOf(item, place), 1);
    if (product !== 1) boosts.set(place.id, Math.min(MOST, product));
  }
  return boosts;
}
