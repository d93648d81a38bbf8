import { Dexie } from 'dexie';
import { ANONYMOUS, PREFIX, UserDatabase } from './database.ts';

/** The users of whom this device keeps data; what visitors keep is none of it. */
export async function keptUsers(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames();
  const ids = names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  return ids.filter((id) => id !== ANONYMOUS);
}

/** The same, but for one. */
export async function otherUsers(userId: string): Promise<string[]> {
  return (await keptUsers()).filter((id) => id !== userId);
}

/** Whether this device keeps data of a user, or of visitors (`ANONYMOUS`). */
export async function isHere(userId: string): Promise<boolean> {
  return (await Dexie.getDatabaseNames()).includes(PREFIX + userId);
}

/**
 * Looks into the database of a user who is not here, and leaves the open one alone. null where there is none, also where it is removed
 * meanwhile: to look never makes it.
 */
export async function lookInto<T>(userId: string, look: (database: UserDatabase) => Promise<T>): Promise<T | null> {
  const database = new UserDatabase(PREFIX + userId);
  database.on('populate', (creation) => creation.abort());
  try {
    return await look(database);
  } catch (error) {
    if (await isHere(userId)) throw error;
    return null;
  } finally {
    database.close();
  }
}
