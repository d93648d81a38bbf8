import { createHmac } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';

/** Who asks for a plan without an account: `device` as the page calls itself, null where nothing did. */
export interface Visitor {
  readonly address: string;
  readonly device: string | null;
}

/** Neither address nor device is ever stored: a keyed hash that changes every day counts as well (P6). */
function keyOf(secret: string, day: string, who: string): string {
  return createHmac('sha256', secret).update(`anonymous-plan ${day} ${who}`).digest('base64url');
}

/** How many plans this makes for one key today. */
async function count({ config, db, now }: AppContext, who: string): Promise<number> {
  const day = now().toISOString().slice(0, 10);
  const { plans } = await db
    .insertInto('anonymous_plans')
    .values({ day, visitor: keyOf(config.secret, day, who), plans: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'visitor'])
        .doUpdateSet((columns) => ({ plans: columns('anonymous_plans.plans', '+', 1) })),
    )
    .returning('plans')
    .executeTakeFirstOrThrow();
  return plans;
}

const usedUp = (details: string) => new Problem('ANONYMOUS_LIMIT', 'Sign in to plan more trips today', { details });

/**
 * Counts one anonymous plan of a day (D2, D36): for the device first, so that the others of a household keep theirs, and for the
 * address, which refuses only far above what a household needs. What does not say which device it is counts as one device of its
 * address. Problem LOGIN_REQUIRED when the operator wants accounts, ANONYMOUS_LIMIT when today's share is used up; the caller's
 * transaction takes both counts back then.
 */
export async function takeAnonymousPlan(context: AppContext, { address, device }: Visitor): Promise<void> {
  const { anonymousPlansPerDay: ofDevice, anonymousPlansPerAddress: ofAddress } = context.config;
  if (ofDevice === 0) throw new Problem('LOGIN_REQUIRED', 'Sign in to plan a trip');
  if ((await count(context, device === null ? address : `device ${device}`)) > ofDevice)
    throw usedUp(`${ofDevice} plans a day are free without an account`);
  if ((await count(context, `all of ${address}`)) > Math.max(ofDevice, ofAddress))
    throw usedUp('too many plans without an account come from this address today');
}
