import * as z from 'zod/mini';
import { keeper } from '#domain/reader.ts';
import { dayCount } from '#domain/trip/dates.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { type Trip } from '#domain/trip/trip.ts';

/** Name and version of the format; a file that says another number is another format. */
const FORMAT = 'periplo.trip/1';

/** A trip as it leaves the app and comes back: everything, in the words of `tripSchema`. */
const tripFileSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** ISO moment. */
  exportedAt: z.iso.datetime(),
  trip: tripSchema,
});
type TripFile = z.infer<typeof tripFileSchema>;

/** Larger files are none of ours: a trip may take 200 kB, and the HTML around it the rest. */
export const LARGEST_FILE_BYTES = 2_000_000;

/** Of several trips in one file. */
const TRIPS_FORMAT = 'periplo.trips/1';
/** An account with every trip unsent; what reads it must not choke on more. */
export const LARGEST_TRIPS_FILE_BYTES = 50_000_000;
const MOST_TRIPS = 5000;

const tripsFileSchema = z.strictObject({
  format: z.literal(TRIPS_FORMAT),
  exportedAt: z.iso.datetime(),
  trips: z.array(z.unknown()).check(z.maxLength(MOST_TRIPS)),
});

/** Documents stay: their contents are not in the file, and their names are not for those who get it. */
function withoutDocuments(trip: Trip): Trip {
  const { documents: _, ...rest } = trip;
  return rest;
}

/** Several trips as one file, which `readTripsFile` reads. `exportedAt`: an ISO moment. */
export function tripsFile(trips: readonly Trip[], exportedAt: string): string {
  return `${JSON.stringify({ format: TRIPS_FORMAT, exportedAt, trips: trips.map(withoutDocuments) }, null, 2)}\n`;
}

/** Where in an exported HTML file the trip lies. */
export const EMBEDDED_START = '<script type="application/json" id="periplo-trip">';
const EMBEDDED_END = '</script>';

/** `exportedAt`: an ISO moment. */
export function tripFile(trip: Trip, exportedAt: string): string {
  const file: TripFile = { format: FORMAT, exportedAt, trip: withoutDocuments(trip) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The same to lie inside HTML: no character of it can end the element it is in, or begin another. */
export function embeddedFile(trip: Trip, exportedAt: string): string {
  const text = JSON.stringify({ format: FORMAT, exportedAt, trip: withoutDocuments(trip) } satisfies TripFile);
  const safe = text.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${EMBEDDED_START}${safe}${EMBEDDED_END}`;
}

/** Why a file is no trip; `field` names what in it is wrong. */
export type Unreadable =
  | { readonly kind: 'notATrip' | 'newer' | 'tooLarge' }
  | { readonly kind: 'invalid'; readonly field: string; readonly message: string };

export type ReadFile = { readonly kind: 'read'; readonly trip: Trip; readonly exportedAt: string } | Unreadable;

/** The JSON in a file: the whole of it, or what an exported HTML file carries; null when there is none. */
function jsonIn(text: string): unknown {
  const start = text.indexOf(EMBEDDED_START);
  const end = start === -1 ? -1 : text.indexOf(EMBEDDED_END, start);
  try {
    // A key that would be the prototype of what holds it is none of any version.
    return JSON.parse(end === -1 ? text : text.slice(start + EMBEDDED_START.length, end), (key, value: unknown) =>
      key === '__proto__' ? undefined : value,
    );
  } catch {
    return null;
  }
}

const invalid = (field: string, message: string): Unreadable => ({ kind: 'invalid', field, message });

function isRepeated(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length;
}

/** What the shape cannot say: as many days as the dates, in order, and no id twice. */
function faultOf({ dates, days, luggage }: Trip): Unreadable | null {
  if (dates.end < dates.start) return invalid('trip.dates.end', 'before the start');
  const count = dayCount(dates);
  if (days.length !== count || days.some(({ day }, index) => day !== index + 1)) {
    return invalid('trip.days', `expected days 1 to ${count}`);
  }
  if (isRepeated(days.flatMap(({ id, activities }) => [id, ...activities.map((own) => own.id)]))) {
    return invalid('trip.days', 'an id twice');
  }
  return isRepeated(luggage.map(({ id }) => id)) ? invalid('trip.luggage', 'an id twice') : null;
}

const formatOf = (content: unknown): unknown =>
  typeof content === 'object' && content !== null && 'format' in content ? content.format : null;

/**
 * Reads an exported file, JSON or HTML, as the untrusted input it is: its size is capped, what is wrong is named, and what a later
 * version wrote into it stays in the trip (P9). Never throws.
 */
export function readTripFile(text: string): ReadFile {
  if (text.length > LARGEST_FILE_BYTES) return { kind: 'tooLarge' };
  const content = jsonIn(text);
  const format = formatOf(content);
  if (typeof format !== 'string' || !format.startsWith('periplo.trip/')) return { kind: 'notATrip' };
  if (format !== FORMAT) return { kind: 'newer' };
  const parsed = z.safeParse(keeper(tripFileSchema), content);
  const issue = parsed.error?.issues[0];
  if (issue) {
    return invalid(issue.path.join('.').slice(0, 120), issue.message);
  }
  const { trip, exportedAt } = parsed.data as TripFile;
  return faultOf(trip) ?? { kind: 'read', trip: withoutDocuments(trip), exportedAt };
}

/** What a file of several trips holds, trip by trip: one that cannot be read leaves the others alone. */
export type ReadTripsFile =
  | { readonly kind: 'several'; readonly exportedAt: string; readonly read: readonly ReadFile[] }
  | ReadFile;

/** The same for a file that may hold one trip or several. Never throws. */
export function readTripsFile(text: string): ReadTripsFile {
  if (text.length > LARGEST_TRIPS_FILE_BYTES) return { kind: 'tooLarge' };
  const content = jsonIn(text);
  const format = formatOf(content);
  if (typeof format !== 'string' || !format.startsWith('periplo.trips/')) return readTripFile(text);
  if (format !== TRIPS_FORMAT) return { kind: 'newer' };
  const parsed = z.safeParse(tripsFileSchema, content);
  const issue = parsed.error?.issues[0];
  if (!parsed.success) return invalid(issue?.path.join('.') ?? '', issue?.message ?? '');
  const { exportedAt, trips } = parsed.data;
  const read = trips.map((trip) => readTripFile(JSON.stringify({ format: FORMAT, exportedAt, trip })));
  return { kind: 'several', exportedAt, read };
}
