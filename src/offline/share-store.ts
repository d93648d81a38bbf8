import type { StoredShare, UserDatabase } from './database.ts';
import type { NewOperation } from './operation.ts';

/** What an operation changes of the links on this device; inside the transaction that queues it. */
export async function writeShare({ shares }: UserDatabase, operation: NewOperation): Promise<void> {
  const { kind, tripId, at, body } = operation;
  if (kind === 'trip.share') await shares.put({ ...body, tripId, createdAt: at, views: 0 });
  // They end with the trip, and stay ended when it is made again.
  if (kind === 'trip.delete') await shares.where('tripId').equals(tripId).delete();
}

/** A link goes from this device when the server has ended it, not before: until then others can open it. */
export async function settleShare({ shares }: UserDatabase, { kind, body }: NewOperation): Promise<void> {
  if (kind === 'trip.unshare') await shares.delete(body.id);
}

/** Takes back what a waiting operation had added: it will not be sent. */
export async function unwriteShare({ shares }: UserDatabase, { kind, body }: NewOperation): Promise<void> {
  if (kind === 'trip.share') await shares.delete(body.id);
}

/** Whether an operation is about links to a trip and not about the trip. */
export function isShare({ kind }: NewOperation): boolean {
  return kind === 'trip.share' || kind === 'trip.unshare';
}

/** The server's links were fetched: what it has not heard of this device stays on top, and secrets known here stay known. */
export function receiveShares(database: UserDatabase, received: readonly StoredShare[]): Promise<void> {
  const { shares, outbox } = database;
  return database.transaction('rw', shares, outbox, async () => {
    const waiting = await outbox.toArray();
    const made = new Set(waiting.flatMap(({ kind, body }) => (kind === 'trip.share' ? [body.id] : [])));
    const here = new Map((await shares.toArray()).map((share) => [share.id, share]));
    const kept = [...here.values()].filter(({ id }) => made.has(id));
    const news = received
      .filter(({ id }) => !made.has(id))
      .map((share) => ({ ...share, token: here.get(share.id)?.token ?? null }));
    await shares.clear();
    await shares.bulkPut([...kept, ...news]);
  });
}
