import { toWireTrip } from '#contract/wire-trip.ts';
import { type Random, seededRandom } from '#domain/random.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Account, keepSession } from '../../support/account.ts';
import { BuiltServer } from '../../support/built-server.ts';
import { FaultyProxy } from '../../support/faulty-proxy.ts';
import { aTripToPack } from '../../support/soon-trips.ts';
import { visit } from './page-globals.ts';

const EMAIL = 'proxy@example.org';
const TRIPS = 10;
const MOST_AT_ONCE = 12;
const FINE = 0.4;
const MOST_WAITING = 40;
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** An edit that differs from whatever was there before. */
function anEdit(random: Random, trip: Trip, number: number): Change {
  if (random() < 0.4) return { kind: 'notes', notes: `note ${number}` };
  if (random() < 0.5) return { kind: 'day.notes', dayId: pick(random, trip.days).id, notes: `day ${number}` };
  return { kind: 'luggage.set', itemId: pick(random, trip.luggage).id, packed: random() < 0.5 };
}

export interface ProxyResult {
  readonly edits: number;
  /** How much the versions of all trips grew on the server. */
  readonly effects: number;
  /** Trips that look different here and on the server. */
  readonly different: number;
  /** Edits that still wait, or were refused. */
  readonly waiting: number;
  readonly met: FaultyProxy['met'];
}

/** So many edits by the page's own modules, through the proxy, to a server of their own. */
export async function editThroughProxy(edits: number, seed: number): Promise<ProxyResult> {
  const server = await BuiltServer.make({ RATE_LIMIT: '0' });
  const random = seededRandom(seed);
  const proxy = await new FaultyProxy(server.origin, random, FINE).start();
  try {
    const account = await Account.of(server.origin, EMAIL);
    keepSession(account.session);
    visit(proxy.origin);
    const { changeTrip } = await import('#src/data/trips.ts');
    const { syncNow } = await import('#src/data/sync.ts');
    const { databaseOf } = await import('#src/offline/database.ts');
    const { readSeen, readTrip } = await import('#src/offline/trip-store.ts');
    const database = databaseOf(account.session.user.id);
    const trips = Array.from({ length: TRIPS }, () => aTripToPack(20));
    for (const trip of trips) await account.save(toWireTrip(trip));
    while ((await database.trips.count()) < TRIPS) await syncNow(true);
    const versions = async (reader: Account) => {
      const stored = await Promise.all(trips.map(({ id }) => reader.trip(id)));
      return stored.reduce((sum, { version = 0 }) => sum + version, 0);
    };
    const before = await versions(account);

    for (let made = 0; made < edits; ) {
      for (let now = Math.ceil(random() * MOST_AT_ONCE); now > 0 && made < edits; now--, made++) {
        const trip = pick(random, trips);
        const seen = await readSeen(database, trip.id);
        if (seen) await changeTrip(seen, [anEdit(random, trip, made)]);
      }
      do await syncNow(true);
      while ((await database.outbox.count()) > MOST_WAITING);
    }
    const unsent = async () => (await database.outbox.toArray()).filter((operation) => !operation.parkedBecause);
    while ((await unsent()).length > 0) await syncNow(true);
    await proxy.settled();

    // Longer than an access token lives: who looks in the end signs in anew.
    const reader = await Account.of(server.origin, EMAIL);
    let different = 0;
    for (const { id } of trips) {
      const here = await readTrip(database, id);
      const { version: _, ...there } = await reader.trip(id);
      if (!here || JSON.stringify(toWireTrip(here)) !== JSON.stringify(there)) different += 1;
    }
    const waiting = await database.outbox.count();
    return { edits, effects: (await versions(reader)) - before, different, waiting, met: proxy.met };
  } finally {
    await proxy.stop();
    await server.remove();
  }
}
