import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#domain/account/user.ts';
import { Problem } from '#domain/problem.ts';

/**
 * Refuses a request that comes too soon after many others on the same account; Problem RATE_LIMITED. A device that is known to
 * the account is counted by itself: guesses from elsewhere do not lock it out (P9).
 */
export type AccountLimit = (request: FastifyRequest, account: string, device?: string | null) => Promise<void>;

export interface LimitSettings {
  readonly enabled: boolean;
  readonly max: number;
  readonly minutes: number;
}

/**
 * Limits per account beside the limits per address (P1): a thousand addresses may not guess one password, nor fill one
 * mailbox. Counts whether or not the account exists, so that it tells nothing.
 */
export function makeAccountLimit(app: FastifyInstance, name: string, settings: LimitSettings): AccountLimit {
  const { enabled, max, minutes } = settings;
  if (!enabled) return async () => {};
  const counted = new WeakMap<FastifyRequest, string>();
  const check = app.createRateLimit({
    max,
    timeWindow: minutes * 60_000,
    keyGenerator: (request) => `${name} ${counted.get(request) ?? ''}`,
  });
  return async (request, account, device = null) => {
    const who = normaliseEmail(account);
    counted.set(request, device === null ? who : `${who} on ${device}`);
    const limit = await check(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new Problem('RATE_LIMITED', 'Too many attempts, try again later', { retryAfterS: limit.ttlInSeconds });
  };
}
