import type { Kysely } from 'kysely';

/** What a profile holds, the device of a session, links sent by mail, and what stays of the trips of deleted accounts. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('user_from', 'text').execute();
  await db.schema
    .alterTable('users')
    .addColumn('preferences', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  for (const name of ['profiling', 'commercial_mail']) {
    await db.schema
      .alterTable('users')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await db.schema.alterTable('users').addColumn('email_verified_at', 'text').execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // One row per person and purpose: a newer link voids the older by taking its place.
  await db.schema
    .createTable('mail_tokens')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('mail_tokens_key', ['user_id', 'kind'])
    .execute();
  await db.schema
    .createTable('trip_statistics')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('destination_id', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('trips', 'integer', (column) => column.notNull())
    .addUniqueConstraint('trip_statistics_once', ['month', 'destination_id', 'days'])
    .execute();
}
