import { isWebAddress } from './config-reader.ts';

/** Where places of towns are asked for that our own catalogue does not cover (record 81). */
export interface PlacesConfig {
  /** Speaks Overpass: `/interpreter` is asked under it. */
  readonly overpassUrl: string;
  /** Wikidata's query service; null: fame is what the map alone says. */
  readonly wikidataUrl: string | null;
  readonly userAgent: string;
}

/** What is used of the reader in `config.ts`. */
interface Settings {
  text(name: string, fallback: string): string;
  refuse(name: string, expected: string): void;
}

/** Null: no town is asked for anywhere. The terms of public services ask for a name to reach the operator by. */
export function readPlaces(reader: Settings): PlacesConfig | null {
  const source = reader.text('PLACES_SOURCE', '');
  const overpassUrl = reader.text('OVERPASS_URL', '').replace(/\/+$/, '');
  const wikidataUrl = reader.text('WIKIDATA_URL', '').replace(/\/+$/, '');
  const userAgent = reader.text('PLACES_USER_AGENT', '');
  if (source === '') return null;
  if (source !== 'overpass') reader.refuse('PLACES_SOURCE', 'overpass, or nothing');
  if (!isWebAddress(overpassUrl)) reader.refuse('OVERPASS_URL', 'an address such as https://overpass.example.org/api');
  if (wikidataUrl !== '' && !isWebAddress(wikidataUrl))
    reader.refuse('WIKIDATA_URL', 'an address such as https://query.example.org/sparql, or nothing');
  if (userAgent === '') reader.refuse('PLACES_USER_AGENT', 'who asks, such as "Periplo (trips@example.org)"');
  return { overpassUrl, wikidataUrl: wikidataUrl === '' ? null : wikidataUrl, userAgent };
}
