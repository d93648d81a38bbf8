import type { Booking } from '#domain/trip/booking.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { ImportedBooking, ImportField, ImportFor, Unreadable } from '#imports/draft.ts';
import { type BookingDraft, bookingOf, draftOf } from './booking-draft.ts';
import { tripZone } from './trip-zone.ts';

/** A booking that was read, as its owner may change it before it is added. */
export interface FoundBooking {
  readonly booking: Booking;
  readonly draft: BookingDraft;
  readonly unsure: readonly ImportField[];
  readonly missing: readonly ImportField[];
  /** The trip has it. */
  readonly already: boolean;
  readonly taken: boolean;
}

export type Reading =
  | { readonly step: 'asking' }
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly why: Unreadable | 'missingPart' }
  | {
      readonly step: 'found';
      readonly found: readonly FoundBooking[];
      readonly text: string;
      /** So many sources could not be read. */
      readonly unread: number;
    };

const sameBooking = (a: Booking, b: Booking) =>
  a.kind === b.kind &&
  a.start.date === b.start.date &&
  a.start.time === b.start.time &&
  (a.code === b.code || a.place?.name === b.place?.name);

function foundOf({ booking, unsure, missing }: ImportedBooking, trip: Trip): FoundBooking {
  const already = (trip.bookings ?? []).some((own) => sameBooking(own, booking));
  return { booking, unsure, missing, already, taken: !already, draft: draftOf(booking, tripZone(trip)) };
}

function importFor(trip: Trip): ImportFor {
  const stop = trip.days.flatMap(({ activities }) => activities).find(({ latitude }) => latitude !== null);
  const near =
    stop && stop.latitude !== null && stop.longitude !== null
      ? { latitude: stop.latitude, longitude: stop.longitude }
      : null;
  return { dates: trip.dates, zone: tripZone(trip), near, newId: () => crypto.randomUUID() };
}

/** Reads a text or a file. */
async function readConfirmation(source: string | File, trip: Trip): Promise<Reading> {
  const reader = await import('#imports/read-import.ts').catch(() => null);
  if (!reader) return { step: 'failed', why: 'missingPart' };
  const isText = typeof source === 'string';
  if (!isText && source.size > reader.LARGEST_FILE_BYTES) return { step: 'failed', why: 'tooLarge' };
  const read = isText
    ? reader.readText(source, importFor(trip))
    : reader.readFile(new Uint8Array(await source.arrayBuffer()), importFor(trip));
  if (read.kind === 'unreadable') return { step: 'failed', why: read.why };
  return {
    step: 'found',
    found: read.drafts.map((draft) => foundOf(draft, trip)),
    text: isText ? source : '',
    unread: 0,
  };
}

/** What was found in one source after the other; the same booking in two of them is one. */
function together(readings: readonly Reading[]): Reading {
  const read = readings.filter((reading) => reading.step === 'found');
  const [failed] = readings.filter((reading) => reading.step === 'failed');
  const found: FoundBooking[] = [];
  for (const own of read.flatMap((reading) => reading.found))
    if (!found.some(({ booking }) => sameBooking(booking, own.booking))) found.push(own);
  if (found.length === 0 && failed) return failed;
  const text = read.map((reading) => reading.text).find((own) => own !== '') ?? '';
  return { step: 'found', found, text, unread: readings.length - read.length };
}

/** Reads texts and files on this device. What reads them comes when it is needed; nothing of the trip changes. */
export async function readConfirmations(sources: readonly (string | File)[], trip: Trip): Promise<Reading> {
  const readings: Reading[] = [];
  for (const source of sources) readings.push(await readConfirmation(source, trip));
  return together(readings);
}

/** What adding those that are ticked changes; null while one of them is not complete. */
export function changesOf(reading: Reading): Change[] | null {
  const found = reading.step === 'found' ? reading.found : [];
  const taken = found.filter((own) => own.taken).map(({ draft, booking }) => bookingOf(draft, booking.id, booking));
  return taken.includes(null) ? null : taken.flatMap((booking) => (booking ? [{ kind: 'booking.put', booking }] : []));
}

const LONGEST_NOTES = 2000;

/** Keeps a text that could not be read below the notes that are there. */
export function noteOf({ notes }: Trip, text: string): Change {
  return {
    kind: 'notes',
    notes: [notes, text.trim()]
      .filter((part) => part !== '')
      .join('\n\n')
      .slice(0, LONGEST_NOTES),
  };
}
