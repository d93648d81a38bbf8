import { type EndedBecause, refreshEndpoint } from '#contract/auth.ts';
import { Problem } from '#domain/problem.ts';
import { call } from '../api/call.ts';
import { accountIsGone, goneWasRemoved, useSession } from '../session/session.ts';
import { allowSync, stopSync } from './sync.ts';
import { useSync } from './sync-state.ts';

const isGone = (error: unknown) =>
  error instanceof Problem && error.more.fields?.some(({ rule }) => rule === ('gone' satisfies EndedBecause));

/** With the token of the session that ended: it opens nothing, but the server tells its holder whether the account is there. */
async function askAfterAccount(): Promise<void> {
  const session = useSession.getState();
  if (session.state !== 'ended' || session.refresh === null) return;
  const gone = await call(refreshEndpoint, { body: { refresh_token: session.refresh } }).then(() => false, isGone);
  // Its user may have signed in again meanwhile.
  if (gone && useSession.getState() === session) accountIsGone();
}

let removing: Promise<void> | null = null;

async function remove(userId: string): Promise<void> {
  await stopSync();
  const { removeUser } = await import('./leaving.ts');
  await removeUser(userId);
  goneWasRemoved();
  allowSync();
}

/** Removes what this device keeps of an account that was deleted elsewhere, if that is not done. Throws where it cannot be done now. */
export function finishRemoval(): Promise<void> {
  const session = useSession.getState();
  if (session.state !== 'gone' || session.userId === null) return Promise.resolve();
  removing ??= remove(session.userId).finally(() => {
    removing = null;
  });
  return removing;
}

/** What is to be done where a session has ended: at start, and whenever that happens. Never throws; the next moment tries again. */
function tend(): void {
  const { state } = useSession.getState();
  // Nothing asks the server for trips any more: what is here is what there is.
  if (state === 'ended' && useSync.getState().trips === 'unasked') useSync.setState({ trips: 'failed' });
  void finishRemoval().catch(() => undefined);
}

/** Called once. */
export function tendEnded(): void {
  const ask = () => void askAfterAccount().catch(() => undefined);
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
  useSession.subscribe(tend);
  tend();
  ask();
}
