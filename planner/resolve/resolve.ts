import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Destination } from '#domain/place/destination.ts';
import { distanceM } from '#domain/place/distance.ts';
import { countryNamed, countrySpellings } from './countries.ts';
import { editDistance } from './edit-distance.ts';
import { type City, emptyGazetteer, type Gazetteer, nearestTo, type Region } from './gazetteer.ts';
import { normaliseName } from './normalise.ts';
import { isTypo, SHORTEST_FORGIVEN } from './typo.ts';

/** What is asked of a destination to know it by its names and where it is. */
export type Named = Coordinates & Pick<Destination, 'id' | 'name' | 'aliases' | 'country' | 'countryName' | 'radiusKm'>;

/**
 * What a traveller may have meant: a destination of the catalogue; a city near one; one of several cities of that name; a region or
 * a country, with the destinations within; or something the catalogue does not cover, with what is near on the map or, of an unknown
 * name, what is spelled alike. Where nothing is, nothing is offered: a wrong neighbour is worse than none.
 */
export type Resolution<D extends Named> =
  | { readonly kind: 'found'; readonly destination: D }
  | { readonly kind: 'near'; readonly city: City; readonly kilometres: number; readonly nearest: readonly D[] }
  | { readonly kind: 'ambiguous'; readonly cities: readonly City[]; readonly nearest: readonly D[] }
  | { readonly kind: 'region'; readonly nearest: readonly D[] }
  | { readonly kind: 'unknown'; readonly city: City | null; readonly nearest: readonly D[] };

const SUGGESTIONS = 3;
/** Of a region or a country one chooses among more. */
const MOST_WITHIN = 8;
/** A city this near is an outing from the destination. */
const NEAR_M = 60_000;
/** Beyond, a destination is no neighbour any more; of a region, beyond its rim. */
const NEIGHBOUR_M = 250_000;
const NEIGHBOUR_OF_REGION_M = 130_000;
/** Of two cities of one name the smaller counts when it has at least this share of the weight. */
const RIVAL_SHARE = 0.15;
const MOST_RIVALS = 5;
/** Shorter names are more often other words. */
const SHORTEST_AMONG_WORDS = 4;
/** One letter in so many may be another before a name reads like something else. */
const LETTERS_PER_SLIP = 4;

/** A beginning of what was typed, and a rest that may be its country. */
interface Split {
  readonly head: string;
  readonly tail: string;
}

/** What was typed: the whole, and where a country may begin ("Rome, Italy", "Roma (Italia)", "Roma Italia"). */
interface Typed {
  readonly whole: string;
  readonly splits: readonly Split[];
}

/** "Nueva York Estados Unidos": before the longest end that is a country. */
function splitAtCountry(whole: string): Split[] {
  const words = whole.split(' ');
  const at = words.findIndex((_, i) => i > 0 && countryNamed(words.slice(i).join(' ')) !== null);
  return at < 0 ? [] : [{ head: words.slice(0, at).join(' '), tail: words.slice(at).join(' ') }];
}

function readTyped(text: string): Typed {
  const whole = normaliseName(text);
  const [head = '', ...rest] = text.split(/[,(]/);
  const tail = normaliseName(rest.join(' '));
  const atSign = tail === '' ? [] : [{ head: normaliseName(head), tail }];
  return { whole, splits: [...atSign, ...splitAtCountry(whole)] };
}

const spelled = new WeakMap<Named, readonly string[]>();

/** Every name of a destination, normalised. */
export function spellings(destination: Named): readonly string[] {
  const found = spelled.get(destination);
  if (found) return found;
  const { name, id, aliases } = destination;
  const made = [...new Set([name.en, name.es, id, ...aliases].map(normaliseName))];
  spelled.set(destination, made);
  return made;
}

/** "Rome, Italy": the city must match, the rest must be its country. */
function variants({ whole, splits }: Typed, { country, countryName }: Named): string[] {
  const own = [countryName.en, countryName.es].map(normaliseName);
  const there = splits.filter(({ tail }) => own.includes(tail) || countrySpellings(country).has(tail));
  return [whole, ...there.map(({ head }) => head)];
}

/** Only of the names proper: an alias with a typo reads too much like anything. */
function isOneTypoAway(typed: Typed, destination: Named): boolean {
  const { name, id } = destination;
  const proper = [name.en, name.es, id].map(normaliseName).filter((spelling) => spelling.length >= SHORTEST_FORGIVEN);
  return variants(typed, destination).some((variant) => proper.some((spelling) => isTypo(variant, spelling)));
}

function citiesNamed({ whole, splits }: Typed, { byName }: Gazetteer): readonly City[] {
  const exact = byName.get(whole);
  if (exact) return exact;
  const there = splits.flatMap(({ head, tail }) =>
    (byName.get(head) ?? []).filter(
      ({ country, region }) => countrySpellings(country).has(tail) || normaliseName(region) === tail,
    ),
  );
  return [...new Set(there)];
}

function resolveCity<D extends Named>(cities: readonly City[], destinations: readonly D[]): Resolution<D> | null {
  const [largest] = cities;
  if (!largest) return null;
  const nearest = nearestTo(largest, destinations, { count: SUGGESTIONS, withinM: NEIGHBOUR_M });
  const rivals = cities.filter(({ weight }) => weight >= largest.weight * RIVAL_SHARE).slice(0, MOST_RIVALS);
  if (rivals.length > 1) return { kind: 'ambiguous', cities: rivals, nearest };
  const [first] = nearest;
  const metres = first ? distanceM(largest, first) : Number.POSITIVE_INFINITY;
  return metres <= NEAR_M
    ? { kind: 'near', city: largest, kilometres: Math.round(metres / 1000), nearest }
    : { kind: 'unknown', city: largest, nearest };
}

/** Whether a destination lies in a region. */
export const isWithin = (destination: Named, region: Region): boolean =>
  distanceM(destination, region) <= region.kilometres * 1000;

/** A region with the destinations within, or those near it where there are none. */
function inRegion<D extends Named>(region: Region, destinations: readonly D[]): Resolution<D> {
  const within = destinations.filter((destination) => isWithin(destination, region));
  if (within.length > 0) return { kind: 'region', nearest: nearestTo(region, within, { count: MOST_WITHIN }) };
  const withinM = region.kilometres * 1000 + NEIGHBOUR_OF_REGION_M;
  return { kind: 'unknown', city: null, nearest: nearestTo(region, destinations, { count: SUGGESTIONS, withinM }) };
}

/** "Tuscany", "Andalucía", "Japan": several places to stay, of which one has to be chosen. */
function resolveRegion<D extends Named>(
  { whole, splits }: Typed,
  destinations: readonly D[],
  { regions }: Gazetteer,
): Resolution<D> | null {
  const region = regions.find(
    ({ spellings: names, country }) =>
      names.includes(whole) ||
      splits.some(({ head, tail }) => names.includes(head) && countrySpellings(country).has(tail)),
  );
  if (region) return inRegion(region, destinations);
  const country = countryNamed(whole);
  if (country === null) return null;
  const within = destinations.filter((destination) => destination.country === country);
  return within.length > 0
    ? { kind: 'region', nearest: within.slice(0, MOST_WITHIN) }
    : { kind: 'unknown', city: null, nearest: [] };
}

/** "Barcelona and Rome", "a road trip through Andalusia": what is named among other words. */
function amongWords<D extends Named>(
  { whole }: Typed,
  destinations: readonly D[],
  { regions }: Gazetteer,
): Resolution<D> | null {
  const names = (name: string) => name.length >= SHORTEST_AMONG_WORDS && ` ${whole} `.includes(` ${name} `);
  const named = destinations.filter((destination) => spellings(destination).some(names));
  if (named.length > 0) return { kind: 'unknown', city: null, nearest: named.slice(0, SUGGESTIONS) };
  const region = regions.find((candidate) => candidate.spellings.some(names));
  return region ? inRegion(region, destinations) : null;
}

/** What is spelled almost so, the most alike first. */
function bySpelling<D extends Named>(typed: Typed, destinations: readonly D[]): D[] {
  const limit = Math.floor(typed.whole.length / LETTERS_PER_SLIP);
  const closest = (destination: D) =>
    Math.min(
      ...variants(typed, destination).flatMap((variant) =>
        spellings(destination).map((spelling) => editDistance(variant, spelling, limit)),
      ),
    );
  return destinations
    .map((destination) => ({ destination, distance: closest(destination) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.destination.id.localeCompare(b.destination.id))
    .slice(0, SUGGESTIONS)
    .map(({ destination }) => destination);
}

/**
 * Finds what a traveller typed, in either language, with or without its country: first among the names of the catalogue, then
 * among regions and countries, then among the towns of the world, then with one typo forgiven. The catalogue wins over a namesake
 * elsewhere; a typo never wins over a town that is really called so.
 */
export function resolveDestination<D extends Named>(
  text: string,
  destinations: readonly D[],
  gazetteer: Gazetteer = emptyGazetteer,
): Resolution<D> {
  const typed = readTyped(text);
  const exact = destinations.find((destination) => {
    const names = spellings(destination);
    return variants(typed, destination).some((variant) => names.includes(variant));
  });
  if (exact) return { kind: 'found', destination: exact };
  const known =
    resolveRegion(typed, destinations, gazetteer) ?? resolveCity(citiesNamed(typed, gazetteer), destinations);
  if (known) return known;
  const close = typed.whole.length < SHORTEST_FORGIVEN ? [] : destinations.filter((own) => isOneTypoAway(typed, own));
  const [only] = close;
  if (only && close.length === 1) return { kind: 'found', destination: only };
  const among = amongWords(typed, destinations, gazetteer);
  if (among) return among;
  return { kind: 'unknown', city: null, nearest: bySpelling(typed, destinations) };
}
