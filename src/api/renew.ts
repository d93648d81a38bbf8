import * as z from 'zod/mini';
import { refreshEndpoint } from '#contract/auth.ts';
import { API_HEADER, type Refusal } from '#contract/refusal.ts';
import { Problem } from '#domain/problem.ts';
import { reader } from '#domain/reader.ts';
import type { Tokens } from '../session/tokens.ts';

/** What renewing tokens needs of the world; simulated in tests. */
export interface RenewalWorld {
  /** The pair as it is stored now; another tab may have renewed it. */
  readTokens(): Tokens | null;
  storeTokens(tokens: Tokens): void;
  /** The server has ended the session, and why; null where it did not say. */
  sessionEnded(because: string | null): void;
  /** Sends the refresh token; rejects when the server does not answer. */
  send(refresh: string): Promise<Response>;
  /** Runs the work in one tab at a time, as far as the browser can. */
  underLock(work: () => Promise<void>): Promise<void>;
}

/** Which rule the refresh token broke (contract/auth.ts). */
async function whyEnded(response: Response): Promise<string | null> {
  const refusal = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  return refusal?.fields?.[0]?.rule ?? null;
}

async function exchange(world: RenewalWorld, refresh: string): Promise<void> {
  const response = await world.send(refresh).catch(() => {
    throw new Problem('NO_RESPONSE', 'The server did not answer');
  });
  const ours = response.headers.has(API_HEADER);
  if (ours && response.status === 401) {
    world.sessionEnded(await whyEnded(response));
    throw new Problem('SESSION_ENDED', 'The session has ended');
  }
  const answer = z.safeParse(reader(refreshEndpoint.answer), await response.json().catch(() => null));
  if (!ours || !response.ok || !answer.success) throw new Problem('NO_RESPONSE', 'The session could not be renewed');
  world.storeTokens({ access: answer.data.access_token, refresh: answer.data.refresh_token });
}

/** Another tab may have renewed the pair while this one waited for the lock. */
async function refreshUnlessRenewed(world: RenewalWorld, before: string): Promise<void> {
  const tokens = world.readTokens();
  if (!tokens) throw new Problem('SESSION_ENDED', 'Signed out meanwhile');
  if (tokens.access === before) await exchange(world, tokens.refresh);
}

/**
 * Renews the token pair once for all calls of a tab that wait for it (P1). Only a 401 from the refresh call ends the session;
 * anything else is Problem NO_RESPONSE and leaves the tokens alone.
 */
export function makeRenewal(world: RenewalWorld): () => Promise<void> {
  let inFlight: Promise<void> | null = null;
  return () => {
    const before = world.readTokens()?.access ?? '';
    inFlight ??= world
      .underLock(() => refreshUnlessRenewed(world, before))
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  };
}
