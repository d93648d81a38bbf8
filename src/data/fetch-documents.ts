import { getDocumentContentEndpoint } from '#contract/documents.ts';
import { Problem } from '#domain/problem.ts';
import type { TripDocument } from '#domain/trip/document.ts';
import { request } from '../api/call.ts';
import { databaseOf } from '../offline/database.ts';
import { keepContent, newStored } from '../offline/document-store.ts';
import { digestOf } from './digest.ts';
import { currentUserId } from './session.ts';
import { tellTransfer, transferKey } from './transfers.ts';

/** What is lost with a connection that breaks. */
const PART_BYTES = 512 * 1024;
const PART_TIMEOUT_MS = 60_000;
/** How often in a row a part may fail before its owner is asked. */
const MOST_FAILURES = 3;

/** Parts that came before a connection broke, for the next try; of what is looked at in this visit only. */
const begun = new Map<string, ArrayBuffer[]>();
const running = new Map<string, Promise<ArrayBuffer>>();

const lengthOf = (parts: readonly ArrayBuffer[]) => parts.reduce((sum, { byteLength }) => sum + byteLength, 0);

async function fetchPart(tripId: string, { id, size }: TripDocument, from: number): Promise<ArrayBuffer> {
  const range = `bytes=${from}-${Math.min(from + PART_BYTES, size) - 1}`;
  const params = { id: tripId, documentId: id };
  const options = { params, headers: { range }, timeoutMs: PART_TIMEOUT_MS };
  const response = await request(getDocumentContentEndpoint, options);
  const part = await response.arrayBuffer().catch(() => new ArrayBuffer(0));
  if (response.status !== 206 || part.byteLength === 0)
    throw new Problem('NO_RESPONSE', 'A part of the document did not arrive');
  return part;
}

async function fetchRest(tripId: string, document: TripDocument, parts: ArrayBuffer[]): Promise<void> {
  const { digest, size: total } = document;
  for (let failures = 0; lengthOf(parts) < total; ) {
    tellTransfer(tripId, digest, { at: 'fetching', bytes: lengthOf(parts), total });
    try {
      parts.push(await fetchPart(tripId, document, lengthOf(parts)));
      failures = 0;
    } catch (error) {
      failures += 1;
      const isBadLine = error instanceof Problem && error.code === 'NO_RESPONSE';
      if (!isBadLine || failures === MOST_FAILURES) throw error;
    }
  }
}

async function fetchWhole(tripId: string, document: TripDocument): Promise<ArrayBuffer> {
  const { digest, size } = document;
  const key = transferKey(tripId, digest);
  const parts = begun.get(key) ?? [];
  begun.set(key, parts);
  const database = databaseOf(currentUserId());
  try {
    await fetchRest(tripId, document, parts);
    const bytes = await new Blob(parts).arrayBuffer();
    begun.delete(key);
    if ((await digestOf(bytes)) !== digest) throw new Problem('UNREADABLE', 'The document is not what it was');
    // With no room on this device it can be read all the same, now.
    await keepContent(database, newStored({ tripId, digest, size, sent: 1 }), bytes).catch(() => undefined);
    return bytes;
  } finally {
    tellTransfer(tripId, digest, undefined);
  }
}

/** A document from the server, kept on this device. Throws Problem: NOT_FOUND before the device it is on has sent it. */
export function fetchDocument(tripId: string, document: TripDocument): Promise<ArrayBuffer> {
  const key = transferKey(tripId, document.digest);
  const known = running.get(key);
  if (known) return known;
  const work = fetchWhole(tripId, document).finally(() => running.delete(key));
  running.set(key, work);
  return work;
}

/** Signing out: what has come of documents goes from memory. */
export function forgetBegun(): void {
  begun.clear();
}
