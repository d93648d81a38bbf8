import type { TrashedTrip, UserDatabase } from './database.ts';

/** A deleted trip can be brought back for so long. */
export const TRASH_DAYS = 30;
const TRASH_MS = TRASH_DAYS * 86_400_000;

/** Trips that were deleted on this device and are not here again, the last one first. */
export async function readTrash({ trash, cards }: UserDatabase, now: number): Promise<TrashedTrip[]> {
  const all = (await trash.toArray()).filter(({ deletedAt }) => now - deletedAt < TRASH_MS);
  const here = new Set(await cards.toCollection().primaryKeys());
  return all.filter(({ id }) => !here.has(id)).sort((a, b) => b.deletedAt - a.deletedAt);
}

/** Removes for good what has been in the trash for its days. */
export async function emptyTrash({ trash }: UserDatabase, now: number): Promise<void> {
  await trash.filter(({ deletedAt }) => now - deletedAt >= TRASH_MS).delete();
}
