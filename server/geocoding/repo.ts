import type { Kysely } from 'kysely';
import type { FoundPlaceRow, Tables } from '../db/schema.ts';

type Db = Kysely<Tables>;

export async function findKnown(db: Db, key: string): Promise<FoundPlaceRow | undefined> {
  return db.selectFrom('found_places').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function keepFound(db: Db, row: FoundPlaceRow): Promise<void> {
  const { key: _, ...found } = row;
  await db
    .insertInto('found_places')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(found))
    .execute();
}
