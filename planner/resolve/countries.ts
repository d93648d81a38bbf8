import { languages } from '#domain/language.ts';
import { normaliseName } from './normalise.ts';

/** What people call a country besides its name. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'EAU'],
  CZ: ['Czech Republic', 'República Checa'],
  GB: ['UK', 'England', 'Scotland', 'Great Britain', 'Inglaterra', 'Escocia', 'Gran Bretaña'],
  NL: ['Holland', 'Holanda'],
  US: ['USA', 'U.S.A.', 'United States of America', 'EEUU', 'EE. UU.', 'EE.UU.', 'Estados Unidos de América'],
};

const displayNames = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
const known = new Map<string, ReadonlySet<string>>();

/** Every way to say a country, normalised: names in both languages, its ISO code, nicknames. */
export function countrySpellings(country: string): ReadonlySet<string> {
  const found = known.get(country);
  if (found) return found;
  const names = displayNames.map((display) => display.of(country) ?? country);
  const spellings = new Set([...names, country, ...(nicknames[country] ?? [])].map(normaliseName));
  known.set(country, spellings);
  return spellings;
}
