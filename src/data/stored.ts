import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { closeDatabase, databaseOf, type UserDatabase } from '../offline/database.ts';
import { useUserId } from './session.ts';

/** Something kept on this device. A failed read is an error with a way on, never an empty answer (P2). */
export type Stored<T> =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly value: T }
  | { readonly state: 'unreadable'; readonly again: () => void };

const RETRIES = 1;

/** Reads from the database of whoever is here, now and after every change; `what` names the question. */
export function useStored<T>(what: string, read: (database: UserDatabase) => Promise<T>): Stored<T> {
  const userId = useUserId();
  const [attempt, setAttempt] = useState(0);
  const found = useLiveQuery(async () => {
    const database = databaseOf(userId);
    try {
      return { asked: what, value: await read(database) };
    } catch {
      // A connection that was lost is opened anew, once without asking.
      closeDatabase(database);
      if (attempt < RETRIES) setAttempt(attempt + 1);
      return { asked: what, failed: attempt >= RETRIES };
    }
  }, [userId, what, attempt]);
  if (!found || found.asked !== what) return { state: 'reading' };
  if ('value' in found) return { state: 'read', value: found.value };
  return found.failed ? { state: 'unreadable', again: () => setAttempt(attempt + 1) } : { state: 'reading' };
}
