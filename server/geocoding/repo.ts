import type { Db } from '../db/database.ts';
import type { FoundPlaceRow } from '../db/schema.ts';

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
