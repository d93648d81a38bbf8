import { languages } from '#domain/language.ts';
import { normaliseName } from './normalise.ts';

/** What people call a country besides its name. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'EAU'],
  BA: ['Bosnia'],
  CN: ['Mainland China'],
  CZ: ['Czech Republic', 'República Checa'],
  GB: ['UK', 'England', 'Scotland', 'Great Britain', 'Inglaterra', 'Escocia', 'Gran Bretaña'],
  KR: ['Korea', 'Corea'],
  MM: ['Burma', 'Birmania'],
  NL: ['Holland', 'Holanda'],
  TR: ['Turkey', 'Turquía'],
  US: ['USA', 'U.S.A.', 'United States of America', 'EEUU', 'EE. UU.', 'EE.UU.', 'Estados Unidos de América'],
};

const displayNames = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
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

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** ISO 3166 codes that are kept for no country of today. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

let byName: ReadonlyMap<string, string> | null = null;

function readCountries(): ReadonlyMap<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const countries = codes.filter((code) => !noCountries.has(code) && displayNames[0]?.of(code) !== undefined);
  return new Map(
    countries.flatMap((code) =>
      // Two letters are more often the beginning of a word than the code of a country.
      [...countrySpellings(code)].filter((name) => name.length > 3 || nicknames[code]).map((name) => [name, code]),
    ),
  );
}

/** The ISO code of the country that a normalised name means; null for anything else. */
export function countryNamed(name: string): string | null {
  byName ??= readCountries();
  return byName.get(name) ?? null;
}
