import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { closeDatabase, databaseOf, type UserDatabase } from '../offline/database.ts';
import { currentUserId, useUserId } from './session.ts';

/** Something kept on this device. A failed read is an error with a way on, never an empty answer (P2). */
export type Stored<T> =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly value: T }
  | { readonly state: 'unreadable'; readonly again: () => void };

const RETRIES = 1;

/** What was read before the screen that asks for it was drawn; good for one look. */
const ahead = new Map<string, { readonly userId: string | null; readonly value: unknown }>();

/** Reads what a screen is about to ask for under the same `what`, so that it is drawn once, with everything. Never throws. */
export async function readAhead<T>(what: string, read: (database: UserDatabase) => Promise<T>): Promise<void> {
  const userId = currentUserId();
  const value = await read(databaseOf(userId)).catch(() => undefined);
  if (value !== undefined) ahead.set(what, { userId, value });
}

/** Whom an answer is for, and of what: another user's, or another trip's, is none. */
interface Asked {
  readonly asked: string;
  readonly userId: string | null;
}

function takeAhead<T>(what: string, userId: string | null): (Asked & { value: T }) | undefined {
  const found = ahead.get(what);
  ahead.delete(what);
  return found && found.userId === userId ? { asked: what, userId, value: found.value as T } : undefined;
}

/** Reads from the database of the user or visitor who is here, now and after every change; `what` names the question. */
export function useStored<T>(what: string, read: (database: UserDatabase) => Promise<T>): Stored<T> {
  const userId = useUserId();
  const [attempt, setAttempt] = useState(0);
  const [first] = useState(() => takeAhead<T>(what, userId));
  const asked: Asked = { asked: what, userId };
  const look = async (): Promise<(Asked & { value: T }) | (Asked & { failed: boolean })> => {
    const database = databaseOf(userId);
    try {
      return { ...asked, value: await read(database) };
    } catch {
      // A connection that was lost is opened anew, once without asking.
      closeDatabase(database);
      if (attempt < RETRIES) setAttempt(attempt + 1);
      return { ...asked, failed: attempt >= RETRIES };
    }
  };
  const found = useLiveQuery(look, [userId, what, attempt], first);
  if (!found || found.asked !== what || found.userId !== userId) return { state: 'reading' };
  if ('value' in found) return { state: 'read', value: found.value };
  return found.failed ? { state: 'unreadable', again: () => setAttempt(attempt + 1) } : { state: 'reading' };
}
