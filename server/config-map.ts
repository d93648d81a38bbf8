import { existsSync } from 'node:fs';
import path from 'node:path';
import { isWebAddress } from './config-reader.ts';
import { projectRoot } from './root.ts';

/** What lies under the trips of this installation (record 21). */
export interface MapConfig {
  readonly mapbox: { readonly token: string; readonly style: string; readonly baseUrl: string } | null;
  /** A style of MapLibre's kind, and the origins its tiles, letters and signs come from. */
  readonly style: { readonly url: string; readonly hosts: readonly string[] } | null;
  /** A PMTiles archive: a file of this machine, or an address that answers ranges. */
  readonly tiles:
    | { readonly kind: 'file'; readonly file: string }
    | { readonly kind: 'url'; readonly url: string }
    | null;
}

export interface GeocoderConfig {
  readonly baseUrl: string;
  readonly userAgent: string;
}

/** What is used of the reader in `config.ts`. */
interface Settings {
  text(name: string, fallback: string): string;
  refuse(name: string, expected: string): void;
  origin(name: string, fallback: string): string;
}

function readMapbox(reader: Settings): MapConfig['mapbox'] {
  const token = reader.text('MAPBOX_TOKEN', '');
  const style = reader.text('MAPBOX_STYLE', 'mapbox://styles/mapbox/outdoors-v12');
  const baseUrl = reader.origin('MAPBOX_BASE_URL', 'https://api.mapbox.com');
  if (token === '') return null;
  // A secret token (sk.) would be told to every visitor.
  if (!token.startsWith('pk.')) reader.refuse('MAPBOX_TOKEN', 'a public token, which begins with pk.');
  if (!style.startsWith('mapbox://styles/')) reader.refuse('MAPBOX_STYLE', 'mapbox://styles/owner/style');
  return { token, style, baseUrl };
}

function readStyle(reader: Settings): MapConfig['style'] {
  const url = reader.text('BASEMAP_STYLE_URL', '');
  const hosts = reader
    .text('BASEMAP_HOSTS', '')
    .split(/[\s,]+/)
    .filter((host) => host !== '');
  if (!hosts.every((host) => isWebAddress(host) && new URL(host).origin === host))
    reader.refuse('BASEMAP_HOSTS', 'origins such as https://tiles.example.org, separated by spaces');
  if (url === '') return null;
  if (!isWebAddress(url)) reader.refuse('BASEMAP_STYLE_URL', 'an address such as https://tiles.example.org/style.json');
  return { url, hosts };
}

function readTiles(reader: Settings): MapConfig['tiles'] {
  const text = reader.text('BASEMAP_PMTILES', '');
  if (text === '') return null;
  if (isWebAddress(text)) return { kind: 'url', url: text };
  const file = path.resolve(projectRoot, text);
  if (!existsSync(file)) reader.refuse('BASEMAP_PMTILES', 'a file that exists, or an address of one');
  return { kind: 'file', file };
}

export function readMap(reader: Settings): MapConfig {
  return { mapbox: readMapbox(reader), style: readStyle(reader), tiles: readTiles(reader) };
}

/** Null: places are not looked up anywhere. The terms of public services ask for a name to reach the operator by. */
export function readGeocoder(reader: Settings): GeocoderConfig | null {
  const baseUrl = reader.text('GEOCODER_BASE_URL', '').replace(/\/+$/, '');
  const userAgent = reader.text('GEOCODER_USER_AGENT', '');
  if (baseUrl === '') return null;
  if (!isWebAddress(baseUrl)) reader.refuse('GEOCODER_BASE_URL', 'an address such as https://nominatim.example.org');
  if (userAgent === '') reader.refuse('GEOCODER_USER_AGENT', 'who asks, such as "Periplo (trips@example.org)"');
  return { baseUrl, userAgent };
}
