import type { Db } from '../db/database.ts';
import type { PublicationRow, Tables } from '../db/schema.ts';
import {
  columnsOf,
  type LinkedColumns,
  linkedColumns,
  linkedTo,
  type ManageAccess,
  type TripScope,
} from '../trips/policy.ts';

export type NewPublication = Omit<PublicationRow, keyof LinkedColumns>;

export async function findPublicationOf(db: Db, access: ManageAccess): Promise<PublicationRow | null> {
  const row = await db
    .selectFrom('publications')
    .selectAll()
    .where(({ and }) => and(linkedTo(access)))
    .executeTakeFirst();
  return row ?? null;
}

/** The newer publication of a trip takes the place, and keeps the id, of the one before. */
export async function putPublication(db: Db, access: ManageAccess, row: NewPublication): Promise<void> {
  const { language, title, intro, card, document, published_at, approved_at } = row;
  await db
    .insertInto('publications')
    .values({ ...linkedTo(access), ...row })
    .onConflict((conflict) =>
      conflict
        .columns(linkedColumns)
        .doUpdateSet({ language, title, intro, card, document, published_at, approved_at }),
    )
    .execute();
}

export async function deletePublicationOf(db: Db, access: ManageAccess): Promise<void> {
  await db
    .deleteFrom('publications')
    .where(({ and }) => and(linkedTo(access)))
    .execute();
}

/** Public cards in a language, the newest first. */
export async function listPublicCards(db: Db, language: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('publications')
    .select('card')
    .where('language', '=', language)
    .where('taken_down_because', 'is', null)
    .where('approved_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ card }) => card);
}

export async function findPublicDocument(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('publications')
    .select('document')
    .where('id', '=', id)
    .where('taken_down_because', 'is', null)
    .where('approved_at', 'is not', null)
    .executeTakeFirst();
  return row?.document ?? null;
}

export async function addReport(db: Db, publicationId: string, because: string): Promise<void> {
  await db
    .insertInto('publication_reports')
    .values({ publication_id: publicationId, because, reports: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['publication_id', 'because'])
        .doUpdateSet((columns) => ({ reports: columns('publication_reports.reports', '+', 1) })),
    )
    .execute();
}

/** `because` null: it is public again. False when there is no such publication. */
export async function setTakenDown(db: Db, id: string, because: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ taken_down_because: because })
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Whether a trip of this account is public already, or was before it was published again. */
export async function hasApproved(db: Db, scope: TripScope): Promise<boolean> {
  const query = db
    .selectFrom('publications')
    .select('id')
    .where(({ and }) => and(columnsOf(scope)))
    .limit(1);
  const approved = query.where('approved_at', 'is not', null).where('taken_down_because', 'is', null);
  return (await approved.executeTakeFirst()) !== undefined;
}

/** False when nothing waits under this id. */
export async function setApproved(db: Db, id: string, moment: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ approved_at: moment })
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export type ListedPublication = Pick<
  PublicationRow,
  'id' | 'title' | 'intro' | 'published_at' | 'approved_at' | 'taken_down_because'
>;

export function listAllPublications(db: Db): Promise<ListedPublication[]> {
  return db
    .selectFrom('publications')
    .select(['id', 'title', 'intro', 'published_at', 'approved_at', 'taken_down_because'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
}

export function listReports(db: Db): Promise<Tables['publication_reports'][]> {
  return db.selectFrom('publication_reports').selectAll().orderBy('because').execute();
}
