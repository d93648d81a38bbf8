import * as z from 'zod/mini';
import type { Coordinates } from '#domain/place/coordinates.ts';

/** What OpenStreetMap has at a point: a node, or the middle of a way or relation. */
export interface Element extends Coordinates {
  /** `node/123`; of files without such ids, the number of the line. */
  readonly id: string;
  readonly tags: Tags;
}
export type Tags = Readonly<Record<string, string>>;

/** More of one town is never looked at; no town of this world has so many that matter. */
export const MOST_ELEMENTS = 60_000;

const degrees = {
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
};
const tagsSchema = z.record(z.string(), z.string());
const overpassSchema = z.object({
  elements: z.array(z.unknown()),
  /** Says so where the service gave up half-way. */
  remark: z.optional(z.string()),
});
const elementSchema = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  lat: z.optional(degrees.lat),
  lon: z.optional(degrees.lon),
  center: z.optional(z.object(degrees)),
  tags: tagsSchema,
});

const position = z.tuple([degrees.lon, degrees.lat], z.unknown());
const geometrySchema = z.object({ type: z.string(), coordinates: z.unknown() });
const collectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });
const featureSchema = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  geometry: geometrySchema,
  properties: z.record(z.string(), z.unknown()),
});

/** What is no open data of a form we read; the message says why, for the operator. */
export class NotOpenData extends Error {}

function ofOverpass(raw: unknown): Element | null {
  const read = z.safeParse(elementSchema, raw);
  if (!read.success) return null;
  const { type, id, center, tags } = read.data;
  const latitude = read.data.lat ?? center?.lat;
  const longitude = read.data.lon ?? center?.lon;
  if (latitude === undefined || longitude === undefined) return null;
  return { id: `${type}/${id}`, latitude, longitude, tags };
}

/** Every position of a geometry, however deep; at most some thousands are needed for a middle. */
function positionsOf(coordinates: unknown, found: [number, number][] = []): [number, number][] {
  const one = z.safeParse(position, coordinates);
  if (one.success) found.push([one.data[0], one.data[1]]);
  else if (Array.isArray(coordinates)) for (const part of coordinates.slice(0, 5000)) positionsOf(part, found);
  return found;
}

/** The middle of the box around a geometry. */
function middleOf(coordinates: unknown): Coordinates | null {
  const positions = positionsOf(coordinates);
  if (positions.length === 0) return null;
  const middle = (axis: 0 | 1) => {
    const values = positions.map((own) => own[axis]);
    return (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  };
  return { latitude: middle(1), longitude: middle(0) };
}

const textTags = (properties: Readonly<Record<string, unknown>>): Tags =>
  Object.fromEntries(
    Object.entries(properties).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

function ofGeoJson(raw: unknown, line: number): Element | null {
  const read = z.safeParse(featureSchema, raw);
  if (!read.success) return null;
  const { id, geometry, properties } = read.data;
  const middle = middleOf(geometry.coordinates);
  // Overpass Turbo keeps the tags by themselves in some files.
  const inner = z.safeParse(z.record(z.string(), z.unknown()), properties['tags']);
  const own = textTags({ ...properties, ...(inner.success && inner.data) });
  const named = own['@id'] ?? (id === undefined ? `feature/${line}` : String(id));
  return middle && { id: named, ...middle, tags: own };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotOpenData('it is no JSON');
  }
}

/**
 * Reads what Overpass answers (`out center tags`) or a GeoJSON FeatureCollection of OpenStreetMap features (`osmium export`, Overpass
 * Turbo). Features without a point or without tags are left out. Throws NotOpenData where the text is neither, where the service says
 * that it gave up, and beyond `MOST_ELEMENTS`.
 */
export function readElements(text: string): Element[] {
  const json = parsed(text);
  const overpass = z.safeParse(overpassSchema, json);
  if (overpass.success) {
    const { elements, remark } = overpass.data;
    if (remark !== undefined && /error|timed out|out of memory/i.test(remark))
      throw new NotOpenData(remark.slice(0, 200));
    return kept(elements.map(ofOverpass));
  }
  const collection = z.safeParse(collectionSchema, json);
  if (!collection.success) throw new NotOpenData('it is neither an answer of Overpass nor a GeoJSON FeatureCollection');
  return kept(collection.data.features.map(ofGeoJson));
}

function kept(elements: readonly (Element | null)[]): Element[] {
  if (elements.length > MOST_ELEMENTS)
    throw new NotOpenData(`it has more than ${MOST_ELEMENTS} elements: cut it to one town`);
  return elements.filter((own) => own !== null);
}
