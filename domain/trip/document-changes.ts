import type { TripDocument } from './document.ts';
import type { Trip } from './trip.ts';

/** What can be done with the documents of a trip; a removal is final. Their schemas stand with those of all changes. */
export type DocumentChange =
  | { readonly kind: 'document.add'; readonly document: TripDocument }
  | { readonly kind: 'document.remove'; readonly documentId: string }
  /** Says which booking a document belongs to. */
  | { readonly kind: 'document.booking'; readonly documentId: string; readonly bookingId: string | null };

export function isDocumentChange(change: { readonly kind: string }): change is DocumentChange {
  return change.kind.startsWith('document.');
}

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

function mapDocuments(trip: Trip, change: (own: TripDocument) => TripDocument): Trip {
  return trip.documents ? { ...trip, documents: trip.documents.map(change) } : trip;
}

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
