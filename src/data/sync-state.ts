import { create } from 'zustand';

interface SyncState {
  /** Whether the last exchange with the server worked; `unknown` before the first. */
  readonly reach: 'unknown' | 'reached' | 'unreachable';
  /** When the list of trips last arrived complete, in this visit. */
  readonly refreshedAt: string | null;
}

export const useSync = create<SyncState>(() => ({ reach: 'unknown', refreshedAt: null }));
