import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#domain/account/user.ts';
import { Problem } from '#domain/problem.ts';

const GUESSES_PER_MINUTE = 30;

/** Refuses a sign-in that comes too soon after many others; Problem RATE_LIMITED. */
export type GuessLimit = (request: FastifyRequest) => Promise<void>;

const emailOf = (request: FastifyRequest) => normaliseEmail((request.body as { email: string }).email);

/**
 * Limits sign-ins per account beside the limit per address (P1): a thousand addresses may not guess one password. Counts
 * whether or not the account exists, so that it tells nothing.
 */
export function makeGuessLimit(app: FastifyInstance, enabled: boolean): GuessLimit {
  if (!enabled) return async () => {};
  const check = app.createRateLimit({
    max: GUESSES_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => `account ${emailOf(request)}`,
  });
  return async (request) => {
    const limit = await check(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new Problem('RATE_LIMITED', 'Too many attempts, try again later', { retryAfterS: limit.ttlInSeconds });
  };
}
