import { useCallback, useEffect } from 'react';
import { getSharedTripEndpoint } from '#contract/shares.ts';
import { fromWireTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import { withDates } from '#domain/trip/change-dates.ts';
import { addDays, localDate } from '#domain/trip/dates.ts';
import type { ShareOptions } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { call } from '../api/call.ts';
import { databaseOf, type SeenTrip, type UserDatabase } from '../offline/database.ts';
import { withRoom } from '../offline/room.ts';
import { useAskedOnline } from './asking.ts';
import { currentUserId, useUserId } from './session.ts';
import { readAhead, useStored } from './stored.ts';

/** A user who changes a trip of their own sends often, and need not ask after those of others each time. */
const LOOK_AGAIN_MS = 10 * 60_000;

export interface SharedWithMe {
  readonly options: ShareOptions;
  readonly trip: Trip;
  /** When this device last heard of it, an ISO moment; null when that is now. */
  readonly asOf: string | null;
}

/** A shared trip, from the server or else as this device saw it last. */
export type Shared =
  | { readonly state: 'looking' }
  | ({ readonly state: 'shown' } & SharedWithMe)
  | { readonly state: 'absent'; readonly problem: Problem; readonly again: () => void };

/** Asks the server; what it shows is kept, and what it no longer shows is kept no longer. Throws Problem. */
async function look(database: UserDatabase, token: string, signal?: AbortSignal): Promise<SeenTrip> {
  const known =
    (await database.seen
      .where('token')
      .equals(token)
      .count()
      .catch(() => 0)) > 0;
  try {
    const { options, trip } = await call(getSharedTripEndpoint, {
      params: { token },
      query: known ? { seen: '1' as const } : {},
      ...(signal && { signal }),
    });
    const ids = () => crypto.randomUUID();
    const seen = { token, options, trip: fromWireTrip(trip, ids), seenAt: new Date().toISOString() };
    // A full or forbidden storage costs the memory of this device, not the answer.
    await withRoom(database, () => database.seen.put(seen)).catch(() => undefined);
    return seen;
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') await database.seen.delete(token);
    throw error;
  }
}

/**
 * Asks after the shared trips on this device that it has not heard of for a while: what was ended meanwhile goes. Throws Problem
 * when the server does not answer.
 */
export async function lookAgainAtSeen(database: UserDatabase, signal: AbortSignal): Promise<void> {
  const before = new Date(Date.now() - LOOK_AGAIN_MS).toISOString();
  const old = (await database.seen.toArray()).filter(({ seenAt }) => seenAt < before);
  for (const { token } of old) {
    await look(database, token, signal).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error;
    });
  }
}

/** What a visitor saw before signing in is the account's afterwards. */
export async function claimSeenTrips(userId: string): Promise<void> {
  const seen = await databaseOf(null).seen.toArray();
  if (seen.length === 0) return;
  await databaseOf(userId).seen.bulkPut(seen);
  await databaseOf(null).seen.clear();
}

/** Asks again when the viewer comes back to the page: that is the moment to hear that a link has ended. */
function useOnReturn(again: () => void): void {
  useEffect(() => {
    const returned = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, [again]);
}

const keptHere = (token: string) =>
  [`seen ${token}`, async ({ seen }: UserDatabase) => (await seen.get(token)) ?? null] as const;

/** What the server was asked before the screen was drawn; good for one look. */
let early: { readonly userId: string | null; readonly token: string; readonly answer: Promise<SeenTrip> } | null = null;

function takeEarly(userId: string | null, token: string): Promise<SeenTrip> | null {
  const found = early;
  early = null;
  return found?.userId === userId && found.token === token ? found.answer : null;
}

/** Asks for what the screen is about to show, so that it is drawn once, with everything. Resolves when this device has it. */
export async function askSharedAhead(token: string): Promise<void> {
  const userId = currentUserId();
  const answer = look(databaseOf(userId), token);
  early = { userId, token, answer };
  // The screen tells of it.
  const told = answer.catch(() => undefined);
  const here = await databaseOf(userId)
    .seen.get(token)
    .catch(() => undefined);
  if (!here) await told;
  await readAhead(...keptHere(token));
}

/** The trip behind the token of a link. */
export function useSharedTrip(token: string): Shared {
  const userId = useUserId();
  const kept = useStored(...keptHere(token));
  const ask = useCallback(() => takeEarly(userId, token) ?? look(databaseOf(userId), token), [userId, token]);
  const [asked, again] = useAskedOnline(ask);
  useOnReturn(again);
  if (asked.state === 'answered') return { ...asked.answer, state: 'shown', asOf: null };
  if (asked.state === 'refused' && asked.problem.code === 'NOT_FOUND')
    return { state: 'absent', problem: asked.problem, again };
  if (kept.state === 'read' && kept.value) {
    const asOf = asked.state === 'refused' ? kept.value.seenAt : null;
    return { ...kept.value, state: 'shown', asOf };
  }
  if (asked.state === 'refused' && kept.state !== 'reading') return { state: 'absent', problem: asked.problem, again };
  return { state: 'looking' };
}

/** The trip as a start for one's own: one whose dates were not told begins today. */
export function toCopy({ options, trip }: Pick<SharedWithMe, 'options' | 'trip'>): Trip {
  if (options.dates === 'exact') return trip;
  const start = localDate(new Date());
  return withDates(trip, { start, end: addDays(start, trip.days.length - 1), newDays: [] });
}

const WANTED = 'wantedCopy';

/** Remembers through signing in or registering, in this tab, that the trip behind a link is to be copied. */
export function wantCopy(token: string): void {
  sessionStorage.setItem(WANTED, token);
}

/** Whether the trip behind a link is to be copied; true once. */
export function takeWantedCopy(token: string): boolean {
  if (sessionStorage.getItem(WANTED) !== token) return false;
  sessionStorage.removeItem(WANTED);
  return true;
}
