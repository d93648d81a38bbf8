import type { Tag } from '#domain/place/tag.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import type { Setting } from './starts.ts';

/** Euro cents from which a look from above is a purchase, and not a stair of a church. */
const DEAR = 1200;
/** Days for which one look from above is enough; more have two. */
const ONE_FOR_DAYS = 3;

/** What one comes up for: a house with a roof terrace is visited for what it is. */
const foremost: readonly (Tag | undefined)[] = ['viewpoint', 'tower', 'rooftop', 'modern-architecture'];

const isDeck = ({ tags, price }: CompiledPlace) =>
  foremost.includes(tags[0]) &&
  tags.includes('viewpoint') &&
  (tags.includes('tower') || tags.includes('rooftop')) &&
  (price.adult ?? 0) >= DEAR;

const ranks = new WeakMap<CompiledDestination, ReadonlyMap<string, number>>();

/** The observation decks of a town by how many better known ones there are. */
function rankedDecks(destination: CompiledDestination): ReadonlyMap<string, number> {
  const known = ranks.get(destination);
  if (known) return known;
  const decks = destination.compiled.filter(isDeck).sort((a, b) => b.popularity - a.popularity);
  const made = new Map(decks.map(({ id }, rank) => [id, rank]));
  ranks.set(destination, made);
  return made;
}

/**
 * Whether a trip of some days goes without a place because it shows the same town from above as better known decks, and costs as much;
 * never for those who asked for it or for views.
 */
export function isOneDeckMore(place: CompiledPlace, { destination, intent, days }: Setting): boolean {
  const rank = rankedDecks(destination).get(place.id) ?? 0;
  const isAsked = intent.sorts.some(({ tag }) => tag === 'viewpoint' || tag === 'tower' || tag === 'rooftop');
  if (isAsked || intent.mustSee.has(place.id) || intent.essential.has(place.id) || intent.pins.has(place.id))
    return false;
  return rank >= (days <= ONE_FOR_DAYS ? 1 : 2);
}
