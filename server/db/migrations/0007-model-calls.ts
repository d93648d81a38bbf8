import type { Kysely } from 'kysely';

/** Calls of language models. Who asked is a keyed hash that changes every day: enough for the daily share, no more (P6). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('model_calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('asked_by', 'text')
    .addColumn('work', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('latency_ms', 'integer')
    .addColumn('tokens_in', 'integer')
    .addColumn('tokens_out', 'integer')
    .addColumn('micro_euro', 'bigint')
    .addColumn('proposed', 'integer')
    .addColumn('kept', 'integer')
    .addColumn('faults', 'integer')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('model_calls_by_start').on('model_calls').column('started_at').execute();
  await db.schema.createIndex('model_calls_by_asker').on('model_calls').column('asked_by').execute();
}
