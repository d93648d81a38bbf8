import { refreshEndpoint } from '#contract/auth.ts';
import { API_HEADER } from '#contract/refusal.ts';
import { Problem } from '#domain/problem.ts';
import { readTokens, sessionEnded, storeTokens } from '../session/session.ts';

const LOCK = 'periplo-refresh';
const LOCK_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 10_000;

let inFlight: Promise<void> | null = null;

async function exchange(refresh: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch(refreshEndpoint.path, {
      method: refreshEndpoint.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refresh }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch {
    throw new Problem('NO_RESPONSE', 'The server did not answer');
  }
  const ours = response.headers.has(API_HEADER);
  if (ours && response.status === 401) {
    sessionEnded();
    throw new Problem('SESSION_ENDED', 'The session has ended');
  }
  const answer = refreshEndpoint.answer.safeParse(await response.json().catch(() => null));
  if (!ours || !response.ok || !answer.success) throw new Problem('NO_RESPONSE', 'The session could not be renewed');
  storeTokens({ access: answer.data.access_token, refresh: answer.data.refresh_token });
}

/** Another tab may have renewed the pair while this one waited for the lock. */
async function refreshUnlessRenewed(before: string): Promise<void> {
  const tokens = readTokens();
  if (!tokens) throw new Problem('SESSION_ENDED', 'Signed out meanwhile');
  if (tokens.access === before) await exchange(tokens.refresh);
}

async function underLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let started = false;
  const run = () => {
    started = true;
    return work();
  };
  try {
    await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, run);
  } catch (error) {
    // The rotation rule forgives two tabs refreshing at once; a lock that nobody gives up must not log anybody out.
    if (started) throw error;
    await work();
  }
}

/**
 * Renews the token pair once for all calls that wait for it (P1). Only a 401 from the refresh call ends the session;
 * anything else is Problem NO_RESPONSE and leaves the tokens alone.
 */
export function refreshTokens(): Promise<void> {
  const before = readTokens()?.access ?? '';
  inFlight ??= underLock(() => refreshUnlessRenewed(before)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}
