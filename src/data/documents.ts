import { known } from '#domain/open-list.ts';
import { type DocumentType, documentsOf, type TripDocument, tooMuch } from '#domain/trip/document.ts';
import { typeOfContent } from '#domain/trip/document-type.ts';
import { documentTypes } from '#domain/trip/fields/document.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import type { Seen } from '#domain/trip/seen.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { databaseOf, type StoredDocument } from '../offline/database.ts';
import { newStored, noteSending, readContent } from '../offline/document-store.ts';
import { newOperation } from '../offline/outbox.ts';
import { recordDocument } from '../offline/trip-store.ts';
import { digestOf } from './digest.ts';
import { currentUserId } from './session.ts';
import { somethingWasSaved } from './storage.ts';
import { useStored } from './stored.ts';
import { syncSoon } from './sync-soon.ts';
import { transferKey, useTransfers } from './transfers.ts';

/** Why a file is not taken as a document. */
export type DocumentFault = 'empty' | 'tooLarge' | 'tripFull' | 'type' | 'already' | 'unreadable' | 'noRoom';

export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  constructor(
    readonly fault: DocumentFault,
    readonly fileName: string,
  ) {
    super(fault);
  }
}

const LONGEST_NAME = 120;

/** The name of a file as the name of a document: of a long one the end stays, which says what it is. */
function nameOf(file: string): string {
  const name = file.replace(/\p{Cc}/gu, ' ').trim() || 'document';
  const half = LONGEST_NAME / 2 - 1;
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, half)}…${name.slice(-half)}`;
}

/** What a trip says of a file that its owner chose; throws DocumentRefused. */
async function readFile(trip: Trip, bookingId: string | null, file: File) {
  const fault = tooMuch(trip, file.size);
  if (fault) throw new DocumentRefused(fault, file.name);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new DocumentRefused('unreadable', file.name);
  });
  const type = typeOfContent(new Uint8Array(bytes));
  if (!type) throw new DocumentRefused('type', file.name);
  const digest = await digestOf(bytes);
  if (documentsOf(trip).some((own) => own.digest === digest && own.bookingId === bookingId))
    throw new DocumentRefused('already', file.name);
  const document = {
    id: crypto.randomUUID(),
    bookingId,
    name: nameOf(file.name),
    type,
    size: bytes.byteLength,
    digest,
  };
  return { document, bytes };
}

const isQuota = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'QuotaExceededError' || ('inner' in error && isQuota((error as { inner: unknown }).inner)));

/**
 * Adds files to a trip, here at once and on the server when it can be reached; each is here whole or not at all. Throws DocumentRefused
 * at the first that cannot be, and those before it stay.
 */
export async function addDocuments(seen: Seen, bookingId: string | null, files: readonly File[]): Promise<void> {
  let now = seen;
  for (const file of files) {
    const { document, bytes } = await readFile(now.trip, bookingId, file);
    const changes = [{ kind: 'document.add', document } as const];
    const tripId = now.trip.id;
    const body = { changes, baseVersion: now.version };
    const operation = { ...newOperation('trip.patch', tripId, body), kind: 'trip.patch' as const, body };
    const { digest, size } = document;
    const stored = newStored({ tripId, digest, size, sent: 0 });
    await recordDocument(databaseOf(currentUserId()), operation, { seen: now, stored, bytes }).catch(
      (error: unknown) => {
        throw isQuota(error) ? new DocumentRefused('noRoom', file.name) : error;
      },
    );
    now = { ...now, trip: applyChanges(now.trip, changes) };
  }
  somethingWasSaved();
  syncSoon();
}

/** Where the content of a document is. */
export type DocumentState =
  | { readonly at: 'here' }
  /** On this device, and the server has not got it yet. */
  | { readonly at: 'waiting' }
  | { readonly at: 'sending' | 'fetching'; readonly bytes: number; readonly total: number }
  /** The server will never take it; it is on this device only. */
  | { readonly at: 'refused'; readonly because: string }
  /** The server has it, or the device it was added on. */
  | { readonly at: 'elsewhere' };

function stateOf(stored: StoredDocument | undefined): DocumentState {
  if (!stored) return { at: 'elsewhere' };
  if (stored.refused !== null) return { at: 'refused', because: stored.refused };
  return { at: stored.sent === 1 ? 'here' : 'waiting' };
}

/** Where each document of a trip is, by its digest; undefined while reading. */
export function useDocumentStates(tripId: string): ((document: TripDocument) => DocumentState) | undefined {
  const stored = useStored(`documents ${tripId}`, ({ documents }) =>
    documents.where('tripId').equals(tripId).toArray(),
  );
  const transfers = useTransfers();
  if (stored.state !== 'read') return undefined;
  const kept = new Map(stored.value.map((own) => [own.digest, own]));
  return ({ digest }) => transfers[transferKey(tripId, digest)] ?? stateOf(kept.get(digest));
}

/** A content to be looked at: as its type, where this version knows it, and never as anything that a browser would run. */
function blobOf({ type }: TripDocument, bytes: ArrayBuffer): Blob {
  const own: DocumentType | null = known(documentTypes, type);
  return new Blob([bytes], { type: own ?? 'application/octet-stream' });
}

/** The content of a document: from this device, else fetched and kept here. Throws Problem where it cannot be had. */
export async function openDocument(tripId: string, document: TripDocument): Promise<Blob> {
  const { digest } = document;
  const kept = await readContent(databaseOf(currentUserId()), { tripId, digest });
  if (kept) return blobOf(document, kept);
  const { fetchDocument } = await import('./fetch-documents.ts');
  return blobOf(document, await fetchDocument(tripId, document));
}

/** Those of a trip that cannot be read here with no network. */
export async function documentsMissing(trip: Trip): Promise<TripDocument[]> {
  const stored = await databaseOf(currentUserId()).documents.where('tripId').equals(trip.id).toArray();
  const here = new Set(stored.map(({ digest }) => digest));
  return documentsOf(trip).filter(({ digest }) => !here.has(digest));
}

/** Fetches every document of a trip that is not here. Throws the first Problem; what has come stays. */
export async function keepDocuments(trip: Trip): Promise<void> {
  const missing = await documentsMissing(trip);
  const { fetchDocument } = await import('./fetch-documents.ts');
  for (const document of missing) await fetchDocument(trip.id, document);
}

/** A document is being removed: what is on its way to the server is stopped, and asked for anew should it come back. */
export async function stopSending(tripId: string, { digest }: TripDocument): Promise<void> {
  const { stopTransfer } = await import('./send-documents.ts');
  stopTransfer(tripId, digest);
  await noteSending(databaseOf(currentUserId()), { tripId, digest }, { sent: 0, nextAt: 0 });
}

/** Tries once more what the server refused, or could not take now. */
export async function sendAgain(tripId: string, { digest }: TripDocument): Promise<void> {
  await noteSending(databaseOf(currentUserId()), { tripId, digest }, { refused: null, attempts: 0, nextAt: 0 });
  const { sendDocuments } = await import('./send-documents.ts');
  void sendDocuments();
}
