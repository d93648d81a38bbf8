import type { Destination } from '#domain/place/destination.ts';
import { distanceM } from '#domain/place/distance.ts';
import { countrySpellings } from './countries.ts';
import { editDistance } from './edit-distance.ts';
import { type City, emptyGazetteer, type Gazetteer, nearestTo } from './gazetteer.ts';
import { normaliseName } from './normalise.ts';
import { isTypo, SHORTEST_FORGIVEN } from './typo.ts';

/**
 * What a traveller may have meant: a destination of the catalogue; a city near one; one of several cities of that name; or
 * something the catalogue does not cover, with what is nearest on the map (or, for an unknown name, in spelling).
 */
export type Resolution<D extends Destination> =
  | { readonly kind: 'found'; readonly destination: D }
  | { readonly kind: 'near'; readonly city: City; readonly kilometres: number; readonly nearest: readonly D[] }
  | { readonly kind: 'ambiguous'; readonly cities: readonly City[]; readonly nearest: readonly D[] }
  | { readonly kind: 'unknown'; readonly city: City | null; readonly nearest: readonly D[] };

const SUGGESTIONS = 3;
/** A city this near is an outing from the destination. */
const NEAR_M = 60_000;
/** Of two cities of one name the smaller counts when it has at least this share of the people. */
const RIVAL_SHARE = 0.15;
const MOST_RIVALS = 5;

/** What was typed: the whole, and its head when the rest ("Rome, Italy", "Roma (Italia)") may be a country. */
interface Typed {
  readonly whole: string;
  readonly head: string;
  readonly tail: string;
}

function readTyped(text: string): Typed {
  const [head = '', ...rest] = text.split(/[,(]/);
  return { whole: normaliseName(text), head: normaliseName(head), tail: normaliseName(rest.join(' ')) };
}

function spellings({ name, id, aliases }: Destination): string[] {
  return [name.en, name.es, id, ...aliases].map(normaliseName);
}

/** "Rome, Italy": the city must match, the rest must be its country. */
function variants({ whole, head, tail }: Typed, { country, countryName }: Destination): string[] {
  const own = [countryName.en, countryName.es].map(normaliseName);
  return tail !== '' && (own.includes(tail) || countrySpellings(country).has(tail)) ? [whole, head] : [whole];
}

/** Only of the names proper: an alias with a typo reads too much like anything. */
function isOneTypoAway(typed: Typed, destination: Destination): boolean {
  const { name, id } = destination;
  const proper = [name.en, name.es, id].map(normaliseName).filter((spelling) => spelling.length >= SHORTEST_FORGIVEN);
  return variants(typed, destination).some((variant) => proper.some((spelling) => isTypo(variant, spelling)));
}

function citiesNamed({ whole, head, tail }: Typed, { byName }: Gazetteer): readonly City[] {
  const exact = byName.get(whole);
  if (exact) return exact;
  const there = ({ country, region }: City) => countrySpellings(country).has(tail) || normaliseName(region) === tail;
  return tail === '' ? [] : (byName.get(head) ?? []).filter(there);
}

function resolveCity<D extends Destination>(cities: readonly City[], destinations: readonly D[]): Resolution<D> | null {
  const [largest] = cities;
  if (!largest) return null;
  const nearest = nearestTo(largest, destinations, SUGGESTIONS);
  const rivals = cities.filter(({ people }) => people >= largest.people * RIVAL_SHARE).slice(0, MOST_RIVALS);
  if (rivals.length > 1) return { kind: 'ambiguous', cities: rivals, nearest };
  const [first] = nearest;
  const metres = first ? distanceM(largest, first) : Number.POSITIVE_INFINITY;
  return metres <= NEAR_M
    ? { kind: 'near', city: largest, kilometres: Math.round(metres / 1000), nearest }
    : { kind: 'unknown', city: largest, nearest };
}

function closest(typed: Typed, destination: Destination): number {
  const distances = variants(typed, destination).flatMap((variant) =>
    spellings(destination).map((spelling) => editDistance(variant, spelling)),
  );
  return Math.min(...distances);
}

function bySpelling<D extends Destination>(typed: Typed, destinations: readonly D[]): D[] {
  return destinations
    .map((destination) => ({ destination, distance: closest(typed, destination) }))
    .sort((a, b) => a.distance - b.distance || a.destination.id.localeCompare(b.destination.id))
    .slice(0, SUGGESTIONS)
    .map(({ destination }) => destination);
}

/**
 * Finds what a traveller typed, in either language, with or without its country: first among the names of the catalogue, then
 * among the cities of the world, then with one typo forgiven. The catalogue wins over a namesake elsewhere; a typo never
 * wins over a city that is really called so.
 */
export function resolveDestination<D extends Destination>(
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
  const city = resolveCity(citiesNamed(typed, gazetteer), destinations);
  if (city) return city;
  const close = typed.whole.length < SHORTEST_FORGIVEN ? [] : destinations.filter((own) => isOneTypoAway(typed, own));
  const [only] = close;
  if (only && close.length === 1) return { kind: 'found', destination: only };
  return { kind: 'unknown', city: null, nearest: bySpelling(typed, destinations) };
}
