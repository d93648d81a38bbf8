import type { CompiledPlace } from '../catalogue/compiled.ts';
import { dietWeight } from './diets.ts';
import type { NeedId } from './need-ids.ts';
import type { Wish } from './wish.ts';

const LIKED_THEME = 1.7;
const FAVOURITE = 2.5;
const MOST = 3;

const CROWDED = 85;
const QUIET = 65;
const DEAR_TICKET = 2000;

/** How a need weighs a place. */
const needWeights: Readonly<Partial<Record<NeedId, (place: CompiledPlace) => number>>> = {
  toddler: ({ children }) => (children === 'good' ? 1.4 : 1),
  gentle: ({ effort, stepFree }) => (effort === 'low' ? 1.1 : 0.85) * (stepFree === 'yes' ? 1.2 : 1),
  quiet: ({ popularity }) => (popularity >= CROWDED ? 0.6 : popularity <= QUIET ? 1.4 : 1),
  highlights: ({ popularity }) => (popularity >= CROWDED ? 1.4 : 1),
  thrifty: ({ price }) => (price.kind === 'free' ? 1.4 : (price.adult ?? 0) > DEAR_TICKET ? 0.6 : 1),
};

/** Not for people who cannot climb or walk far, by what the data say. */
const isHard = ({ effort, stepFree }: CompiledPlace) => effort === 'high' || stepFree === 'no';

/** Ids of places that a wish rules out. */
export function unsuitableFor(wishes: readonly Wish[], places: readonly CompiledPlace[]): string[] {
  return wishes.flatMap((wish): readonly string[] => {
    if (wish.kind === 'refused-place') return [wish.placeId];
    if (wish.kind === 'refused-theme') return [...wish.known, ...wish.likely];
    if (wish.kind === 'diet')
      return places.filter((place) => place.kind === 'food' && dietWeight(place, wish.diet) === 0).map(({ id }) => id);
    if (wish.kind !== 'need') return [];
    if (wish.need === 'toddler') return places.filter(({ children }) => children === 'unsuitable').map(({ id }) => id);
    return wish.need === 'gentle' ? places.filter(isHard).map(({ id }) => id) : [];
  });
}

function weightOf(wish: Wish, place: CompiledPlace): number {
  if (wish.kind === 'theme') return [...wish.known, ...wish.likely].includes(place.id) ? LIKED_THEME : 1;
  if (wish.kind === 'favourite') return wish.placeIds.includes(place.id) ? FAVOURITE : 1;
  if (wish.kind === 'need') return needWeights[wish.need]?.(place) ?? 1;
  return wish.kind === 'diet' && place.kind === 'food' ? dietWeight(place, wish.diet) : 1;
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
