import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { City } from '#planner/resolve/gazetteer.ts';

/** "United States (OH)", "España". */
export function nameOfCountry({ country, region }: City, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return region === '' ? name : `${name} (${region})`;
}

/** "Córdoba, Argentina": a name that finds exactly this city again. */
export function fullNameOf(city: City, language: Language): string {
  const place = city.region === '' ? nameOfCountry(city, language) : city.region;
  return `${inLanguage(city.name, language)}, ${place}`;
}
