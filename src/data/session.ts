import type { User } from '#domain/account/user.ts';
import { type Session, useSession } from '../session/session.ts';

/** Who is signed in, or null. */
export function useUser(): User | null {
  return useSession((session) => (session.state === 'signed-in' ? session.user : null));
}

export function useSessionState(): Session['state'] {
  return useSession((session) => session.state);
}

/** Whose data this device shows: also after the server ended the session, so that nothing disappears. */
export function currentUserId(): string | null {
  const session = useSession.getState();
  return session.state === 'anonymous' ? null : session.user.id;
}

export function useUserId(): string | null {
  return useSession((session) => (session.state === 'anonymous' ? null : session.user.id));
}
