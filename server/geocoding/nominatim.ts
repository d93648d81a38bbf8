import * as z from 'zod/mini';
import { type Coordinates, coordinatesSchema } from '#domain/place/coordinates.ts';
import type { GeocoderConfig } from '../config-map.ts';
import { readCapped } from '../http/read-capped.ts';
import type { Geocoder } from './geocoder.ts';

const TIMEOUT_MS = 8_000;
const LARGEST_BYTES = 100_000;

/** Degrees come as text. */
const answerSchema = z.array(z.object({ lat: z.string(), lon: z.string() }));

/** The search of Nominatim, and of whatever speaks the same. Its answers are untrusted input (P8). */
export class Nominatim implements Geocoder {
  constructor(private readonly options: GeocoderConfig) {}

  async find(query: string): Promise<Coordinates | null> {
    const parameters = new URLSearchParams({ q: query, format: 'jsonv2', limit: '1' });
    const response = await fetch(`${this.options.baseUrl}/search?${parameters.toString()}`, {
      headers: { 'user-agent': this.options.userAgent, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
    const [first] = answerSchema.parse(JSON.parse((await readCapped(response, LARGEST_BYTES)).toString()));
    if (!first) return null;
    return coordinatesSchema.parse({ latitude: Number(first.lat), longitude: Number(first.lon) });
  }
}
