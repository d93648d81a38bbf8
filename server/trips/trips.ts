import { createHash } from 'node:crypto';
import { toWireTripCard, type WireTripCard } from '#contract/trips.ts';
import { acceptWireTrip, toWireTrip, type WireTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import { tripCard } from '#domain/trip/card.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Db } from '../db/database.ts';
import { once } from '../db/op-log.ts';
import { refusalOf, refuseField } from '../http/refuse-field.ts';
import { marksOfNew } from './changes.ts';
import { derivedIds } from './derived-ids.ts';
import { mayMake, type ReadAccess, type TripScope } from './policy.ts';
import {
  findDocuments,
  findTrip,
  insertTrip,
  lastVersion,
  listCards,
  listIds,
  listVersions,
  type StoredTrip,
} from './repo.ts';

const NOT_SAVED = 'The trip cannot be saved';

/** What the wire's shape cannot say: dates in order, and as many days as they span. */
function parseTrip(wire: WireTrip): Trip {
  if (wire.dateEnd < wire.dateStart)
    throw refuseField(NOT_SAVED, { field: 'dateEnd', rule: 'startAfterEnd', message: 'lies before dateStart' });
  const days = dayCount({ start: wire.dateStart, end: wire.dateEnd });
  const numbered = wire.itinerary.every((day, index) => day.day === index + 1);
  if (wire.itinerary.length !== days || !numbered) {
    const message = `expected days 1 to ${days}, as the dates say`;
    throw refuseField(NOT_SAVED, { field: 'itinerary', rule: 'dayCount', message });
  }
  try {
    return acceptWireTrip(wire, derivedIds(wire.id));
  } catch (error) {
    throw refusalOf(error, NOT_SAVED);
  }
}

const cardOf = (trip: Trip, version: number): WireTripCard => toWireTripCard(tripCard(trip, version));

/**
 * The same, at most once per idempotency key. Sent again it answers the version that it made
 * with the trip it brought, whatever happened to the trip since: the page puts its own copy of the trip under the version it
 * reads, and only for this one they belong together.
 */
export async function saveTripOnce(
  db: Db,
  { userId, opId }: { readonly userId: string; readonly opId: string },
  wire: WireTrip,
  now: Date,
): Promise<WireTripCard> {
  return once(db, { userId, opId, request: ['create', wire] }, now, (tx) => ({
    carryOut: async () => (await saveTrip(tx, userId, wire, now)).version,
    async answer(version) {
      if (version === null) throw new Error('a trip was saved without a version');
      return cardOf(parseTrip(wire), version);
    },
  }));
}

/**
 * Stores a trip under the id its client made. The same trip again answers what is stored; another one under the same id is
 * Problem CONFLICT, never a silent overwrite. One made again after it was deleted goes on counting versions where that ended:
 * a device that has not heard of the deletion must see that this is newer.
 */
export async function saveTrip(db: Db, userId: string, wire: WireTrip, now: Date): Promise<WireTripCard> {
  const trip = parseTrip(wire);
  const document = JSON.stringify(toWireTrip(trip));
  const access = mayMake(userId, trip.id);
  const version = (await lastVersion(db, access)) + 1;
  const card = JSON.stringify(cardOf(trip, version));
  const moment = now.toISOString();
  const row = {
    version,
    date_start: trip.dates.start,
    card,
    document,
    paths: JSON.stringify(marksOfNew(version)),
    created_at: moment,
    updated_at: moment,
  };
  if (await insertTrip(db, access, row)) return JSON.parse(card) as WireTripCard;
  const stored = await findTrip(db, access);
  if (stored?.document === document) return JSON.parse(stored.card) as WireTripCard;
  throw new Problem('CONFLICT', 'Another trip is stored under this id');
}

/** A trip as it is stored; null when it is deleted at this moment. */
export async function findDocument(db: Db, access: ReadAccess): Promise<StoredTrip | null> {
  return findTrip(db, access);
}

/** The stored wire document with its version, as text. */
const withVersion = ({ version, document }: Pick<StoredTrip, 'version' | 'document'>) =>
  `{"version":${version},${document.slice(1)}`;

/** The stored wire document with its version, as text; Problem NOT_FOUND when it is deleted at this moment. */
export async function getTripDocument(db: Db, access: ReadAccess): Promise<string> {
  const stored = await findTrip(db, access);
  if (!stored) throw new Problem('NOT_FOUND', 'There is no such trip');
  return withVersion(stored);
}

/** An answer with several trips is full with so many characters, and read from the database so many at a time. */
const FULL_ANSWER = 1_000_000;
const READ_AT_ONCE = 10;

/**
 * Several trips of a set with their versions, as JSON text: `trips` in the order of the ids, `left` the ids of those that did not fit. What is
 * not in the set is left out.
 */
export async function getTripDocuments(db: Db, scope: TripScope, ids: readonly string[]): Promise<string> {
  const texts: string[] = [];
  let [taken, length] = [0, 0];
  while (taken < ids.length && length < FULL_ANSWER) {
    const asked = ids.slice(taken, taken + READ_AT_ONCE);
    const found = new Map((await findDocuments(db, scope, asked)).map((row) => [row.id, row]));
    for (const id of asked) {
      if (length >= FULL_ANSWER) break;
      const row = found.get(id);
      const text = row && withVersion(row);
      if (text) texts.push(text);
      length += text?.length ?? 0;
      taken += 1;
    }
  }
  return `{"trips":[${texts.join(',')}],"left":${JSON.stringify(ids.slice(taken))}}`;
}

/** The trip of a request as it was saved in a version, as JSON text. */
export function textOfSaved(wire: WireTrip, version: number): string {
  return withVersion({ version, document: JSON.stringify(toWireTrip(parseTrip(wire))) });
}

/**
 * Every trip of a set, whole, by start date: a JSON list in pieces, of which there is never more in memory than was read at once. What is
 * deleted meanwhile is left out.
 */
export async function* wholeTrips(db: Db, scope: TripScope): AsyncGenerator<string> {
  const ids = await listIds(db, scope);
  let opening = '[';
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const asked = ids.slice(from, from + READ_AT_ONCE);
    const found = new Map((await findDocuments(db, scope, asked)).map((row) => [row.id, row]));
    for (const row of asked.flatMap((id) => found.get(id) ?? [])) {
      yield opening + withVersion(row);
      opening = ',';
    }
  }
  yield opening === '[' ? '[]' : ']';
}

/**
 * Changes whenever a trip of the set comes, goes or gets another version, and is another for whole trips than for cards: two answers at one
 * address are two representations. An ETag (RFC 9110, section 8.8.3).
 */
export async function tagOfList(db: Db, scope: TripScope, form: 'whole' | 'cards'): Promise<string> {
  const versions = (await listVersions(db, scope)).map(({ id, version }) => `${id} ${version}`);
  return `"${createHash('sha256')
    .update([form, ...versions].join('\n'))
    .digest('base64url')}"`;
}

/** A JSON list of wire cards as text. */
export async function listTripCards(db: Db, scope: TripScope): Promise<string> {
  return `[${(await listCards(db, scope)).join(',')}]`;
}
