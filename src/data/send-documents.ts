import {
  type DocumentProgress,
  getDocumentProgressEndpoint,
  PART_UNIT,
  sendDocumentPartEndpoint,
} from '#contract/documents.ts';
import { Problem } from '#domain/problem.ts';
import { documentsOf } from '#domain/trip/document.ts';
import { call } from '../api/call.ts';
import { databaseOf, type StoredDocument, type UserDatabase, whoseIs } from '../offline/database.ts';
import { noteSending, readContent, unsentDocuments } from '../offline/document-store.ts';
import { waitMs } from '../offline/drain.ts';
import { policies } from '../offline/problem-policy.ts';
import { emptyTrash } from '../offline/trash.ts';
import { removeUnlisted, UNDO_MS } from '../offline/unlisted-documents.ts';
import { useSession } from '../session/session.ts';
import { tellTransfer, transferKey } from './transfers.ts';

/**
 * A part takes about a second, as the line is: browsers send one again by themselves when the connection breaks, all of it, though the
 * server has kept what came.
 */
const FIRST_PART = 2 * PART_UNIT;
const LARGEST_PART = 16 * PART_UNIT;
const FAST_MS = 500;
const SLOW_MS = 2000;

function nextPart(bytes: number, tookMs: number): number {
  if (tookMs < FAST_MS) return Math.min(LARGEST_PART, bytes * 2);
  return tookMs > SLOW_MS ? Math.max(PART_UNIT, bytes / 2) : bytes;
}

/** A part on a very bad line. */
const PART_TIMEOUT_MS = 120_000;
const LOCK = 'periplo-documents';
/** How often the place is asked for anew in one try, where another device or tab sends the same. */
const MOST_COLLISIONS = 3;

const sending = new Map<string, AbortController>();
let gate = new AbortController();
let running: Promise<void> | null = null;
let again = false;
let next: ReturnType<typeof setTimeout> | undefined;

interface Sending {
  readonly database: UserDatabase;
  readonly stored: StoredDocument;
  readonly documentId: string;
  readonly signal: AbortSignal;
}

async function sendParts({ database, stored, documentId, signal }: Sending): Promise<void> {
  const { tripId, digest, size } = stored;
  const params = { id: tripId, documentId };
  const as = whoseIs(database);
  let progress: DocumentProgress = await call(getDocumentProgressEndpoint, { params, signal, as });
  const bytes = progress.whole ? null : await readContent(database, stored);
  let most = FIRST_PART;
  while (bytes && !progress.whole) {
    const { received } = progress;
    tellTransfer(tripId, digest, { at: 'sending', bytes: received, total: size });
    const part = new Blob([bytes.slice(received, received + most)], { type: 'application/octet-stream' });
    const began = performance.now();
    const headers = { 'upload-offset': String(received) };
    progress = await call(sendDocumentPartEndpoint, {
      params,
      headers,
      bytes: part,
      signal,
      as,
      timeoutMs: PART_TIMEOUT_MS,
    });
    most = nextPart(most, performance.now() - began);
    // It goes on: what failed before counts no more.
    await noteSending(database, stored, { attempts: 0, nextAt: 0 });
  }
  if (progress.whole) await noteSending(database, stored, { sent: 1, attempts: 0, nextAt: 0 });
}

async function sendAll(sent: Sending): Promise<void> {
  for (let collisions = 0; ; collisions++) {
    try {
      return await sendParts(sent);
    } catch (error) {
      const isCollision = error instanceof Problem && error.code === 'CONFLICT';
      if (!isCollision || collisions === MOST_COLLISIONS) throw error;
    }
  }
}

/** What became of a try; resolves with whether others may be tried now. */
async function noteFailure({ database, stored }: Sending, problem: Problem): Promise<boolean> {
  const fate = policies[problem.code].content;
  if (fate === 'park') {
    await noteSending(database, stored, { refused: problem.more.fields?.[0]?.rule ?? problem.code });
    return true;
  }
  const attempts = stored.attempts + 1;
  const wait = waitMs(attempts, problem, Math.random());
  await noteSending(database, stored, { attempts, nextAt: Date.now() + wait });
  comeAgain(wait);
  return fate === 'later';
}

async function sendOne(sent: Sending): Promise<boolean> {
  const { tripId, digest } = sent.stored;
  const key = transferKey(tripId, digest);
  const stopping = new AbortController();
  sending.set(key, stopping);
  const signal = AbortSignal.any([sent.signal, stopping.signal]);
  try {
    await sendAll({ ...sent, signal });
    return true;
  } catch (error) {
    if (signal.aborted) return !sent.signal.aborted;
    if (error instanceof Problem) return noteFailure(sent, error);
    throw error;
  } finally {
    sending.delete(key);
    tellTransfer(tripId, digest, undefined);
  }
}

/** The document under which the server knows a content; undefined before it has heard of one. */
async function documentIdOf(database: UserDatabase, { tripId, digest }: StoredDocument): Promise<string | undefined> {
  const onServer = await database.trips.get(tripId);
  return onServer && documentsOf(onServer.trip).find((own) => own.digest === digest)?.id;
}

async function sendWaiting(database: UserDatabase, signal: AbortSignal): Promise<void> {
  await emptyTrash(database, Date.now());
  if (await removeUnlisted(database, Date.now())) comeAgain(UNDO_MS);
  for (const stored of await unsentDocuments(database)) {
    const documentId = await documentIdOf(database, stored);
    if (signal.aborted) return;
    if (documentId === undefined || stored.nextAt > Date.now()) continue;
    if (!(await sendOne({ database, stored, documentId, signal }))) return;
  }
}

function comeAgain(ms: number): void {
  clearTimeout(next);
  next = setTimeout(() => void sendDocuments(), ms);
}

/** Another tab sends: what was added here since it looked goes soon after. */
const OTHER_TAB_MS = 5000;

/** One tab at a time; another one would send the same. */
async function underLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    else comeAgain(OTHER_TAB_MS);
  });
}

const isClosed = (error: unknown) => error instanceof Error && error.name === 'DatabaseClosedError';

async function sendOnce(): Promise<void> {
  const session = useSession.getState();
  const { signal } = gate;
  if (session.state !== 'signed-in' || signal.aborted) return;
  const database = databaseOf(session.user.id);
  try {
    await underLock(() => sendWaiting(database, signal));
  } catch (error) {
    // A connection that was lost or made room for another tab: the next moment opens a new one.
    if (!signal.aborted && !isClosed(error)) throw error;
  }
}

/** Sends the contents that the server has not got, one after the other, going on where the last try stopped. */
export function sendDocuments(): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = sendOnce().finally(() => {
    running = null;
    const wanted = again;
    again = false;
    if (wanted) void sendDocuments();
  });
  return running;
}

/** The network is back: what waits need not wait any longer. */
export async function sendDocumentsNow(): Promise<void> {
  const session = useSession.getState();
  if (session.state !== 'signed-in') return;
  await databaseOf(session.user.id).documents.where('sent').equals(0).modify({ nextAt: 0 });
  await sendDocuments();
}

/** Its owner removes a document; what is left of it here goes when that can no longer be undone, network or not. */
export function stopTransfer(tripId: string, digest: string): void {
  sending.get(transferKey(tripId, digest))?.abort();
  comeAgain(UNDO_MS);
}

/** Signing out: waits until nothing touches the user's database any more. The next user may send again. */
export async function stopDocuments(): Promise<void> {
  again = false;
  clearTimeout(next);
  gate.abort();
  await running?.catch(() => undefined);
  gate = new AbortController();
}
