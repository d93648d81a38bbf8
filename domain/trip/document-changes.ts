import * as z from 'zod/mini';
import type { TripDocument } from './document.ts';
import { documentSchema } from './fields/document.ts';
import type { Trip } from './trip.ts';

const id = z.uuid();

/** What can be done with the documents of a trip; a removal is final. */
export const documentChanges = [
  z.strictObject({ kind: z.literal('document.add'), document: documentSchema }),
  z.strictObject({ kind: z.literal('document.remove'), documentId: id }),
  /** Says which booking a document belongs to. */
  z.strictObject({ kind: z.literal('document.booking'), documentId: id, bookingId: z.nullable(id) }),
] as const;

export type DocumentChange = z.infer<(typeof documentChanges)[number]>;

const kinds: readonly string[] = ['document.add', 'document.remove', 'document.booking'];

export const isDocumentChange = (change: { readonly kind: string }): change is DocumentChange =>
  kinds.includes(change.kind);

export function documentPath(change: DocumentChange): string {
  switch (change.kind) {
    case 'document.add':
      return `document/${change.document.id}`;
    case 'document.remove':
      return `document/${change.documentId}`;
    case 'document.booking':
      return `document/${change.documentId}/booking`;
  }
}

const mapDocuments = (trip: Trip, change: (own: TripDocument) => TripDocument): Trip =>
  trip.documents ? { ...trip, documents: trip.documents.map(change) } : trip;

/** The trip without a booking; its documents stay with the trip. */
export function withoutBooking(trip: Trip, bookingId: string): Trip {
  const left = { ...trip, bookings: (trip.bookings ?? []).filter((own) => own.id !== bookingId) };
  return mapDocuments(left, (own) => (own.bookingId === bookingId ? { ...own, bookingId: null } : own));
}

export function withDocuments(trip: Trip, change: DocumentChange): Trip {
  const own = trip.documents ?? [];
  switch (change.kind) {
    case 'document.add':
      return own.some((other) => other.id === change.document.id)
        ? trip
        : { ...trip, documents: [...own, change.document] };
    case 'document.remove':
      return { ...trip, documents: own.filter((other) => other.id !== change.documentId) };
    case 'document.booking': {
      const { documentId, bookingId } = change;
      return mapDocuments(trip, (other) => (other.id === documentId ? { ...other, bookingId } : other));
    }
  }
}
