import type { Kysely, Transaction } from 'kysely';

interface OldOperation {
  user_id: string;
  op_id: string;
  request_hash: string;
  answer: string;
  created_at: string;
}

interface Tables {
  op_log: OldOperation;
  outcomes: Omit<OldOperation, 'answer'> & { version: number | null };
  jobs: { id: string; answer: string | null; trip_id: string | null };
}

/** Rows read at once: an answer is up to 200 kB. */
const AT_ONCE = 100;

function fieldOf(answer: string, field: 'id' | 'version'): unknown {
  try {
    return (JSON.parse(answer) as Partial<Record<string, unknown>> | null)?.[field];
  } catch {
    return undefined;
  }
}

/** Answers to saving and to changing a trip say the version they made; the others made none. */
function versionOf(answer: string): number | null {
  const version = fieldOf(answer, 'version');
  return Number.isSafeInteger(version) ? (version as number) : null;
}

async function copyOutcomes(tx: Transaction<Tables>): Promise<void> {
  for (let last: OldOperation | undefined, first = true; first || last; first = false) {
    const { user_id, op_id } = last ?? { user_id: '', op_id: '' };
    const rows = await tx
      .selectFrom('op_log')
      .selectAll()
      .where(({ eb, or, and }) =>
        or([eb('user_id', '>', user_id), and([eb('user_id', '=', user_id), eb('op_id', '>', op_id)])]),
      )
      .orderBy('user_id')
      .orderBy('op_id')
      .limit(AT_ONCE)
      .execute();
    const outcomes = rows.map(({ answer, ...row }) => ({ ...row, version: versionOf(answer) }));
    if (outcomes.length > 0) await tx.insertInto('outcomes').values(outcomes).execute();
    last = rows.at(-1);
  }
}

/**
 * A table of its own that takes the old one's name: with the old table PostgreSQL removes its files, and SQLite overwrites its pages,
 * so that the answers are gone from the disk and not only from the rows.
 */
async function forgetAnswers(tx: Transaction<Tables>): Promise<void> {
  await tx.schema
    .createTable('outcomes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('op_id', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('outcomes_key', ['user_id', 'op_id'])
    .execute();
  await copyOutcomes(tx);
  await tx.schema.dropTable('op_log').execute();
  await tx.schema.alterTable('outcomes').renameTo('op_log').execute();
  await tx.schema.createIndex('outcomes_by_age').on('op_log').column('created_at').execute();
}

/** Which trip a plan became, and which it was made of: what is kept of it goes with them. */
async function nameTrips(tx: Transaction<Tables>): Promise<void> {
  for (const column of ['trip_id', 'of_trip_id']) {
    await tx.schema.alterTable('jobs').addColumn(column, 'text').execute();
    await tx.schema.createIndex(`jobs_by_${column}`).on('jobs').column(column).execute();
  }
  const rows = await tx.selectFrom('jobs').select('id').where('answer', 'is not', null).execute();
  for (const { id } of rows) {
    const { answer } = await tx.selectFrom('jobs').select('answer').where('id', '=', id).executeTakeFirstOrThrow();
    const tripId = fieldOf(answer ?? '', 'id');
    if (typeof tripId === 'string')
      await tx.updateTable('jobs').set({ trip_id: tripId }).where('id', '=', id).execute();
  }
}

async function change(tx: Transaction<Tables>): Promise<void> {
  await forgetAnswers(tx);
  await nameTrips(tx);
}

/** The log of operations keeps outcomes instead of answers (record 41). */
export async function up(db: Kysely<Tables>): Promise<void> {
  if (db.isTransaction) return change(db as Transaction<Tables>);
  await db.transaction().execute(change);
}
