import { fetchTripsEndpoint, fromWireTripCard, listTripsEndpoint, MOST_FETCHED } from '#contract/trips.ts';
import { fromWireTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { call, read, request } from '../api/call.ts';
import { NOT_MODIFIED } from '../exchange/ask.ts';
import { type UserDatabase, whoseIs } from '../offline/database.ts';
import { policies } from '../offline/problem-policy.ts';
import { forget, receive } from '../offline/trip-store.ts';

/** What the exchange needs to know of a trip of the account: which it is, in which version there, and what must be here before it begins. */
type ListedTrip = Pick<TripCard, 'id' | 'version' | 'destinationId' | 'destinationIds' | 'dates'>;
type Listed = Pick<ListedTrip, 'id' | 'version'>;

/** What came of asking the server for every trip. */
export interface Fetched {
  readonly listed: readonly ListedTrip[];
  /** How many of them are not on this device. */
  readonly missing: number;
  /** When the server said to come again; null where it did not. */
  readonly retryAfterS: number | null;
}

const newId = () => crypto.randomUUID();

/** Every other trip would be answered alike. */
const isForAll = ({ code }: Problem) => policies[code].fetching === 'all';

/** So many requests in a row that fail say that the server is ill, not a trip. */
const FAILURES_IN_A_ROW = 5;
/** Where several at a time cannot be had, fewer are asked for, and at last each by itself: one that is broken leaves the others alone. */
const FEWER = 5;

/** Brings home some trips; those that were deleted a moment ago are no news. Resolves with the ids to ask for again. Throws Problem. */
async function fetchSome(database: UserDatabase, ids: readonly string[], signal: AbortSignal): Promise<string[]> {
  const { trips, left } = await call(fetchTripsEndpoint, {
    body: { ids: [...ids] },
    signal,
    as: whoseIs(database),
  });
  if (left.length >= ids.length) throw new Problem('UNREADABLE', 'The server answered with no trip that was asked for');
  const received = trips.map((wire) => ({
    id: wire.id,
    version: wire.version ?? 0,
    trip: fromWireTrip(wire, newId),
  }));
  await receive(database, ...received);
  return left;
}

/** The ids of what this device does not have, or has older. */
async function wanted(database: UserDatabase, cards: readonly Listed[]): Promise<string[]> {
  // Cards are small, and tell of nearly every trip; one that was deleted here has none.
  const known = await database.cards.bulkGet(cards.map(({ id }) => id));
  const unsure = cards.filter(({ version }, i) => (known[i]?.version ?? -1) < version);
  const stored = await Promise.all(unsure.map(({ id }) => database.trips.get(id)));
  return unsure.filter(({ version }, i) => (stored[i]?.version ?? -1) < version).map(({ id }) => id);
}

const inParts = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, i) => ids.slice(i * size, (i + 1) * size));

/** So many answers are on their way at a time: while one is written down, the line brings the next. */
const AT_ONCE = 2;

/**
 * Brings home those of some trips that this device does not have, or has older. Resolves with the problem that ended it early, if one did;
 * a trip that cannot be had leaves the others alone.
 */
export async function fetchNewer(
  database: UserDatabase,
  listed: readonly Listed[],
  signal: AbortSignal,
): Promise<Problem | null> {
  const queue = inParts(await wanted(database, listed), MOST_FETCHED);
  let inARow = 0;
  let ended: Problem | null = null;
  async function fetchNext(ids: string[]): Promise<void> {
    try {
      const left = await fetchSome(database, ids, signal);
      if (left.length > 0) queue.unshift(left);
      inARow = 0;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      inARow += 1;
      if (isForAll(error) || inARow >= FAILURES_IN_A_ROW) ended ??= error;
      if (ids.length > 1) queue.unshift(...inParts(ids, ids.length > FEWER ? FEWER : 1));
    }
  }
  async function fetchAll(): Promise<void> {
    for (let ids = queue.shift(); ids && !ended; ids = queue.shift()) await fetchNext(ids);
  }
  // Not before the last of them: a user who signs out waits until nothing is written any more (P2).
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchAll));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  return ended;
}

/** The list as the server gave it last, under the tag by which it tells whether that is still so. */
interface KeptList {
  readonly tag: string;
  readonly trips: readonly ListedTrip[];
}

/** Null where there is none that can be read: then the whole list is asked for. */
async function keptList(database: UserDatabase): Promise<KeptList | null> {
  const note = await database.notes.get('listed');
  try {
    return note ? (JSON.parse(note.value) as KeptList) : null;
  } catch {
    return null;
  }
}

/** A device that has no room for it asks for the whole list the next time. */
async function keepList(database: UserDatabase, list: KeptList): Promise<void> {
  await database.notes.put({ key: 'listed', value: JSON.stringify(list) }).catch(() => undefined);
}

async function listTrips(database: UserDatabase, signal: AbortSignal): Promise<readonly ListedTrip[]> {
  const known = await keptList(database);
  const response = await request(listTripsEndpoint, {
    signal,
    as: whoseIs(database),
    ...(known && { headers: { 'if-none-match': known.tag } }),
  });
  if (known && response.status === NOT_MODIFIED) return known.trips;
  const cards = (await read(listTripsEndpoint, response)).map(fromWireTripCard);
  const trips = cards.map(({ id, version, destinationId, destinationIds, dates }) => ({
    id,
    version,
    destinationId,
    ...(destinationIds && { destinationIds }),
    dates,
  }));
  const tag = response.headers.get('etag');
  if (tag !== null) await keepList(database, { tag, trips });
  return trips;
}

/** Trips deleted elsewhere go, unless this device still has something to say about them. */
async function forgetDeleted(database: UserDatabase, listed: readonly Listed[]): Promise<void> {
  const known = new Set(listed.map(({ id }) => id));
  const here = await database.trips.toCollection().primaryKeys();
  for (const id of here) if (!known.has(id)) await forget(database, id);
}

async function countMissing(database: UserDatabase, listed: readonly Listed[]): Promise<number> {
  const here = new Set(await database.trips.toCollection().primaryKeys());
  return listed.filter(({ id }) => !here.has(id)).length;
}

/**
 * Brings home what this device does not have of every trip of the account. Goes on at the next call where it ended. Throws Problem when
 * the server did not say which trips there are, or stopped answering.
 */
export async function fetchTrips(database: UserDatabase, signal: AbortSignal): Promise<Fetched> {
  const listed = await listTrips(database, signal);
  const ended = await fetchNewer(database, listed, signal);
  if (ended && ended.code !== 'RATE_LIMITED' && isForAll(ended)) throw ended;
  await forgetDeleted(database, listed);
  return { listed, missing: await countMissing(database, listed), retryAfterS: ended?.more.retryAfterS ?? null };
}
