import { refreshEndpoint } from '#contract/auth.ts';
import { readTokens, sessionEnded, storeTokens } from '../session/session.ts';
import { makeRenewal } from './renew.ts';
import { listenFor } from './silence.ts';

const LOCK = 'periplo-refresh';
const LOCK_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 10_000;

function send(refresh: string): Promise<Response> {
  const sent = fetch(refreshEndpoint.path, {
    method: refreshEndpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refresh }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  return listenFor(sent);
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
    // The rotation rule forgives two tabs refreshing at once; a lock that another tab never gives up must not log the user out.
    if (started) throw error;
    await work();
  }
}

/** See makeRenewal. Throws Problem SESSION_ENDED or NO_RESPONSE. */
export const refreshTokens = makeRenewal({ readTokens, storeTokens, sessionEnded, send, underLock });
