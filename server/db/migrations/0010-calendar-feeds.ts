import type { Kysely } from 'kysely';

/**
 * Calendar links, one per trip at most: of the secret only a hash is kept. They hang on the account and not on the trip's row: a
 * trip that is deleted answers nothing, and one that comes back under its id is followed again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('trip_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addPrimaryKeyConstraint('calendar_feeds_key', ['user_id', 'trip_id'])
    .execute();
}
