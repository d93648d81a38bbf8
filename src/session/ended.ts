import type { User } from '#domain/account/user.ts';
import { storedUser } from './stored-user.ts';

/** Beside the keys of the specification (D19), which a session that ended leaves empty: whose data this device holds. */
export const keyOfEnded = 'endedSession';

const reasons = ['expired', 'revoked', 'copied'] as const;
/** As the server said it; null where it did not. */
type WhyEnded = (typeof reasons)[number] | null;

export type EndedSession =
  /** The user's data stays on the device, for reading and writing; nothing is sent until that user signs in again. */
  | {
      readonly state: 'ended';
      readonly user: User;
      readonly because: WhyEnded;
      /** It opens nothing any more; with it the server can still be asked whether the account is there. */
      readonly refresh: string | null;
    }
  /** The account was deleted on another device; `userId` until what this device kept of it is removed. */
  | { readonly state: 'gone'; readonly userId: string | null };

const whyEnded = (word: unknown): WhyEnded => reasons.find((known) => known === word) ?? null;

/** `because` and `refresh` as they came. */
export function endedOf(user: User, because: string | null, refresh: string | null): EndedSession {
  if (because === 'gone') return { state: 'gone', userId: user.id };
  return { state: 'ended', user, because: whyEnded(because), refresh };
}

/** Survives a restart, unless storage is full: then it holds as long as the page lives. */
export function keepEnded<S extends EndedSession>(session: S): S {
  try {
    localStorage.setItem(keyOfEnded, JSON.stringify(session));
  } catch {
    // Signing in again finds the data all the same.
  }
  return session;
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : null);

/** null where no session ended, or what is written cannot be read. */
export function readEnded(): EndedSession | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOfEnded) ?? 'null') as Record<string, unknown> | null;
    if (stored?.state === 'gone') return { state: 'gone', userId: textOr(stored.userId) };
    const user = storedUser(stored?.user);
    if (!stored || !user) return null;
    return { state: 'ended', user, because: whyEnded(stored.because), refresh: textOr(stored.refresh) };
  } catch {
    return null;
  }
}

export function forgetEnded(): void {
  localStorage.removeItem(keyOfEnded);
}
