import { create } from 'zustand';
import type { User } from '#domain/account/user.ts';
import { Problem } from '#domain/problem.ts';
import { type EndedSession, endedOf, forgetEnded, keepEnded, keyOfEnded, readEnded } from './ended.ts';
import { storedUser } from './stored-user.ts';
import { storingOrder, type Tokens } from './tokens.ts';

/** Local storage keys of the specification (D19). */
const keys = { user: 'user', access: 'token', refresh: 'refreshToken' } as const;

export type Session =
  | { readonly state: 'anonymous' }
  | { readonly state: 'signed-in'; readonly user: User }
  | EndedSession;

function clearStorage(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

const anonymous: Session = { state: 'anonymous' };

/** What storage says; a user that cannot be parsed clears all three keys without a word (S4). */
function restore(): Session {
  const stored = localStorage.getItem(keys.user);
  if (stored === null || readTokens() === null) return readEnded() ?? anonymous;
  try {
    const user = storedUser(JSON.parse(stored));
    if (user) return { state: 'signed-in', user };
  } catch {
    // Not JSON: treated like any other user that cannot be read.
  }
  clearStorage();
  return readEnded() ?? anonymous;
}

/** The pair as it is stored now; another tab may have renewed it. */
export function readTokens(): Tokens | null {
  const access = localStorage.getItem(keys.access);
  const refresh = localStorage.getItem(keys.refresh);
  return access === null || refresh === null ? null : { access, refresh };
}

/** Who is signed in as storage says it now; another tab may have signed in as another user. */
function storedUserId(): unknown {
  try {
    return (JSON.parse(localStorage.getItem(keys.user) ?? 'null') as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}

/** The access token, for what belongs to a user where one is named. Throws Problem SESSION_ENDED where another one is signed in. */
export function accessAs(userId: string | null | undefined): string | undefined {
  if (userId && userId !== storedUserId()) throw new Problem('SESSION_ENDED', 'Another user is signed in');
  return readTokens()?.access;
}

export const useSession = create<Session>(() => restore());

export function storeTokens(tokens: Tokens): void {
  for (const key of storingOrder) localStorage.setItem(keys[key], tokens[key]);
}

export function beginSession(user: User, tokens: Tokens): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
  storeTokens(tokens);
  forgetEnded();
  useSession.setState({ state: 'signed-in', user }, true);
}

/** The user as the server has it now, in memory and storage (S4). */
export function updateUser(user: User): void {
  const session = useSession.getState();
  if (session.state !== 'signed-in' || session.user.id !== user.id) return;
  // Another tab may have signed out: then nothing of the user is written any more.
  if (storedUserId() !== user.id) return;
  localStorage.setItem(keys.user, JSON.stringify(user));
  useSession.setState({ state: 'signed-in', user }, true);
}

/**
 * After a 401 from the refresh call, and only then (P1); `because` as the server said it. Whose data this device holds is written first: a
 * page that is killed in between is told once more that its session has ended. With the account its data goes, else it stays.
 */
export function sessionEnded(because: string | null = null): void {
  const session = useSession.getState();
  const refresh = readTokens()?.refresh ?? null;
  const ended: Session = session.state === 'signed-in' ? keepEnded(endedOf(session.user, because, refresh)) : session;
  clearStorage();
  useSession.setState(ended, true);
}

/** The server said so to a device whose session had ended before. */
export function accountIsGone(): void {
  const session = useSession.getState();
  if (session.state === 'ended') useSession.setState(keepEnded(endedOf(session.user, 'gone', null)), true);
}

/** It went; the state remains until its user has read what happened. */
export function goneWasRemoved(): void {
  if (useSession.getState().state === 'gone') useSession.setState(keepEnded({ state: 'gone', userId: null }), true);
}

export function forgetSession(): void {
  clearStorage();
  forgetEnded();
  useSession.setState(anonymous, true);
}

/** Written and taken away at once: the other tabs hear of it, and no trace is kept. */
const LEFT_KEY = 'left';

/** Tells the other tabs that this user's data was removed, so that none of them makes it anew. Never throws. */
export function tellLeft(userId: string): void {
  try {
    localStorage.setItem(LEFT_KEY, userId);
    localStorage.removeItem(LEFT_KEY);
  } catch {
    // With no room for a word nothing is told; what another tab makes anew is empty, and the next user is told of it.
  }
}

/**
 * Whether another tab signed in, out, or as another user. A user whom this tab wrote in the moment the other one removed it is still there,
 * and only the tokens tell that the session is over.
 */
const isOfSession = ({ key, newValue }: StorageEvent) =>
  key === null ||
  key === keys.user ||
  key === keyOfEnded ||
  ((key === keys.access || key === keys.refresh) && newValue === null);

function follow(): void {
  const session = useSession.getState();
  const isOver = session.state === 'signed-in' && readTokens() === null;
  if (isOver && storedUserId() === session.user.id) localStorage.removeItem(keys.user);
  useSession.setState(restore(), true);
}

/** Called once; `onLeft` where another tab removed a user's data. */
export function followOtherTabs(onLeft: (userId: string) => void): void {
  window.addEventListener('storage', (event) => {
    if (isOfSession(event)) follow();
    if (event.key === LEFT_KEY && event.newValue !== null) onLeft(event.newValue);
  });
}

function onceIn(states: readonly Session['state'][], run: () => void): void {
  if (states.includes(useSession.getState().state)) return run();
  const stop = useSession.subscribe(({ state }) => {
    if (!states.includes(state)) return;
    stop();
    run();
  });
}

/** Runs once: now when a user is signed in, else as soon as one signs in. */
export const whenSignedIn = (run: () => void): void => onceIn(['signed-in'], run);

/** Runs once: now where the server has ended the session, else as soon as it does. */
export const whenEnded = (run: () => void): void => onceIn(['ended', 'gone'], run);
