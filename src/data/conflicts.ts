import { useLiveQuery } from 'dexie-react-hooks';
import type { ProblemCode } from '#domain/problem.ts';
import { type Change, overlaps, pathOf } from '#domain/trip/patch.ts';
import { databaseOf } from '../offline/database.ts';
import type { Operation, Target } from '../offline/operation.ts';
import { rebase } from '../offline/rebase.ts';
import { dropRefused, overwriteLane, restoreRefused } from '../offline/trip-store.ts';
import { currentUserId, useUserId } from './session.ts';
import { syncSoon } from './sync-soon.ts';
import { saveCopy } from './trips.ts';

/** Why something of a trip waits for its owner: `GONE` and `DELETION` are conflicts with ways on of their own. */
export type ParkedReason = 'CONFLICT' | 'GONE' | 'DELETION' | 'NOT_FOUND' | 'OTHER';

/** One refused change, and the stop it is about where it is about one. */
export interface ParkedChange {
  readonly change: Change;
  readonly target: Target | null;
}

/** What of one trip was refused for good: kept, shown, and decided by the traveller. */
export interface ParkedTrip {
  readonly reason: ParkedReason;
  readonly because: ProblemCode;
  /** The changes that were refused. */
  readonly changes: readonly ParkedChange[];
  /** How many changes wait in all. */
  readonly waiting: number;
}

function reasonOf(refused: readonly Operation[]): ParkedReason {
  if (refused.some(({ parkedBecause }) => parkedBecause === 'NOT_FOUND')) return 'NOT_FOUND';
  if (refused.some(({ kind }) => kind === 'trip.delete')) return 'DELETION';
  const conflicts = refused.filter(({ parkedBecause }) => parkedBecause === 'CONFLICT');
  if (conflicts.length === 0 || conflicts.some(({ kind }) => kind === 'trip.create')) return 'OTHER';
  return conflicts.every(({ gone = [] }) => gone.length > 0) ? 'GONE' : 'CONFLICT';
}

function changesIn({ kind, body, targets = [], collidesAt = [] }: Operation): ParkedChange[] {
  if (kind !== 'trip.patch') return [];
  const collided = body.changes.filter((change) => collidesAt.some((path) => overlaps(path, pathOf(change))));
  return (collided.length > 0 ? collided : body.changes).map((change) => ({
    change,
    target: targets.find(({ path }) => path === pathOf(change)) ?? null,
  }));
}

/** What of a trip was refused; null when nothing is, undefined while reading. */
export function useParked(tripId: string): ParkedTrip | null | undefined {
  const userId = useUserId();
  return useLiveQuery(async () => {
    if (userId === null) return null;
    const lane = await databaseOf(userId).outbox.where('tripId').equals(tripId).sortBy('seq');
    const refused = lane.filter(({ parkedBecause }) => parkedBecause !== undefined);
    const [first] = refused;
    if (!first) return null;
    const because = first.parkedBecause ?? 'CONFLICT';
    return { reason: reasonOf(refused), because, changes: refused.flatMap(changesIn), waiting: lane.length };
  }, [userId, tripId]);
}

/** Mine: what was refused is sent again, over what others changed. */
export async function keepMine(tripId: string): Promise<void> {
  await overwriteLane(databaseOf(currentUserId()), tripId);
  syncSoon(true);
}

/** Theirs: what was refused is given up, the rest goes on waiting. Resolves with the way back. */
export async function takeTheirs(tripId: string): Promise<() => Promise<void>> {
  const database = databaseOf(currentUserId());
  const dropped = await dropRefused(database, tripId);
  syncSoon(true);
  return () => restoreRefused(database, tripId, dropped);
}

/** Both: mine becomes a trip of its own, then theirs is taken. Resolves with the id of the copy. */
export async function keepBoth(tripId: string): Promise<string | null> {
  const database = databaseOf(currentUserId());
  const stored = (await database.trips.get(tripId))?.trip ?? null;
  const own = rebase(stored, await database.outbox.where('tripId').equals(tripId).sortBy('seq'));
  const copyId = own && (await saveCopy(own));
  await takeTheirs(tripId);
  return copyId;
}
