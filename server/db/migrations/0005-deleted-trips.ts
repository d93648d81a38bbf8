import type { Kysely } from 'kysely';

/** Which version a deleted trip had last, so that one made again under its id is newer than every copy on a device. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('deleted_trips')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deleted_trips_key', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('deleted_trips_by_age').on('deleted_trips').column('deleted_at').execute();
}
