import type { Kysely } from 'kysely';

/** Operations of devices by their idempotency key (P2), and which path of a trip changed last in which version. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('op_log')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('op_id', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('op_log_key', ['user_id', 'op_id'])
    .execute();
  await db.schema.createIndex('op_log_by_age').on('op_log').column('created_at').execute();
  await db.schema
    .alterTable('trips')
    .addColumn('paths', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
