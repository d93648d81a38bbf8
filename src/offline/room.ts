import { create } from 'zustand';
import { PICTURES_CACHE } from '#contract/worker.ts';
import type { UserDatabase } from './database.ts';
import { deleteMaps } from './map-caches.ts';
import { deleteViews } from './views.ts';

interface Room {
  /** `made`: pictures and kept maps had to go, so that data could stay. `none`: that was not enough, and something was not stored. */
  readonly state: 'enough' | 'made' | 'none';
}

export const useRoom = create<Room>(() => ({ state: 'enough' }));

function isQuota(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { inner } = error as { inner?: unknown };
  return error.name === 'QuotaExceededError' || (inner instanceof Error && isQuota(inner));
}

async function giveUpPicturesAndMaps(database: UserDatabase): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES_CACHE);
  await database.photos.clear();
  await deleteMaps();
  await deleteViews();
}

/**
 * Does what needs room on this device. Where there is none, pictures and kept maps go first, never data, and it is done once more (P2);
 * then the browser's QuotaExceededError is thrown.
 */
export async function withRoom<T>(database: UserDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isQuota(error)) throw error;
  }
  try {
    await giveUpPicturesAndMaps(database);
    const done = await work();
    useRoom.setState({ state: 'made' });
    return done;
  } catch (error) {
    if (isQuota(error)) useRoom.setState({ state: 'none' });
    throw error;
  }
}
