/// <reference lib="webworker" />
import { makeApi } from '#src/exchange/ask.ts';
import { OUTBOX_LOCK, sendOutbox } from '#src/exchange/send-outbox.ts';
import type { UserDatabase } from '#src/offline/database.ts';
import { keptUsers, lookInto } from '#src/offline/other-users.ts';
import { readSendingToken } from '#src/offline/sending-token.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page that is sending has its own limits; after this the browser had better ask again later. */
const LONGEST_MS = 60_000;

/** Whether something is still worth another try. */
async function sendOf(database: UserDatabase, signal: AbortSignal): Promise<boolean> {
  const kept = await readSendingToken(database);
  if (!kept || kept.until <= Date.now() || (await database.outbox.count()) === 0) return false;
  const api = makeApi({
    accessToken: () => kept.token,
    // Only a page may renew what it signs with (P1): two who keep a pair each would end the session.
    renew: null,
    language: () => self.navigator.language,
    listenFor: (answer) => answer,
    onOutdated: () => void self.registration.update().catch(() => undefined),
  });
  await sendOutbox(api, database, { force: true, signal, onRefused: () => {} });
  const now = Date.now();
  const left = await database.outbox.toArray();
  return left.some(({ parkedBecause, nextAt }) => parkedBecause === undefined && nextAt > now);
}

async function sendAll(signal: AbortSignal): Promise<boolean> {
  let again = false;
  for (const userId of await keptUsers()) {
    const left = await lookInto(userId, (database) => sendOf(database, signal));
    again ||= left === true;
  }
  return again;
}

/** Sends what waits on this device, as a page would. Rejects when the browser should ask again later. */
export async function sendWhatWaits(): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const again = await self.navigator.locks.request(OUTBOX_LOCK, { signal }, () => sendAll(signal));
  if (again) throw new Error('The server did not take everything');
}
