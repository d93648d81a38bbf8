import type { Destination } from '#domain/place/destination.ts';
import type { Db } from '../db/database.ts';

export interface KeptTown {
  readonly facts: Destination;
  readonly madeAt: Date;
}

/** Facts are validated when they are made: what lies here is ours. */
export async function findTown(db: Db, id: string): Promise<KeptTown | null> {
  const row = await db.selectFrom('open_towns').select(['facts', 'made_at']).where('id', '=', id).executeTakeFirst();
  return row ? { facts: JSON.parse(row.facts) as Destination, madeAt: new Date(row.made_at) } : null;
}

export async function keepTown(db: Db, facts: Destination, madeAt: Date): Promise<void> {
  const row = { name: facts.name.en, facts: JSON.stringify(facts), made_at: madeAt.toISOString() };
  await db
    .insertInto('open_towns')
    .values({ id: facts.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function removeTown(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('open_towns').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Which of these ids are kept. */
export async function keptAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('open_towns').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** All, by name. */
export const listTowns = (db: Db): Promise<{ id: string; facts: string; made_at: string }[]> =>
  db.selectFrom('open_towns').select(['id', 'facts', 'made_at']).orderBy('name').orderBy('id').execute();
