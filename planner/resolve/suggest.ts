import { distanceM } from '#domain/place/distance.ts';
import { type City, type Gazetteer, nearestTo } from './gazetteer.ts';
import { beginnings } from './name-index.ts';
import { normaliseName } from './normalise.ts';
import { isWithin, type Named, spellings } from './resolve.ts';
import { isTypo, typosOf } from './typo.ts';

/** A line of the type-ahead list: a destination of the catalogue, or a city with the nearest of them. */
export type Suggestion<D extends Named> =
  | { readonly kind: 'covered'; readonly destination: D }
  | { readonly kind: 'city'; readonly city: City; readonly nearest: D | null; readonly kilometres: number };

const MOST_CITIES = 4;
/** Shorter beginnings are too short for a typo. */
const SHORTEST_FORGIVEN = 4;
/** A city this near a destination is shown with it. */
const NEAR_M = 60_000;

const TYPO = 3;
/** After every destination that is itself called so: those that lie in a country or a region of that name. */
const IN_REGION = 4;
const NO_MATCH = 9;

/** How a spelling begins with what was typed, as `beginnings` has it; TYPO with one typo in the beginning. */
function matchRank(typed: string, names: readonly string[], forgive: boolean): number {
  let best = NO_MATCH;
  for (const spelling of names) {
    if (spelling === typed) return beginnings.name;
    if (spelling.startsWith(typed)) best = Math.min(best, beginnings.beginning);
    else if (spelling.includes(` ${typed}`)) best = Math.min(best, beginnings.word);
    else if (forgive && best > TYPO && startsWithTypo(typed, spelling)) best = TYPO;
  }
  return best;
}

function startsWithTypo(typed: string, spelling: string): boolean {
  const { length } = typed;
  return [length - 1, length, length + 1].some((end) => isTypo(typed, spelling.slice(0, end)));
}

const around = new WeakMap<Gazetteer, WeakMap<Named, readonly string[]>>();

/** The names of the country and of the regions that a destination lies in, normalised. */
function regionsAround(destination: Named, gazetteer: Gazetteer): readonly string[] {
  const known = around.get(gazetteer) ?? new WeakMap<Named, readonly string[]>();
  around.set(gazetteer, known);
  const found = known.get(destination);
  if (found) return found;
  const { en, es } = destination.countryName;
  const regions = gazetteer.regions.filter((region) => isWithin(destination, region));
  const made = [en, es].map(normaliseName).concat(regions.flatMap((region) => region.spellings));
  known.set(destination, made);
  return made;
}

interface Asked {
  readonly typed: string;
  readonly forgive: boolean;
  readonly gazetteer: Gazetteer;
}

function coveredMatches<D extends Named>({ typed, forgive, gazetteer }: Asked, destinations: readonly D[]): D[] {
  return destinations
    .map((destination) => {
      const own = matchRank(typed, spellings(destination), forgive);
      const region = matchRank(typed, regionsAround(destination, gazetteer), false) + IN_REGION;
      return { destination, rank: Math.min(own, region) };
    })
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank || a.destination.id.localeCompare(b.destination.id))
    .map(({ destination }) => destination);
}

/** Best first, and of the same rank what weighs more. */
function cityMatches({ typed, forgive, gazetteer: { index } }: Asked): City[] {
  const ranks = new Map<City, number>(index.find(typed));
  if (forgive)
    for (const spelling of typosOf(typed))
      for (const city of index.find(spelling).keys()) if (!ranks.has(city)) ranks.set(city, TYPO);
  return [...ranks].sort(([a, i], [b, j]) => i - j || b.weight - a.weight).map(([city]) => city);
}

function isCovered(city: City, destinations: readonly Named[]): boolean {
  return destinations.some(
    (destination) =>
      distanceM(destination, city) < destination.radiusKm * 1000 &&
      spellings(destination).some((name) => city.spellings.includes(name)),
  );
}

/**
 * What a beginning may become, best first: destinations of the catalogue, also by the country or region that they lie in, then towns
 * it does not cover. Accents and case do not matter; one typo is forgiven where nothing else begins like that.
 */
export function suggestDestinations<D extends Named>(
  text: string,
  destinations: readonly D[],
  gazetteer: Gazetteer,
  most: number,
): Suggestion<D>[] {
  const typed = normaliseName(text);
  if (typed === '') return [];
  const find = (forgive: boolean) => ({
    covered: coveredMatches({ typed, forgive, gazetteer }, destinations),
    cities: cityMatches({ typed, forgive, gazetteer }),
  });
  const strict = find(false);
  const nothing = strict.covered.length === 0 && strict.cities.length === 0;
  const { covered, cities } = nothing && typed.length >= SHORTEST_FORGIVEN ? find(true) : strict;
  const others = cities
    .slice(0, MOST_CITIES * 3)
    .filter((city) => !isCovered(city, destinations))
    .slice(0, MOST_CITIES)
    .map((city): Suggestion<D> => {
      const [nearest] = nearestTo(city, destinations, { count: 1 });
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
