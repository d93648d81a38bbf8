import type { StoredDocument, UserDatabase } from './database.ts';
import { withRoom } from './room.ts';

type Key = Pick<StoredDocument, 'tripId' | 'digest'>;
const keyOf = ({ tripId, digest }: Key): [string, string] => [tripId, digest];

/** A content that is here and that the server has, or has not yet. */
export const newStored = (own: Key & Pick<StoredDocument, 'size' | 'sent'>): StoredDocument => ({
  ...own,
  refused: null,
  attempts: 0,
  nextAt: 0,
  unlistedAt: null,
});

/** Inside a transaction over both tables. */
export async function writeContent(database: UserDatabase, stored: StoredDocument, bytes: ArrayBuffer): Promise<void> {
  const { tripId, digest } = stored;
  await database.documents.put(stored);
  await database.contents.put({ tripId, digest, bytes });
}

/** Whole or not at all; throws the browser's QuotaExceededError where there is no room. */
export function keepContent(database: UserDatabase, stored: StoredDocument, bytes: ArrayBuffer): Promise<void> {
  const { documents, contents } = database;
  return withRoom(database, () =>
    database.transaction('rw', documents, contents, () => writeContent(database, stored, bytes)),
  );
}

/** null when it is not on this device. */
export async function readContent(database: UserDatabase, key: Key): Promise<ArrayBuffer | null> {
  return (await database.contents.get(keyOf(key)))?.bytes ?? null;
}

export async function noteSending(database: UserDatabase, key: Key, change: Partial<StoredDocument>): Promise<void> {
  await database.documents.update(keyOf(key), change);
}

/** What the server does not have yet, and has not refused. */
export async function unsentDocuments(database: UserDatabase): Promise<StoredDocument[]> {
  const unsent = await database.documents.where('sent').equals(0).toArray();
  return unsent.filter(({ refused, unlistedAt }) => refused === null && unlistedAt === null);
}

/** The server made a trip anew: whether it has the contents is to be asked again. */
export async function askAgain(database: UserDatabase, tripId: string): Promise<void> {
  await database.documents.where('tripId').equals(tripId).modify({ sent: 0, attempts: 0, nextAt: 0 });
}

export async function deleteContent(database: UserDatabase, key: Key): Promise<void> {
  const { documents, contents } = database;
  await database.transaction('rw', documents, contents, async () => {
    await documents.delete(keyOf(key));
    await contents.delete(keyOf(key));
  });
}
