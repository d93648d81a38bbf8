import type { Kysely } from 'kysely';

/**
 * Contents of documents: what is known of each, and its key, wrapped; the encrypted content is a file beside. They outlive their trip by
 * the minutes in which its deletion can be undone, so they hang on the account alone. A file to be removed is named in a table of its own
 * until it is gone: a kill between the two leaves none behind.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('document_contents')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('trip_id', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('wrapped_key', 'text', (column) => column.notNull())
    .addColumn('whole', 'integer', (column) => column.notNull())
    .addColumn('unlisted_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_contents_key', ['user_id', 'trip_id', 'digest'])
    .execute();
  await db.schema.createIndex('document_contents_unlisted').on('document_contents').columns(['unlisted_at']).execute();
  await db.schema
    .createIndex('document_contents_half')
    .on('document_contents')
    .columns(['whole', 'written_at'])
    .execute();
  await db.schema
    .createTable('gone_contents')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('gone_at', 'text', (column) => column.notNull())
    .execute();
}
