import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { every } from '../http/every.ts';
import { documentsListed } from '../trips/documents-of.ts';
import { mayLookAfter } from '../trips/policy.ts';
import type { Documents } from './documents.ts';
import { anyContent, halfSince, type KeptContent, noteListed, unlistedBefore } from './repo.ts';

const MINUTE_MS = 60_000;
/** So long a document that was removed, or its trip, can come back with its content. */
const UNDO_MS = 10 * MINUTE_MS;
/** So long a device may take a rest in the middle of a content. */
const HALF_MS = 24 * 60 * MINUTE_MS;

type Keeping = Pick<AppContext, 'db' | 'now'>;

/** Contents that came back meanwhile stay; the others go for good. */
async function dropUnlisted({ db, now }: Keeping, documents: Documents): Promise<void> {
  const gone: KeptContent[] = [];
  for (const content of await unlistedBefore(db, new Date(now().getTime() - UNDO_MS).toISOString())) {
    const listed = await documentsListed(db, mayLookAfter(content));
    if (listed.some(({ digest }) => digest === content.digest)) await noteListed(db, content.file);
    else gone.push(content);
  }
  if (gone.length > 0) await documents.drop(...gone);
}

async function dropHalf({ db, now }: Keeping, documents: Documents): Promise<void> {
  const half = await halfSince(db, new Date(now().getTime() - HALF_MS).toISOString());
  if (half.length > 0) await documents.drop(...half);
}

/** What was removed, what was never finished, and files that a deletion could not remove. */
export async function tidyDocuments(context: Keeping, documents: Documents): Promise<void> {
  await dropUnlisted(context, documents);
  await dropHalf(context, documents);
  await documents.removeGone();
}

/** Tells the operator at start, and again, that the key is another one; a traveller who opens a ticket at the gate is too late. */
export async function checkKey(
  tell: (line: string, error: unknown) => void,
  db: Db,
  documents: Documents,
): Promise<void> {
  const content = await anyContent(db);
  try {
    if (content) documents.sealed(content);
  } catch (error) {
    tell(
      'documents cannot be read: DOCUMENTS_KEY, or documents.key in DATA_DIR, is not what they were written with',
      error,
    );
  }
}

/** The housekeeping of documents. */
export function keepDocuments(app: FastifyInstance, context: Keeping, documents: Documents): void {
  const tell = (line: string, error: unknown) => app.log.error({ err: error }, line);
  every(app, 60 * MINUTE_MS, () => checkKey(tell, context.db, documents));
  every(app, MINUTE_MS, () => tidyDocuments(context, documents));
}
