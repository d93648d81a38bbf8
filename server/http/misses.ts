import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { countRequest, requestsCounted } from './shared-limits.ts';

/** Whoever has a link misses now and then; whoever guesses, always (P5). */
const MOST_MISSES = 20;
const MISSES_WINDOW_MS = 10 * 60_000;

const tooMany = (ttlMs: number) =>
  new Problem('RATE_LIMITED', 'Too many links that open nothing, try again later', {
    retryAfterS: Math.ceil(ttlMs / 1000),
  });

/**
 * What a secret link opens. Nothing is Problem NOT_FOUND, always the same, and counted under `name`, which says of whom; after 20 of
 * them RATE_LIMITED is the answer to everything, to a right guess too, until the window is over.
 */
export async function foundOrMissed<T>(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  name: string,
  find: () => Promise<T | null>,
): Promise<T> {
  const { rateLimit } = context.config;
  const { current, ttl } = rateLimit ? await requestsCounted(context, name) : { current: 0, ttl: 0 };
  if (current >= MOST_MISSES) throw tooMany(ttl);
  const found = await find();
  if (found !== null) return found;
  if (rateLimit) {
    const missed = await countRequest(context, name, MISSES_WINDOW_MS);
    if (missed.current > MOST_MISSES) throw tooMany(missed.ttl);
  }
  throw new Problem('NOT_FOUND', 'There is no such trip');
}
