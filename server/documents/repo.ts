import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { DocumentContentRow } from '../db/schema.ts';
import {
  columnsOf,
  type LinkedColumns,
  linkedColumns,
  linkedTo,
  type ReadAccess,
  type TripScope,
} from '../trips/policy.ts';

/** What is known of a content, without whose it is. */
export type Content = Omit<DocumentContentRow, keyof LinkedColumns>;
/** The same with what leads to its trip. */
export type KeptContent = DocumentContentRow;

const columns = [
  'digest',
  'file',
  'type',
  'size',
  'wrapped_key',
  'whole',
  'unlisted_at',
  'created_at',
  'written_at',
] as const;

export async function findContent(db: Db, access: ReadAccess, digest: string): Promise<Content | null> {
  const row = await db
    .selectFrom('document_contents')
    .select(columns)
    .where(({ and }) => and({ ...linkedTo(access), digest }))
    .executeTakeFirst();
  return row ?? null;
}

/** Leaves one that is there alone: two devices may begin with the same. */
export async function insertContent(db: Db, access: ReadAccess, content: Content): Promise<void> {
  await db
    .insertInto('document_contents')
    .values({ ...linkedTo(access), ...content })
    .onConflict((conflict) => conflict.columns([...linkedColumns, 'digest']).doNothing())
    .execute();
}

export async function noteWritten(db: Db, file: string, moment: string): Promise<void> {
  await db.updateTable('document_contents').set({ written_at: moment }).where('file', '=', file).execute();
}

export async function noteWhole(db: Db, file: string, moment: string): Promise<void> {
  await db.updateTable('document_contents').set({ whole: 1, written_at: moment }).where('file', '=', file).execute();
}

/** Says which contents of a trip no document has any more. */
export async function noteUnlisted(
  db: Db,
  access: ReadAccess,
  listed: readonly string[],
  moment: string,
): Promise<void> {
  const query = db
    .updateTable('document_contents')
    .set({ unlisted_at: moment })
    .where(({ and }) => and({ ...linkedTo(access) }))
    .where('unlisted_at', 'is', null);
  await (listed.length > 0 ? query.where('digest', 'not in', [...listed]) : query).execute();
}

export async function noteListed(db: Db, file: string): Promise<void> {
  await db.updateTable('document_contents').set({ unlisted_at: null }).where('file', '=', file).execute();
}

/** Bytes of all contents of a set of trips, also of those that are still on their way. */
export async function bytesOf(db: Db, scope: TripScope): Promise<number> {
  const { bytes } = await db
    .selectFrom('document_contents')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .where(({ and }) => and(columnsOf(scope)))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export function contentsOf(db: Db, scope: TripScope): Promise<KeptContent[]> {
  return db
    .selectFrom('document_contents')
    .selectAll()
    .where(({ and }) => and(columnsOf(scope)))
    .orderBy('created_at')
    .orderBy('file')
    .execute();
}

/** Contents that no document has had since before a moment. */
export function unlistedBefore(db: Db, moment: string): Promise<KeptContent[]> {
  return db.selectFrom('document_contents').selectAll().where('unlisted_at', '<=', moment).execute();
}

/** Contents of which no part has come since before a moment, and more would have to. */
export function halfSince(db: Db, moment: string): Promise<KeptContent[]> {
  return db
    .selectFrom('document_contents')
    .selectAll()
    .where('whole', '=', 0)
    .where('written_at', '<=', moment)
    .execute();
}

export async function anyContent(db: Db): Promise<Content | null> {
  return (await db.selectFrom('document_contents').select(columns).limit(1).executeTakeFirst()) ?? null;
}

/** Inside a transaction: the rows go, and with them their keys; their files are named until they are gone too. */
export async function deleteContents(db: Db, files: readonly string[], moment: string): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('gone_contents')
    .values(files.map((file) => ({ file, gone_at: moment })))
    .onConflict((conflict) => conflict.column('file').doNothing())
    .execute();
  await db
    .deleteFrom('document_contents')
    .where('file', 'in', [...files])
    .execute();
}

/** The same for all contents of a set of trips. */
export async function deleteContentsOf(db: Db, scope: TripScope, moment: string): Promise<void> {
  const files = db
    .selectFrom('document_contents')
    .select(['file', sql.lit(moment).as('gone_at')])
    .where(({ and }) => and(columnsOf(scope)));
  await db.insertInto('gone_contents').columns(['file', 'gone_at']).expression(files).execute();
  await db
    .deleteFrom('document_contents')
    .where(({ and }) => and(columnsOf(scope)))
    .execute();
}

export async function goneFiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('gone_contents').select('file').execute();
  return rows.map(({ file }) => file);
}

export async function forgetGone(db: Db, file: string): Promise<void> {
  await db.deleteFrom('gone_contents').where('file', '=', file).execute();
}
