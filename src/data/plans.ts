import { useLiveQuery } from 'dexie-react-hooks';
import { planTripEndpoint, toWireTripRequest } from '#contract/planning.ts';
import { replanTripEndpoint, toReplanBody } from '#contract/replanning.ts';
import { fromWirePlannedTrip } from '#contract/wire-trip.ts';
import type { Selection } from '#domain/trip/selection.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { call } from '../api/call.ts';
import { databaseOf } from '../offline/database.ts';
import { currentUserId, useUserId } from './session.ts';

const PLANNING_TIMEOUT_MS = 100_000;

/** Plans a trip and keeps the plan on this device. Throws Problem; an aborted call throws its AbortError. */
export async function planTrip(request: TripRequest, signal: AbortSignal): Promise<Trip> {
  const wire = await call(planTripEndpoint, {
    body: toWireTripRequest(request),
    signal,
    timeoutMs: PLANNING_TIMEOUT_MS,
  });
  const trip = fromWirePlannedTrip(wire, () => crypto.randomUUID());
  await keepPlan(trip);
  return trip;
}

/**
 * Replaces the chosen activities of the plan that is kept here. Throws Problem; the plan stays as it was then. An aborted call
 * throws its AbortError.
 */
export async function replanTrip(trip: Trip, selection: Selection, signal: AbortSignal): Promise<void> {
  const wire = await call(replanTripEndpoint, {
    body: toReplanBody(trip, selection),
    signal,
    timeoutMs: PLANNING_TIMEOUT_MS,
  });
  await keepPlan(fromWirePlannedTrip(wire, () => crypto.randomUUID()));
}

async function keepPlan(trip: Trip): Promise<void> {
  const plan = { key: 'current', trip, plannedAt: new Date().toISOString() } as const;
  await databaseOf(currentUserId()).plans.put(plan);
}

/** The last plan made here and not put away: undefined while reading, null when there is none. */
export function useCurrentPlan(): Trip | null | undefined {
  const userId = useUserId();
  return useLiveQuery(async () => (await databaseOf(userId).plans.get('current'))?.trip ?? null, [userId]);
}

/** A plan made before signing in moves to the account's database, without being planned again (D2). */
export async function claimAnonymousPlan(userId: string): Promise<void> {
  const plan = await databaseOf(null).plans.get('current');
  if (!plan) return;
  await databaseOf(userId).plans.put(plan);
  await databaseOf(null).plans.delete('current');
}
