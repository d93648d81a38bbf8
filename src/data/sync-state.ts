import { create } from 'zustand';

interface SyncState {
  /** Whether the last exchange with the server worked; `unknown` before the first. */
  readonly reach: 'unknown' | 'reached' | 'unreachable';
  /**
   * What the last exchange said of the trips of the account: only after a `whole` one is what is not here nowhere (P9). `failed`: the
   * server did not say, or answered with an error.
   */
  readonly trips: 'unasked' | 'whole' | 'part' | 'failed';
  /** How many trips the server has that are not on this device. */
  readonly missing: number;
  /** Whether the server tells this page of changes as they happen; otherwise it has to be asked. */
  readonly live: boolean;
  /** What the server has just refused for good, until it is told: of a trip, or of the profile (null). */
  readonly refused: { readonly tripId: string | null } | null;
}

export const useSync = create<SyncState>(() => ({
  reach: 'unknown',
  trips: 'unasked',
  missing: 0,
  live: false,
  refused: null,
}));
