import type { Kysely } from 'kysely';

/** Destinations made from open data, for all travellers: renewed from their source, and kept apart from our own catalogue (ODbL). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('open_towns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}
