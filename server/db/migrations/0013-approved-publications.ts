import { type Kysely, sql } from 'kysely';

/** When a publication became public; null while it waits for the operator. What was public before stays so. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('publications').addColumn('approved_at', 'text').execute();
  await sql`update publications set approved_at = published_at`.execute(db);
}
