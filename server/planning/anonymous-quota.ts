import { createHmac } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';

/** The address itself is never stored: a keyed hash that changes every day counts as well (P6). */
function visitorOf(secret: string, day: string, address: string): string {
  return createHmac('sha256', secret).update(`anonymous-plan ${day} ${address}`).digest('base64url');
}

/**
 * Counts one anonymous plan for an address and day (D2). Problem LOGIN_REQUIRED when the operator wants accounts,
 * ANONYMOUS_LIMIT when today's share is used up.
 */
export async function takeAnonymousPlan({ config, db, now }: AppContext, address: string): Promise<void> {
  if (config.anonymousPlansPerDay === 0) throw new Problem('LOGIN_REQUIRED', 'Sign in to plan a trip');
  const day = now().toISOString().slice(0, 10);
  const visitor = visitorOf(config.secret, day, address);
  const { plans } = await db
    .insertInto('anonymous_plans')
    .values({ day, visitor, plans: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'visitor'])
        .doUpdateSet((columns) => ({ plans: columns('anonymous_plans.plans', '+', 1) })),
    )
    .returning('plans')
    .executeTakeFirstOrThrow();
  if (plans > config.anonymousPlansPerDay) {
    throw new Problem('ANONYMOUS_LIMIT', 'Sign in to plan more trips today', {
      details: `${config.anonymousPlansPerDay} plans a day are free without an account`,
    });
  }
}
