import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromWireTrip, toWireTrip } from '#contract/wire-trip.ts';
import { seededRandom } from '#domain/random.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Account } from '../support/account.ts';
import { BuiltServer } from '../support/built-server.ts';
import { SlowLine } from '../support/slow-line.ts';
import { aTripToPack } from '../support/soon-trips.ts';
import { Device, engines } from './device.ts';
import { pick, Wanderer } from './random-edits.ts';

/** RANDOM_EDITS=2000 for the full count, about twelve minutes; TEST_SEED for others. */
const EDITS = Number(process.env.RANDOM_EDITS ?? 60);
const SEED = Number(process.env.TEST_SEED ?? 1);

let server: BuiltServer;
beforeAll(async () => {
  server = await BuiltServer.make({ RATE_LIMIT: '0' });
});
afterAll(() => server.remove());

async function aWanderer(i: number, account: Account, trip: Trip) {
  const line = await SlowLine.to(server.port);
  const device = new Device(engines[i % engines.length] as (typeof engines)[number], line.origin);
  await device.signIn(account);
  const random = seededRandom(SEED * 10 + i);
  return { line, device, own: new Wanderer(i === 0 ? 'a' : 'b', device, line, trip, random) };
}

/** What keeps a device from having what the server has, with nothing that waits; null when nothing does. Decides what can be decided. */
async function unsettled(own: Wanderer, account: Account, trip: Trip): Promise<unknown> {
  const outbox = await own.rows('outbox');
  const stored = await account.trip(trip.id);
  const kept = (await own.rows('trips')).find(({ id }) => id === trip.id);
  if (outbox.length > 0) return { decided: await own.decide(), has: kept?.version, server: stored.version, outbox };
  if (!kept || kept.version !== stored.version) return { has: kept?.version, server: stored.version };
  const isSame = isDeepStrictEqual(toWireTrip(kept.trip as Trip), toWireTrip(fromWireTrip(stored, randomUUID)));
  return isSame ? null : { has: kept.trip, server: stored };
}

it(`${EDITS} random edits of two devices on bad lines: each is in the trip, was seen by who replaced it, or is kept (seed ${SEED})`, {
  timeout: 120_000 + EDITS * 3000,
}, async () => {
  const account = await Account.of(server.origin, 'wanderer@example.org');
  const trip = aTripToPack(5);
  await account.save(toWireTrip(trip));
  const both = await Promise.all([0, 1].map((i) => aWanderer(i, account, trip)));
  const steps: string[] = [];
  try {
    for (const { own } of both) await own.install();
    const random = seededRandom(SEED);
    while (steps.length < EDITS) {
      const { own } = pick(random, both);
      steps.push(await own.step());
    }
    for (const { own } of both) await own.reconnect();
    for (const { own } of both)
      await expect.poll(() => unsettled(own, account, trip), { timeout: 60_000, interval: 300 }).toBeNull();
    const stored = await account.trip(trip.id);
    for (const { own } of both) await own.keepFarewells();
    const known = [JSON.stringify(stored), ...both.flatMap(({ own }) => [...own.farewells])].join('\n');
    const gone = both.flatMap(({ own }) => own.written).filter((text) => !known.includes(text));
    expect(gone, steps.join('\n')).toEqual([]);
    const labels = stored.luggage?.map(({ label }) => label) ?? [];
    for (const label of both.flatMap(({ own }) => own.added))
      expect(
        labels.filter((own) => own === label),
        label,
      ).toHaveLength(1);
  } finally {
    for (const { device, line } of both) {
      await device.remove();
      await line.close();
    }
  }
});
