import type { Kysely } from 'kysely';

/** Places that were looked up by their name, for ever. What was asked is a keyed hash: it may be a traveller's own words (P6). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('found_places')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('latitude', 'integer')
    .addColumn('longitude', 'integer')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .execute();
}
