import type { Town } from '#open-data/build.ts';
import type { City } from '#planner/resolve/gazetteer.ts';
import { normaliseName } from '#planner/resolve/normalise.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Where the catalogue knows no destination of a country, its prices are taken for those of a middling one. */
const USUAL_PRICES = 80;
const LONGEST_SLUG = 40;

/** What lies within so far of its middle is a town's, by how many people it has. */
const radii: readonly (readonly [weight: number, kilometres: number])[] = [
  [1_000_000, 10],
  [200_000, 8],
  [30_000, 6],
];
const SMALL_KM = 5;

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const hundredths = (degrees: number) => `${degrees < 0 ? 's' : 'n'}${Math.abs(Math.round(degrees * 100))}`;

/** The same town of the gazetteer always has the same id: its name, its country and where it is. */
export function townId({ name, country, latitude, longitude }: City): string {
  const slug = normaliseName(name.en)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_SLUG);
  const at = `${hundredths(latitude)}-${hundredths(longitude)}`;
  return ['open', slug, country.toLowerCase(), at]
    .filter((part) => part !== '')
    .join('-')
    .replace(/-+/g, '-');
}

export const isTownId = (id: string): boolean => id.startsWith('open-');

/** What a destination made from open data takes from the gazetteer and from the catalogue's knowledge of its country. */
export function townOf(city: City, catalogue: Catalogue): Town {
  const { name, country, latitude, longitude, weight } = city;
  const inCountry = catalogue.destinations.filter((own) => own.country === country);
  const nameIn = (language: string) => new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const holidays = catalogue.holidaysOf(country);
  return {
    id: townId(city),
    name,
    country,
    countryName: { en: nameIn('en'), es: nameIn('es') },
    latitude,
    longitude,
    priceIndex: middle(inCountry.map(({ priceIndex }) => priceIndex)) ?? USUAL_PRICES,
    radiusKm: radii.find(([least]) => weight >= least)?.[1] ?? SMALL_KM,
    ...(holidays && { holidays }),
  };
}
