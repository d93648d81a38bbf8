import { useLiveQuery } from 'dexie-react-hooks';
import type { ProblemCode } from '#domain/problem.ts';
import { databaseOf } from '../offline/database.ts';
import type { Operation } from '../offline/operation.ts';
import { rebase } from '../offline/rebase.ts';
import { dropLane, overwriteLane, restoreLane } from '../offline/trip-store.ts';
import { currentUserId, useUserId } from './session.ts';
import { syncSoon } from './sync-soon.ts';
import { saveCopy } from './trips.ts';

/** Changes of one trip that the server refused for good: kept, shown, and decided by the traveller. */
export interface ParkedTrip {
  readonly tripId: string;
  readonly because: ProblemCode;
  /** How many changes wait behind and including the refused one. */
  readonly changes: number;
}

function parkedIn(operations: readonly Operation[]): ParkedTrip[] {
  return operations
    .filter((operation) => operation.parkedBecause !== undefined)
    .map(({ tripId, parkedBecause }) => ({
      tripId,
      because: parkedBecause ?? 'CONFLICT',
      changes: operations.filter((other) => other.tripId === tripId).length,
    }));
}

/** What of a trip the server refused; null when nothing is, undefined while reading. */
export function useParked(tripId: string): ParkedTrip | null | undefined {
  const userId = useUserId();
  return useLiveQuery(async () => {
    if (userId === null) return null;
    const lane = await databaseOf(userId).outbox.where('tripId').equals(tripId).sortBy('seq');
    return parkedIn(lane)[0] ?? null;
  }, [userId, tripId]);
}

/** Mine: everything that waits is sent again, over what others changed. */
export async function keepMine(tripId: string): Promise<void> {
  await overwriteLane(databaseOf(currentUserId()), tripId);
  syncSoon(true);
}

/** Theirs: what waits for this trip is discarded, and what the server has is shown. Resolves with the way back. */
export async function takeTheirs(tripId: string): Promise<() => Promise<void>> {
  const database = databaseOf(currentUserId());
  const before = await dropLane(database, tripId);
  syncSoon(true);
  return () => restoreLane(database, tripId, before);
}

/** Both: mine becomes a trip of its own, then theirs is taken. Resolves with the id of the copy. */
export async function keepBoth(tripId: string): Promise<string | null> {
  const database = databaseOf(currentUserId());
  const stored = (await database.trips.get(tripId))?.trip ?? null;
  const mine = rebase(stored, await database.outbox.where('tripId').equals(tripId).sortBy('seq'));
  const copyId = mine && (await saveCopy(mine));
  await takeTheirs(tripId);
  return copyId;
}
