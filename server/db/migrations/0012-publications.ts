import type { Kysely } from 'kysely';

/** Trips that their owners published (D14), as the public sees them. They go with the trip and with the account. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('trip_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('taken_down_because', 'text')
    .addUniqueConstraint('publications_of_trip', ['user_id', 'trip_id'])
    .addForeignKeyConstraint('publications_trip', ['user_id', 'trip_id'], 'trips', ['user_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('publications_newest').on('publications').columns(['language', 'published_at']).execute();
  await db.schema
    .createTable('publication_reports')
    .addColumn('publication_id', 'text', (column) => column.notNull().references('publications.id').onDelete('cascade'))
    .addColumn('because', 'text', (column) => column.notNull())
    .addColumn('reports', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('publication_reports_key', ['publication_id', 'because'])
    .execute();
}
