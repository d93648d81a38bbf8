import type { ProblemCode } from '#domain/problem.ts';
import { documentsOf } from '#domain/trip/document.ts';
import { pathOf } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { databaseOf, type StoredDocument, type UserDatabase } from '../offline/database.ts';
import { keptBack } from '../offline/drain.ts';
import { withoutOperation } from '../offline/lane-decisions.ts';
import type { Operation, OperationKind } from '../offline/operation.ts';
import { readUnsavedPlans } from '../offline/plan-store.ts';
import { PROFILE_LANE } from '../offline/profile-store.ts';
import { dropOperation, restoreRefused } from '../offline/refusal-store.ts';
import { divided, type OwnChange } from '../offline/refused-fields.ts';
import { readTrip } from '../offline/trip-store.ts';
import { currentUserId } from './session.ts';
import { type Stored, useStored } from './stored.ts';
import { syncSoon } from './sync-soon.ts';

/** One operation that the server has not heard. */
export interface WaitingOperation {
  readonly seq: number;
  readonly kind: OperationKind;
  /** Of a change of a trip: what is changed. */
  readonly changes: readonly OwnChange[];
  /** ISO moment of the decision. */
  readonly at: string;
  readonly attempts: number;
  /** Milliseconds since 1970 before which it is not tried again. */
  readonly nextAt: number;
  /** Why the server refused it for good; null: it has not. */
  readonly because: ProblemCode | null;
  /** Something before it must be decided, or sent, first. */
  readonly isBehind: boolean;
  /** Nothing else depends on it. */
  readonly canDrop: boolean;
}

/** What waits of one trip, or of the profile. */
export interface WaitingLane {
  readonly tripId: string;
  /** What the trip is called; null: of the profile. */
  readonly name: string | null;
  /** Whether the trip can be opened on this device. */
  readonly isHere: boolean;
  /** Whether its owner has to decide before all of it can be sent. */
  readonly isRefused: boolean;
  readonly operations: readonly WaitingOperation[];
}

/** The content of a document that the server has not got. */
export interface WaitingDocument extends Pick<StoredDocument, 'tripId' | 'digest' | 'size' | 'refused' | 'attempts'> {
  /** null where the trip is not here. */
  readonly name: string | null;
}

/** Everything of this device that the server does not have, and how much of the account is here. */
export interface Waiting {
  readonly lanes: readonly WaitingLane[];
  readonly documents: readonly WaitingDocument[];
  /** Plans that were never saved, which no exchange sends. */
  readonly plans: number;
  /** How many trips are on this device. */
  readonly here: number;
  /** When all trips last arrived, an ISO moment; null: never. */
  readonly refreshedAt: string | null;
}

function toldOperation(
  operation: Operation,
  lane: readonly Operation[],
  behind: ReadonlySet<number>,
): WaitingOperation {
  const { seq, kind, at, attempts, nextAt, parkedBecause, body } = operation;
  const { targets = [] } = operation;
  return {
    seq,
    kind,
    changes:
      kind === 'trip.patch'
        ? body.changes.map((change) => ({
            change,
            target: targets.find(({ path }) => path === pathOf(change)) ?? null,
          }))
        : [],
    at,
    attempts,
    nextAt,
    because: parkedBecause ?? null,
    isBehind: behind.has(seq),
    canDrop: withoutOperation({ stored: null, lane }, seq) !== null,
  };
}

/** As it is shown, or as it was where it is to be deleted. */
async function tripOf(database: UserDatabase, tripId: string): Promise<Trip | null> {
  return (await readTrip(database, tripId)) ?? (await database.trips.get(tripId))?.trip ?? null;
}

async function laneOf(database: UserDatabase, tripId: string, lane: readonly Operation[]): Promise<WaitingLane> {
  const trip = await tripOf(database, tripId);
  const behind = keptBack(lane);
  return {
    tripId,
    name: tripId === PROFILE_LANE ? null : trip ? tripName(trip) : '',
    isHere: (await database.cards.get(tripId)) !== undefined,
    isRefused: lane.some(({ parkedBecause }) => parkedBecause !== undefined),
    operations: lane.map((operation) => toldOperation(operation, lane, behind)),
  };
}

async function documentOf(database: UserDatabase, own: StoredDocument): Promise<WaitingDocument> {
  const { tripId, digest, size, refused, attempts } = own;
  const trip = await readTrip(database, tripId);
  const name = trip && documentsOf(trip).find((other) => other.digest === digest)?.name;
  return { tripId, digest, size, refused, attempts, name: name ?? null };
}

async function readWaiting(database: UserDatabase): Promise<Waiting> {
  const operations = await database.outbox.orderBy('seq').toArray();
  const tripIds = [...new Set(operations.map(({ tripId }) => tripId))];
  const unsent = await database.documents.where('sent').equals(0).toArray();
  return {
    lanes: await Promise.all(
      tripIds.map((tripId) => laneOf(database, tripId, divided(operations.filter((own) => own.tripId === tripId)))),
    ),
    documents: await Promise.all(
      unsent.filter(({ unlistedAt }) => unlistedAt === null).map((own) => documentOf(database, own)),
    ),
    plans: (await readUnsavedPlans(database)).length,
    here: await database.cards.count(),
    refreshedAt: (await database.notes.get('refreshedAt'))?.value ?? null,
  };
}

/** What waits on this device, now and after every change. */
export function useWaiting(): Stored<Waiting> {
  return useStored('waiting', readWaiting);
}

/** What waits of one trip, or of the profile, need not wait any longer. */
export async function retryLane(tripId: string): Promise<void> {
  await databaseOf(currentUserId()).outbox.where('tripId').equals(tripId).modify({ nextAt: 0 });
  syncSoon();
}

/** Sends everything again now, documents too. Resolves when that was tried. */
export async function retryAll(): Promise<void> {
  await (await import('./leaving.ts')).sendEverything();
}

/** One operation is given up. Resolves with the way back; null where something depends on it by now. */
export async function dropWaiting(tripId: string, seq: number): Promise<(() => Promise<void>) | null> {
  const database = databaseOf(currentUserId());
  const dropped = await dropOperation(database, tripId, seq);
  syncSoon();
  return dropped && (() => restoreRefused(database, tripId, dropped));
}

/** Hands the browser a file of every trip and plan among it, which the app imports again. Resolves with whether there was any. */
export async function keepWaitingAsFile(): Promise<boolean> {
  return (await import('./leaving.ts')).downloadUnsent('periplo-unsent.json');
}
