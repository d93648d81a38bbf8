import type { Profile } from '#domain/account/profile.ts';
import type { UserDatabase } from './database.ts';
import type { NewOperation, Operation } from './operation.ts';
import { withRoom } from './room.ts';

/** The lane of changes of the own profile, which hang on no trip. */
export const PROFILE_LANE = 'profile';

const KEY = 'own';

async function shownProfile({ profiles, outbox }: UserDatabase): Promise<Profile | null> {
  const stored = await profiles.get(KEY);
  if (!stored) return null;
  const waiting = await outbox.where('tripId').equals(PROFILE_LANE).sortBy('seq');
  const changes = waiting.map(({ kind, body }) => (kind === 'profile.patch' ? body : {}));
  return Object.assign({}, stored.profile, ...changes);
}

/** What the user sees of the own profile on this device: what the server has, with what it has not heard on top; null: not here. */
export function readProfile(database: UserDatabase): Promise<Profile | null> {
  const { profiles, outbox } = database;
  return database.transaction('r', profiles, outbox, () => shownProfile(database));
}

/** The server's profile was fetched; what waits here stays on top. */
export async function receiveProfile(database: UserDatabase, profile: Profile): Promise<void> {
  await withRoom(database, () => database.profiles.put({ key: KEY, profile }));
}

/** One transaction: the change waits to be sent, and resolves with what is seen from now on. */
export function recordProfile(database: UserDatabase, operation: NewOperation): Promise<Profile | null> {
  const { profiles, outbox } = database;
  return withRoom(database, () =>
    database.transaction('rw', profiles, outbox, async () => {
      await outbox.add(operation);
      return shownProfile(database);
    }),
  );
}

/** One transaction: the change is forgotten and what the server has is kept. */
export function settleProfile(database: UserDatabase, { seq }: Operation, profile: Profile): Promise<void> {
  const { profiles, outbox } = database;
  return withRoom(database, () =>
    database.transaction('rw', profiles, outbox, async () => {
      await outbox.delete(seq);
      await profiles.put({ key: KEY, profile });
    }),
  );
}
