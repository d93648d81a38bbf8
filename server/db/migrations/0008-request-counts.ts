import type { Kysely } from 'kysely';

/** Requests that several servers count together. Who asked is a keyed hash (P6); rows go when their time is over. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('request_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('request_counts_by_end').on('request_counts').column('ends_at').execute();
}
