import { sendingTokenEndpoint } from '#contract/auth.ts';
import { SYNC_TAG } from '#contract/worker.ts';
import { call } from '../api/call.ts';
import { type UserDatabase, whoseIs } from '../offline/database.ts';
import { readSendingToken, writeSendingToken } from '../offline/sending-token.ts';

/** Not in every browser, and in no library of types. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

const DAY_MS = 86_400_000;
/** Where it holds for less than this, a page that is opened asks for another. */
const RENEWED_BELOW_MS = 6 * DAY_MS;

async function syncManager(): Promise<SyncRegistration['sync']> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  return registration?.sync;
}

/** Up to which operation the browser was asked. */
const askedUpTo = new WeakMap<UserDatabase, number>();

/**
 * Asks the browser to have the worker send what waits, as soon as there is a network and also with the app closed; once for all that waits
 * now. Elsewhere the other moments of P2 have to do.
 */
export async function sendWithAppClosed(database: UserDatabase): Promise<void> {
  const last = await database.outbox.orderBy('seq').last();
  if (!last || last.seq <= (askedUpTo.get(database) ?? 0)) return;
  const sync = await syncManager();
  // On a first visit there is no worker yet: the next exchange asks again.
  if (!sync) return;
  askedUpTo.set(database, last.seq);
  // Refused in private windows, or by its user.
  await sync.register(SYNC_TAG).catch(() => undefined);
}

/** Keeps for the worker with what it may send: it cannot read where a page keeps its tokens. Throws Problem. */
export async function keepSendingToken(database: UserDatabase, signal: AbortSignal): Promise<void> {
  if (!(await syncManager())) return;
  const kept = await readSendingToken(database);
  if (kept && kept.until - Date.now() > RENEWED_BELOW_MS) return;
  const { token, expires_in } = await call(sendingTokenEndpoint, { signal, as: whoseIs(database) });
  await writeSendingToken(database, { token, until: Date.now() + expires_in * 1000 });
}
