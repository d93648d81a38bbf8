import type { ProblemCode } from '#domain/problem.ts';
import { databaseOf } from '../offline/database.ts';
import type { Choice } from '../offline/lane-decisions.ts';
import type { Operation } from '../offline/operation.ts';
import { rebase } from '../offline/rebase.ts';
import { decideRefused, dropRefused, overwriteLane, restoreRefused } from '../offline/refusal-store.ts';
import { isRefusedPatch, type RefusedField, refusedFields } from '../offline/refused-fields.ts';
import { currentUserId } from './session.ts';
import { useStored } from './stored.ts';
import { syncSoon } from './sync-soon.ts';
import { saveCopy } from './trips.ts';

/** A place of a trip that waits for a decision. */
export type RefusedPlace = RefusedField;

/** Why something of a trip waits for its owner: `GONE` and `DELETION` are conflicts with ways on of their own. */
export type ParkedReason = 'CONFLICT' | 'GONE' | 'DELETION' | 'NOT_FOUND' | 'OTHER';

/** What of one trip was refused for good: kept, shown, and decided by the traveller. */
export interface ParkedTrip {
  readonly reason: ParkedReason;
  readonly because: ProblemCode;
  /** The places where others wrote too, each to be decided by itself. */
  readonly fields: readonly RefusedPlace[];
  /** Whether something else was refused besides. */
  readonly isMore: boolean;
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

/** What of a trip was refused; null when nothing is, undefined while reading. */
export function useParked(tripId: string): ParkedTrip | null | undefined {
  const parked = useStored(`parked ${tripId}`, async ({ outbox, trips }): Promise<ParkedTrip | null> => {
    const lane = await outbox.where('tripId').equals(tripId).sortBy('seq');
    const refused = lane.filter(({ parkedBecause }) => parkedBecause !== undefined);
    const [first] = refused;
    if (!first) return null;
    const because = first.parkedBecause ?? 'CONFLICT';
    const fields = refusedFields({ stored: (await trips.get(tripId)) ?? null, lane });
    const isMore = refused.some((operation) => !isRefusedPatch(operation));
    return { reason: reasonOf(refused), because, fields, isMore, waiting: lane.length };
  });
  return parked.state === 'read' ? parked.value : undefined;
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

/** What became of a decision about one place. */
export interface DecidedField {
  /** Whether it has left out a text, which is kept with the trip. */
  readonly isTextLost: boolean;
  /** Brings back what this device wrote. */
  readonly bringBack: () => Promise<void>;
}

/** One place is decided; what else was refused waits on. */
export async function decideField(tripId: string, path: string, choice: Choice): Promise<DecidedField> {
  const database = databaseOf(currentUserId());
  const dropped = await decideRefused(database, tripId, { path, choice });
  syncSoon(true);
  return { isTextLost: dropped.lost.length > 0, bringBack: () => restoreRefused(database, tripId, dropped) };
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
