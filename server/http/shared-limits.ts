import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { outageOf } from '../db/outage.ts';

export interface Count {
  /** Requests since the first of this time, this one included. */
  readonly current: number;
  /** Milliseconds until counting begins anew. */
  readonly ttl: number;
}

/** Empty for a limit that belongs to no route. */
interface RouteInfo {
  readonly method?: string | string[];
  readonly url?: string;
}

type Counting = Pick<AppContext, 'config' | 'db' | 'now'>;

function keyOf({ secret }: Counting['config'], name: string): string {
  return createHmac('sha256', secret).update(`request count ${name}`).digest('base64url');
}

/** Counts one request under a key; the time begins with the first one. Neither key nor address can be read in the database. */
export async function countRequest({ config, db, now }: Counting, name: string, timeWindowMs: number): Promise<Count> {
  const key = keyOf(config, name);
  const moment = now();
  const end = new Date(moment.getTime() + timeWindowMs).toISOString();
  const over = moment.toISOString();
  const { hits, ends_at } = await db
    .insertInto('request_counts')
    .values({ key, hits: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => ({
        hits: eb
          .case()
          .when('request_counts.ends_at', '<=', over)
          .then(1)
          .else(eb('request_counts.hits', '+', 1))
          .end(),
        ends_at: eb
          .case()
          .when('request_counts.ends_at', '<=', over)
          .then(end)
          .else(ref('request_counts.ends_at'))
          .end(),
      })),
    )
    .returning(['hits', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { current: hits, ttl: Math.max(0, Date.parse(ends_at) - moment.getTime()) };
}

/** What was counted under a key so far, without counting. */
export async function requestsCounted({ config, db, now }: Counting, name: string): Promise<Count> {
  const moment = now();
  const row = await db
    .selectFrom('request_counts')
    .select(['hits', 'ends_at'])
    .where('key', '=', keyOf(config, name))
    .where('ends_at', '>', moment.toISOString())
    .executeTakeFirst();
  return row ? { current: row.hits, ttl: Date.parse(row.ends_at) - moment.getTime() } : { current: 0, ttl: 0 };
}

export async function pruneRequestCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('request_counts').where('ends_at', '<=', now.toISOString()).execute();
}

/** So long a request waits for the database to count it. */
const COUNT_MS = 500;
const MOST_KEYS_HERE = 50_000;

/** Counts here while the database cannot: each server for itself, so that a database that hangs stops no route that needs none. */
class CountsHere {
  private readonly counts = new Map<string, { hits: number; endsAt: number }>();

  count(key: string, timeWindowMs: number): Count {
    const moment = performance.now();
    const known = this.counts.get(key);
    if (!known && this.counts.size >= MOST_KEYS_HERE) this.counts.clear();
    const entry = known && known.endsAt > moment ? known : { hits: 0, endsAt: moment + timeWindowMs };
    entry.hits += 1;
    this.counts.set(key, entry);
    return { current: entry.hits, ttl: entry.endsAt - moment };
  }
}

/** In the database, or here when that does not answer in time. Any other error is a bug. */
async function countSomewhere(context: Counting, here: CountsHere, name: string, timeWindowMs: number): Promise<Count> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, COUNT_MS, null);
  });
  const counted = countRequest(context, name, timeWindowMs).catch((error: unknown) => {
    if (outageOf(error) === null) throw error;
    return null;
  });
  try {
    return (await Promise.race([counted, patience])) ?? here.count(name, timeWindowMs);
  } finally {
    clearTimeout(timer);
  }
}

/** Where @fastify/rate-limit counts when several servers share a database: each of them alone would let as many through. */
export function sharedLimits(context: Counting): FastifyRateLimitStoreCtor {
  const here = new CountsHere();
  return class SharedLimits implements FastifyRateLimitStore {
    private route = '';

    incr(key: string, done: (error: Error | null, count?: Count) => void, timeWindowMs: number): void {
      countSomewhere(context, here, `${this.route} ${key}`, timeWindowMs).then(
        (count) => done(null, count),
        (error: unknown) => done(error as Error),
      );
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): SharedLimits {
      const child = new SharedLimits();
      // The types of the library leave out what it really hands over.
      const { routeInfo } = options as unknown as { readonly routeInfo: RouteInfo };
      const { method = '', url = '' } = routeInfo;
      child.route = `${String(method)} ${String(url)}`;
      return child;
    }
  };
}
