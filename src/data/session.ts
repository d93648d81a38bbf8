import type { User } from '#domain/account/user.ts';
import { forgetSession, type Session, useSession } from '../session/session.ts';

/** Who is signed in, or null. */
export function useUser(): User | null {
  return useSession((session) => (session.state === 'signed-in' ? session.user : null));
}

/** Everything that is known of the session. */
export const useSessionWhole = (): Session => useSession();

/** What happened to an account that was deleted elsewhere was read. */
export const goneWasRead = (): void => forgetSession();

export function useSessionState(): Session['state'] {
  return useSession((session) => session.state);
}

const keeperOf = (session: Session): string | null => ('user' in session ? session.user.id : null);

/** Whose data this device shows: also after the server ended the session, so that nothing disappears. */
export function currentUserId(): string | null {
  return keeperOf(useSession.getState());
}

export function useUserId(): string | null {
  return useSession(keeperOf);
}
