import type { Db, Tx } from '../db/database.ts';
import { documentsListed } from '../trips/documents-of.ts';
import { type ReadAccess, type TripScope } from '../trips/policy.ts';
import type { Documents } from './documents.ts';
import { contentsOf, deleteContentsOf, type KeptContent, noteUnlisted } from './repo.ts';

/** Inside the transaction that takes documents off a trip, or the trip away: which contents it lists no more. */
export async function unlistContents(tx: Tx, access: ReadAccess, now: Date): Promise<void> {
  const listed = await documentsListed(tx, access);
  await noteUnlisted(
    tx,
    access,
    listed.map(({ digest }) => digest),
    now.toISOString(),
  );
}

/** Inside the transaction that erases an account; `Documents.removeGone` follows. */
export const eraseContents = (tx: Tx, scope: TripScope, now: Date): Promise<void> =>
  deleteContentsOf(tx, scope, now.toISOString());

const BASE64_GROUP = 3;

async function* base64(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % BASE64_GROUP);
    rest = bytes.subarray(whole);
    yield bytes.toString('base64', 0, whole);
  }
  yield rest.toString('base64');
}

async function* exported(documents: Documents, content: KeptContent): AsyncGenerator<string> {
  const { trip_id, digest, type, size, whole, unlisted_at, created_at, written_at } = content;
  yield JSON.stringify({ trip_id, digest, type, size, whole, unlisted_at, created_at, written_at }).slice(0, -1);
  if (content.whole === 1) {
    yield ',"content":"';
    yield* base64(documents.store.read(documents.sealed(content)));
    yield '"';
  }
  yield '}';
}

/** All contents of a set of trips as a list in JSON, in pieces: together they are too large to be held at once. */
export async function* exportContents(db: Db, documents: Documents, scope: TripScope): AsyncGenerator<string> {
  let between = '[';
  for (const content of await contentsOf(db, scope)) {
    yield between;
    yield* exported(documents, content);
    between = ',';
  }
  yield between === '[' ? '[]' : ']';
}
