import type { Kysely } from 'kysely';

/**
 * Plans under way and plans made (P3). `owner` is the user's id, or a word for visitors without an account: theirs are found
 * by the key alone. What was asked for stays only while the plan is being made.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('op_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('work', 'text')
    .addColumn('hold_id', 'text')
    .addColumn('runs', 'integer', (column) => column.notNull())
    .addColumn('lease_until', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('jobs_once', ['owner', 'op_key'])
    .execute();
  await db.schema.createIndex('jobs_by_lease').on('jobs').column('lease_until').execute();
  await db.schema.createIndex('jobs_by_age').on('jobs').column('created_at').execute();
}
