import { type Db, repeatedly } from './database.ts';
import { roomOf } from './disk-room.ts';
import { DiskFull, unavailable } from './outage.ts';

/** Together less than a second: monitoring that asks a second after a fault hears of it. */
const FRESH_MS = 200;
const ANSWER_MS = 700;
/** A row of its own among the counts of requests, which housekeeping may remove at any time. */
const PROBE_KEY = 'probe';

/** Whether the database takes writes; `why` is for the operator. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly why: string };

/** Throws when the database takes no write. */
async function write(db: Db): Promise<void> {
  if (await roomOf(db)?.isShort()) throw new DiskFull('There is hardly any room left');
  const ends_at = new Date().toISOString();
  const upsert = db
    .insertInto('request_counts')
    .values({ key: PROBE_KEY, hits: 0, ends_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at }));
  // One connection that breaks is no reason to say that the database is away. One statement alone: a transaction would go to it and back three times.
  await repeatedly(() => upsert.execute());
}

const late: Readiness = { ready: false, why: 'the database does not answer' };

async function probe(db: Db): Promise<Readiness> {
  try {
    await write(db);
    return { ready: true };
  } catch (error) {
    return { ready: false, why: unavailable(error)?.message ?? (error as Error).message };
  }
}

/** Asks at most once at a time and a few times a second, however many ask: the answer comes within 0.7 s. */
export function makeProbe(db: Db): () => Promise<Readiness> {
  let running: Promise<Readiness> | null = null;
  let last: { readonly readiness: Readiness; readonly freshUntil: number } | null = null;
  const begin = () => {
    running = probe(db).then((readiness) => {
      last = { readiness, freshUntil: performance.now() + FRESH_MS };
      running = null;
      return readiness;
    });
    return running;
  };
  return async () => {
    if (last && performance.now() < last.freshUntil) return last.readiness;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<Readiness>((resolve) => {
      timer = setTimeout(() => resolve(late), ANSWER_MS);
    });
    try {
      return await Promise.race([running ?? begin(), patience]);
    } finally {
      clearTimeout(timer);
    }
  };
}
