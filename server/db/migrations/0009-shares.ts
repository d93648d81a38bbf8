import type { Kysely } from 'kysely';

/** Links to trips (P5): of the token only a hash is kept. They go with the trip and with the account. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('trip_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('shares_key', ['user_id', 'id'])
    .addForeignKeyConstraint('shares_of_trip', ['user_id', 'trip_id'], 'trips', ['user_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('shares_by_trip').on('shares').columns(['user_id', 'trip_id']).execute();
}
