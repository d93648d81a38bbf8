import type { Kysely } from 'kysely';

/**
 * Sessions of accounts that were deleted: a hash of each id, which leads nowhere. A device that comes with a token of such a session is told
 * that the account is gone, and removes what it kept.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('gone_sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('gone_at', 'text', (column) => column.notNull())
    .execute();
}
