import { create } from 'zustand';
import { type User, userSchema } from '#domain/account/user.ts';
import { storingOrder, type Tokens } from './tokens.ts';

/** Local storage keys of the specification (D19). */
const keys = { user: 'user', access: 'token', refresh: 'refreshToken' } as const;

export type Session =
  | { readonly state: 'anonymous' }
  | { readonly state: 'signed-in'; readonly user: User }
  /** The server ended it: the user's data stays on the device, locked, until the user signs in again. */
  | { readonly state: 'ended'; readonly user: User };

function clearStorage(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

/** What storage says; a user that cannot be parsed clears all three keys without a word (S4). */
function restore(): Session {
  const stored = localStorage.getItem(keys.user);
  if (stored === null || readTokens() === null) return { state: 'anonymous' };
  try {
    const user = userSchema.safeParse(JSON.parse(stored));
    if (user.success) return { state: 'signed-in', user: user.data };
  } catch {
    // Not JSON: treated like any other user that cannot be read.
  }
  clearStorage();
  return { state: 'anonymous' };
}

/** The pair as it is stored now; another tab may have renewed it. */
export function readTokens(): Tokens | null {
  const access = localStorage.getItem(keys.access);
  const refresh = localStorage.getItem(keys.refresh);
  return access === null || refresh === null ? null : { access, refresh };
}

export const useSession = create<Session>(() => restore());

export function storeTokens(tokens: Tokens): void {
  for (const key of storingOrder) localStorage.setItem(keys[key], tokens[key]);
}

export function beginSession(user: User, tokens: Tokens): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
  storeTokens(tokens);
  useSession.setState({ state: 'signed-in', user }, true);
}

/** The user as the server has it now, in memory and storage (S4). */
export function updateUser(user: User): void {
  const session = useSession.getState();
  if (session.state !== 'signed-in' || session.user.id !== user.id) return;
  localStorage.setItem(keys.user, JSON.stringify(user));
  useSession.setState({ state: 'signed-in', user }, true);
}

/** After a 401 from the refresh call, and only then (P1). */
export function sessionEnded(): void {
  const session = useSession.getState();
  clearStorage();
  useSession.setState(session.state === 'anonymous' ? session : { state: 'ended', user: session.user }, true);
}

export function forgetSession(): void {
  clearStorage();
  useSession.setState({ state: 'anonymous' }, true);
}

/** Another tab signed in, out, or as another user. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === keys.user || event.key === null) useSession.setState(restore(), true);
  });
}

/** Runs once: now when a user is signed in, else as soon as one signs in. */
export function whenSignedIn(run: () => void): void {
  if (useSession.getState().state === 'signed-in') return run();
  const stop = useSession.subscribe(({ state }) => {
    if (state !== 'signed-in') return;
    stop();
    run();
  });
}
