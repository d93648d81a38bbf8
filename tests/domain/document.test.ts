import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { changesTo, sameContent } from '#domain/trip/changes-to.ts';
import { documentsAt, documentsFit, type TripDocument, tooMuch } from '#domain/trip/document.ts';
import { mayBe, TELLING_BYTES, typeOfContent } from '#domain/trip/document-type.ts';
import { documentTypes, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#domain/trip/fields/document.ts';
import { applyChanges, type Change, neverCollides, pathOf } from '#domain/trip/patch.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { withNewIds } from '#domain/trip/with-new-ids.ts';
import { readTripFile, tripFile } from '#rendering/export/trip-file.ts';
import { anyDocument } from '../support/any-trips.ts';
import { hostileFiles, sampleFiles } from '../support/documents.ts';
import { aTrip } from '../support/trips.ts';

const newId = () => crypto.randomUUID();
const random = seededRandom(7);
const booking = newBooking({
  id: newId(),
  kind: 'flight',
  start: { date: '2027-04-12', time: 600, zone: 'Europe/Madrid' },
});
const ticket: TripDocument = { ...anyDocument(random), bookingId: booking.id, name: 'canary-ticket.pdf' };
const loose: TripDocument = { ...anyDocument(random), bookingId: null };
const trip: Trip = { ...aTrip(), bookings: [booking], documents: [ticket, loose] };
const addSize = (size: number): TripDocument => ({ ...anyDocument(random), size });

describe('documents of a trip', () => {
  it('are in no share, not even that there are any', () => {
    const options = { luggage: true, costs: true, links: true, dates: 'exact' };
    const seen = sharedTrip(trip, options, newId);
    expect('documents' in seen).toBe(false);
    expect(JSON.stringify(seen)).not.toContain('canary');
  });

  it('stay behind when a trip is copied or leaves as a file', () => {
    expect(withNewIds(trip, newId).documents).toBeUndefined();
    expect(tripFile(trip, '2027-01-01T00:00:00.000Z')).not.toContain('canary');
  });

  it('are neither brought nor taken away by another state of the trip', () => {
    const file = readTripFile(tripFile({ ...trip, title: 'Roma' }, '2027-01-01T00:00:00.000Z'));
    const changes = file.kind === 'read' ? changesTo(trip, { ...file.trip, documents: [ticket, loose] }, newId) : null;
    expect(changes).toEqual([{ kind: 'title', title: 'Roma' }]);
    expect(sameContent(trip, { ...trip, documents: [] })).toBe(true);
  });

  it.each<Change>([
    { kind: 'document.add', document: { ...loose, id: newId() } },
    { kind: 'document.remove', documentId: ticket.id },
    { kind: 'document.booking', documentId: ticket.id, bookingId: null },
    { kind: 'booking.remove', bookingId: booking.id },
  ])('$kind applied twice is applied once, never asks, and can be undone', (change) => {
    const once = applyChanges(trip, [change]);
    expect(applyChanges(once, [change])).toEqual(once);
    expect(neverCollides(pathOf(change))).toBe(change.kind !== 'booking.remove');
    const back = applyChanges(once, undoOf(trip, [change], newId));
    const said = ({ documents = [], bookings }: Trip) => [
      documents.map(({ name, digest, bookingId }) => JSON.stringify([name, digest, bookingId === null])).toSorted(),
      bookings?.length,
    ];
    expect(said(back)).toEqual(said(trip));
    expect(documentsAt(back, back.bookings?.[0]?.id ?? '')).toMatchObject([{ name: ticket.name }]);
  });

  it('stay with the trip when their booking goes, also when another device added one to it meanwhile', () => {
    const late: Change = { kind: 'document.add', document: { ...ticket, id: newId() } };
    const after = applyChanges(trip, [{ kind: 'booking.remove', bookingId: booking.id }, late]);
    expect(documentsAt(after, null)).toHaveLength(3);
    expect(documentsAt(trip, null)).toEqual([loose]);
    expect(documentsAt(trip, booking.id)).toEqual([ticket]);
  });

  it('are at most 10 MB each and 100 MB together', () => {
    expect(tooMuch(trip, 0)).toBe('empty');
    expect(tooMuch(trip, MAX_DOCUMENT_BYTES)).toBeNull();
    expect(tooMuch(trip, MAX_DOCUMENT_BYTES + 1)).toBe('tooLarge');
    const full = { documents: Array.from({ length: 10 }, () => addSize(MAX_DOCUMENT_BYTES)) };
    expect([documentsFit(full), tooMuch(full, 1)]).toEqual([true, 'tripFull']);
    expect(documentsFit({ documents: [...full.documents, addSize(1)] })).toBe(false);
    expect(tooMuch({ documents: Array.from({ length: MAX_DOCUMENTS }, () => addSize(1)) }, 1)).toBe('tripFull');
  });
});

describe('what a file is', () => {
  it.each(Object.entries(sampleFiles))('%s is told by its content', (type, file) => {
    expect(typeOfContent(file)).toBe(type);
    expect(documentTypes.filter((own) => mayBe(own, file.subarray(0, TELLING_BYTES)))).toEqual([type]);
  });

  it.each(Object.entries(hostileFiles))('%s is no document', (_, file) => {
    expect(typeOfContent(file)).toBeNull();
  });

  it('is never an error, whatever the bytes', () => {
    for (let round = 0; round < 500; round++) {
      const bytes = Uint8Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * 256));
      const pass = sampleFiles['application/vnd.apple.pkpass'].slice();
      for (let flips = 0; flips < 5; flips++) pass[Math.floor(random() * pass.length)] = Math.floor(random() * 256);
      expect(() => [typeOfContent(bytes), typeOfContent(pass)]).not.toThrow();
    }
  });
});
