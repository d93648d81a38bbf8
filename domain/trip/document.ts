import type * as z from 'zod/mini';
import {
  type documentSchema,
  type documentTypes,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
  MAX_TRIP_DOCUMENT_BYTES,
} from './fields/document.ts';
import type { Trip } from './trip.ts';

/** A file that belongs to a trip: a ticket, a voucher, a boarding pass. */
export type TripDocument = z.infer<typeof documentSchema>;
export type DocumentType = (typeof documentTypes)[number];

export const documentsOf = ({ documents }: Pick<Trip, 'documents'>): readonly TripDocument[] => documents ?? [];

const bytesOf = (documents: readonly TripDocument[]) => documents.reduce((sum, { size }) => sum + size, 0);

/** Whether all documents of a trip fit into it. */
export const documentsFit = (trip: Pick<Trip, 'documents'>): boolean =>
  bytesOf(documentsOf(trip)) <= MAX_TRIP_DOCUMENT_BYTES;

/** Why a file of so many bytes cannot be added to a trip; null when it can. */
export function tooMuch(trip: Pick<Trip, 'documents'>, size: number): 'empty' | 'tooLarge' | 'tripFull' | null {
  const own = documentsOf(trip);
  if (size === 0) return 'empty';
  if (size > MAX_DOCUMENT_BYTES) return 'tooLarge';
  return own.length >= MAX_DOCUMENTS || bytesOf(own) + size > MAX_TRIP_DOCUMENT_BYTES ? 'tripFull' : null;
}

/**
 * The documents of one booking; with null those of no booking, and those whose booking is gone: two devices may remove a booking and
 * add a document to it.
 */
export function documentsAt(trip: Pick<Trip, 'documents' | 'bookings'>, bookingId: string | null): TripDocument[] {
  const bookings = new Set(trip.bookings?.map(({ id }) => id));
  const placeOf = ({ bookingId: place }: TripDocument) => (place !== null && bookings.has(place) ? place : null);
  return documentsOf(trip).filter((own) => placeOf(own) === bookingId);
}
