import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { countRequest, requestsCounted } from './shared-limits.ts';

/** So many different links that open nothing: a person comes upon one now and then, only a guesser upon so many. */
const MOST_MISSES = 20;
const MISSES_WINDOW_MS = 10 * 60_000;

const tooMany = (ttlMs: number) =>
  new Problem('RATE_LIMITED', 'Too many links that open nothing, try again later', {
    retryAfterS: Math.ceil(ttlMs / 1000),
  });

export interface Looking {
  /** What kind of link, such as "share". */
  readonly kind: string;
  /** Who looks, as `clientAddress` says. */
  readonly address: string;
  /** The secret of the link. */
  readonly token: string;
}

type Counting = Pick<AppContext, 'config' | 'db' | 'now'>;

/** Counts a link that opens nothing, once however often it is opened. Problem RATE_LIMITED after 20 different ones. */
async function countMiss(context: Counting, { kind, address, token }: Looking): Promise<void> {
  const all = `${kind} misses ${address}`;
  const once = `${kind} miss ${address} ${token}`;
  if ((await requestsCounted(context, once)).current > 0) return;
  const { current, ttl } = await requestsCounted(context, all);
  // Nothing more is written of a guesser than this many rows.
  if (current >= MOST_MISSES) throw tooMany(ttl);
  await countRequest(context, once, MISSES_WINDOW_MS);
  const counted = await countRequest(context, all, MISSES_WINDOW_MS);
  if (counted.current > MOST_MISSES) throw tooMany(counted.ttl);
}

/**
 * What a secret link opens. One that is right always opens, whatever else was tried from the same address: an office is one
 * address (record 32). Nothing is Problem NOT_FOUND, always the same; after 20 different ones RATE_LIMITED.
 */
export async function foundOrMissed<T>(context: Counting, looking: Looking, find: () => Promise<T | null>): Promise<T> {
  const found = await find();
  if (found !== null) return found;
  if (context.config.rateLimit) await countMiss(context, looking);
  throw new Problem('NOT_FOUND', 'There is no such trip');
}
