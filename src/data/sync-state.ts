import { create } from 'zustand';

interface SyncState {
  /** Whether the last exchange with the server worked; `unknown` before the first. */
  readonly reach: 'unknown' | 'reached' | 'unreachable';
}

export const useSync = create<SyncState>(() => ({ reach: 'unknown' }));
