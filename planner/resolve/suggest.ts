import type { Destination } from '#domain/place/destination.ts';
import { distanceM } from '#domain/place/distance.ts';
import { type City, type Gazetteer, nearestTo } from './gazetteer.ts';
import { normaliseName } from './normalise.ts';
import { isTypo } from './typo.ts';

/** A line of the type-ahead list: a destination of the catalogue, or a city with the nearest of them. */
export type Suggestion<D extends Destination> =
  | { readonly kind: 'covered'; readonly destination: D }
  | { readonly kind: 'city'; readonly city: City; readonly nearest: D | null; readonly kilometres: number };

const MOST_CITIES = 4;
/** Shorter beginnings are too short for a typo. */
const SHORTEST_FORGIVEN = 4;
/** A city this near a destination is shown with it. */
const NEAR_M = 60_000;

const NO_MATCH = 9;

/** 0 the name, 1 its beginning, 2 the beginning of one of its words, 3 one typo in the beginning; 9 no match. */
function matchRank(typed: string, spellings: readonly string[], forgive: boolean): number {
  let best = NO_MATCH;
  for (const spelling of spellings) {
    if (spelling === typed) return 0;
    if (spelling.startsWith(typed)) best = Math.min(best, 1);
    else if (spelling.includes(` ${typed}`)) best = Math.min(best, 2);
    else if (forgive && best > 3 && startsWithTypo(typed, spelling)) best = 3;
  }
  return best;
}

/** Looks at names that share one of the first two letters only, where people hardly ever slip twice. */
function startsWithTypo(typed: string, spelling: string): boolean {
  if (typed[0] !== spelling[0] && typed[1] !== spelling[1] && typed[0] !== spelling[1]) return false;
  const { length } = typed;
  return [length - 1, length, length + 1].some((end) => isTypo(typed, spelling.slice(0, end)));
}

function coveredMatches<D extends Destination>(typed: string, destinations: readonly D[], forgive: boolean): D[] {
  return destinations
    .map((destination) => {
      const { name, aliases, countryName } = destination;
      const own = matchRank(typed, [name.en, name.es, ...aliases].map(normaliseName), forgive);
      const country = matchRank(typed, [countryName.en, countryName.es].map(normaliseName), false) + 4;
      return { destination, rank: Math.min(own, country) };
    })
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank || a.destination.id.localeCompare(b.destination.id))
    .map(({ destination }) => destination);
}

function cityMatches(typed: string, { cities }: Gazetteer, forgive: boolean): City[] {
  const found: { city: City; rank: number }[] = [];
  for (const city of cities) {
    const rank = matchRank(typed, city.spellings, forgive);
    if (rank < NO_MATCH) found.push({ city, rank });
  }
  // The gazetteer is sorted by size, and sorting is stable.
  return found.sort((a, b) => a.rank - b.rank).map(({ city }) => city);
}

function isCovered(city: City, destinations: readonly Destination[]): boolean {
  return destinations.some(
    (destination) =>
      distanceM(destination, city) < destination.radiusKm * 1000 &&
      [destination.name.en, destination.name.es, ...destination.aliases]
        .map(normaliseName)
        .some((name) => city.spellings.includes(name)),
  );
}

/**
 * What a beginning may become, best first: destinations of the catalogue, then cities it does not cover. Accents and case do
 * not matter; one typo is forgiven where nothing else begins like that.
 */
export function suggestDestinations<D extends Destination>(
  text: string,
  destinations: readonly D[],
  gazetteer: Gazetteer,
  most: number,
): Suggestion<D>[] {
  const typed = normaliseName(text);
  if (typed === '') return [];
  const find = (forgive: boolean) => ({
    covered: coveredMatches(typed, destinations, forgive),
    cities: cityMatches(typed, gazetteer, forgive),
  });
  const strict = find(false);
  const nothing = strict.covered.length === 0 && strict.cities.length === 0;
  const { covered, cities } = nothing && typed.length >= SHORTEST_FORGIVEN ? find(true) : strict;
  const others = cities
    .slice(0, MOST_CITIES * 3)
    .filter((city) => !isCovered(city, destinations))
    .slice(0, MOST_CITIES)
    .map((city): Suggestion<D> => {
      const [nearest] = nearestTo(city, destinations, 1);
      const metres = nearest ? distanceM(city, nearest) : Number.POSITIVE_INFINITY;
      return {
        kind: 'city',
        city,
        nearest: metres <= NEAR_M && nearest ? nearest : null,
        kilometres: Math.round(metres / 1000),
      };
    });
  return [...covered.map((destination): Suggestion<D> => ({ kind: 'covered', destination })), ...others].slice(0, most);
}
