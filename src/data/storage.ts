import { create } from 'zustand';
import { useRoom } from '../offline/room.ts';

interface Saving {
  /** A trip was saved in this visit: the moment to offer more. */
  readonly savedNow: boolean;
}

const useSaving = create<Saving>(() => ({ savedNow: false }));

export const useSavedNow = (): boolean => useSaving((state) => state.savedNow);

/** Whether pictures had to make room for data, or there was no room at all; `enough` as long as nothing happened. */
export const useRoomState = () => useRoom((state) => state.state);

export function roomNoticeSeen(): void {
  useRoom.setState({ state: 'enough' });
}

export interface DeviceStorage {
  /** Whether the browser has promised not to clear it when space is short; null where it does not say. */
  readonly persisted: boolean | null;
  /** Bytes of everything this site keeps; null where the browser does not say. */
  readonly usage: number | null;
}

export async function deviceStorage(): Promise<DeviceStorage> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const [persisted, estimate] = await Promise.all([storage?.persisted?.(), storage?.estimate?.()]);
  return { persisted: persisted ?? null, usage: estimate?.usage ?? null };
}

/** Asks the browser not to clear what is kept here; false when it does not promise that. */
export async function keepForGood(): Promise<boolean> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  return (await storage?.persist?.().catch(() => false)) ?? false;
}

/** After a save: from now on there is something to lose (P2). */
export function somethingWasSaved(): void {
  useSaving.setState({ savedNow: true });
  void keepForGood();
}
