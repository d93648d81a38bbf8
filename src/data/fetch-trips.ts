import { fromWireTripCard, getTripEndpoint, listTripsEndpoint } from '#contract/trips.ts';
import { fromWireTrip } from '#contract/wire-trip.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { call } from '../api/call.ts';
import type { UserDatabase } from '../offline/database.ts';
import { forget, receive } from '../offline/trip-store.ts';

/** What came of asking the server for every trip. */
export interface Fetched {
  readonly cards: readonly TripCard[];
  /** How many of them are not on this device. */
  readonly missing: number;
  /** When the server said to come again; null where it did not. */
  readonly retryAfterS: number | null;
}

const newId = () => crypto.randomUUID();

/** Every other trip would be answered alike. */
const forAll: ReadonlySet<ProblemCode> = new Set([
  'NO_RESPONSE',
  'UNAUTHORIZED',
  'SESSION_ENDED',
  'LOGIN_REQUIRED',
  'RATE_LIMITED',
]);
/** So many in a row that cannot be had say that the server is ill, not a trip. */
const FAILURES_IN_A_ROW = 5;

/** Brings home one trip; one that was deleted a moment ago is no news. Throws Problem. */
async function fetchOne(database: UserDatabase, { id, version }: TripCard, signal: AbortSignal): Promise<void> {
  try {
    const wire = await call(getTripEndpoint, { params: { id }, signal });
    await receive(database, { id, version: wire.version ?? version, trip: fromWireTrip(wire, newId) });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'NOT_FOUND') throw error;
  }
}

/** Resolves with the problem that ended it early, if one did; a trip that cannot be had leaves the others alone. */
async function fetchNews(
  database: UserDatabase,
  cards: readonly TripCard[],
  signal: AbortSignal,
): Promise<Problem | null> {
  let inARow = 0;
  for (const card of cards) {
    const stored = await database.trips.get(card.id);
    if (stored && stored.version >= card.version) continue;
    try {
      await fetchOne(database, card, signal);
      inARow = 0;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      inARow += 1;
      if (forAll.has(error.code) || inARow >= FAILURES_IN_A_ROW) return error;
    }
  }
  return null;
}

/** Trips deleted elsewhere go, unless this device still has something to say about them. */
async function forgetDeleted(database: UserDatabase, cards: readonly TripCard[]): Promise<void> {
  const known = new Set(cards.map((card) => card.id));
  const here = await database.trips.toCollection().primaryKeys();
  for (const id of here) if (!known.has(id)) await forget(database, id);
}

async function countMissing(database: UserDatabase, cards: readonly TripCard[]): Promise<number> {
  const here = new Set(await database.trips.toCollection().primaryKeys());
  return cards.filter(({ id }) => !here.has(id)).length;
}

/**
 * Brings home what this device does not have of every trip of the account. Goes on at the next call where it ended. Throws Problem when
 * the server did not say which trips there are, or stopped answering.
 */
export async function fetchTrips(database: UserDatabase, signal: AbortSignal): Promise<Fetched> {
  const cards = (await call(listTripsEndpoint, { signal })).map(fromWireTripCard);
  const ended = await fetchNews(database, cards, signal);
  if (ended && ended.code !== 'RATE_LIMITED' && forAll.has(ended.code)) throw ended;
  await forgetDeleted(database, cards);
  return { cards, missing: await countMissing(database, cards), retryAfterS: ended?.more.retryAfterS ?? null };
}
