import type { Destination } from '#domain/place/destination.ts';
import { editDistance } from './edit-distance.ts';
import { normaliseName } from './normalise.ts';

export type Resolution<D extends Destination> =
  | { readonly kind: 'found'; readonly destination: D }
  | { readonly kind: 'unknown'; readonly nearest: readonly D[] };

/** A typo is forgiven only in names this long; below it one letter makes another city. */
const SHORTEST_FORGIVEN = 5;
const SUGGESTIONS = 3;

/** Places in their own right that are one letter from a name we know: not typos, however alike they read. */
const elsewhere = new Set(['chiang rai', 'panama', 'paros', 'quito', 'varna']);

/** What people call a country besides its name; normalised like any other name. */
const countryNicknames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'EAU'],
  CZ: ['Czech Republic', 'República Checa'],
  GB: ['UK', 'England', 'Scotland', 'Great Britain', 'Inglaterra', 'Escocia', 'Gran Bretaña'],
  NL: ['Holland', 'Holanda'],
  US: ['USA', 'U.S.A.', 'United States of America', 'EEUU', 'EE. UU.', 'EE.UU.', 'Estados Unidos de América'],
};

function spellings(destination: Destination): string[] {
  return [destination.name.en, destination.name.es, destination.id, ...destination.aliases].map(normaliseName);
}

/** "Rome, Italy" and "Roma (Italia)" name a city and where it lies: the city must match, the rest must be its country. */
function variants(text: string, destination: Destination): string[] {
  const whole = normaliseName(text);
  const [head, ...rest] = text.split(/[,(]/);
  const tail = normaliseName(rest.join(' '));
  const { countryName, country } = destination;
  const places = [countryName.en, countryName.es, country, ...(countryNicknames[country] ?? [])].map(normaliseName);
  return tail !== '' && places.includes(tail) ? [whole, normaliseName(head ?? '')] : [whole];
}

/**
 * Finds the destination somebody typed: by any of its names, then with one typo forgiven. `nearest` names what reads most
 * alike, so that an unknown name still leads somewhere.
 */
export function resolveDestination<D extends Destination>(text: string, destinations: readonly D[]): Resolution<D> {
  const exact = destinations.find((destination) =>
    variants(text, destination).some((variant) => spellings(destination).includes(variant)),
  );
  if (exact) return { kind: 'found', destination: exact };
  const ranked = destinations
    .map((destination) => ({
      destination,
      distance: closest(text, destination),
      typo: isOneTypoAway(text, destination),
    }))
    .sort((a, b) => a.distance - b.distance || a.destination.id.localeCompare(b.destination.id));
  const [best, second] = ranked;
  const typed = normaliseName(text);
  const mayBeTypo = typed.length >= SHORTEST_FORGIVEN && !elsewhere.has(typed);
  if (best && mayBeTypo && best.typo && !second?.typo) return { kind: 'found', destination: best.destination };
  return { kind: 'unknown', nearest: ranked.slice(0, SUGGESTIONS).map((entry) => entry.destination) };
}

/** One letter too many, one too few, or two swapped. Another letter in its place often is another city: Palencia, Grenada. */
function isTypo(typed: string, name: string): boolean {
  if (editDistance(typed, name, 1) !== 1) return false;
  const sorted = (text: string) => Array.from(text).sort().join('');
  return typed.length !== name.length || sorted(typed) === sorted(name);
}

/** Only of the names proper: an alias with a typo reads too much like anything. */
function isOneTypoAway(text: string, destination: Destination): boolean {
  const { name, id } = destination;
  const proper = [name.en, name.es, id].map(normaliseName).filter((spelling) => spelling.length >= SHORTEST_FORGIVEN);
  return variants(text, destination).some((variant) => proper.some((spelling) => isTypo(variant, spelling)));
}

function closest(text: string, destination: Destination): number {
  let best = Number.POSITIVE_INFINITY;
  for (const variant of variants(text, destination)) {
    for (const spelling of spellings(destination)) {
      best = Math.min(best, editDistance(variant, spelling));
    }
  }
  return best;
}
