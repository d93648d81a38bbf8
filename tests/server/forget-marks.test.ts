import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patchTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { decidePatch, type PatchRequest, type StoredState } from '#server/trips/decide-patch.ts';
import { REMEMBERED_PARTS } from '#server/trips/forget-marks.ts';
import { databases } from '../support/databases.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aTrip, aWireTrip } from '../support/trips.ts';

const MANY = 200;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const remove = (itemId: string): Change => ({ kind: 'luggage.remove', itemId });
const add = (itemId: string): Change => ({ kind: 'luggage.add', itemId, label: 'Thing' });

describe.each(databases)('the marks of a trip on $kind', (database) => {
  let server: TestServer;
  let token: string;
  let id: string;
  let version: number;
  beforeAll(async () => {
    server = await aServer(database);
    ({ token } = await aUser(server));
  });
  afterAll(() => server.close());

  const aSavedTrip = async () => {
    const trip = aWireTrip();
    ({ id } = trip);
    ({ version } = await server.call(saveTripEndpoint, { body: trip, token }));
  };
  const patch = async (changes: Change[]) => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { device: randomUUID(), baseVersion: version, changes };
    ({ version } = await server.call(patchTripEndpoint, { params: { id }, headers, body, token }));
  };
  const marks = async () => {
    const { paths } = await server.db
      .selectFrom('trips')
      .select('paths')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return Object.keys(JSON.parse(paths) as object);
  };

  it('stay few with made-up luggage ids: an account cannot hold the event loop with them (15.13)', async () => {
    await aSavedTrip();
    await patch([remove(randomUUID())]);
    const began = process.cpuUsage();
    for (let round = 0; round < 30; round++) await patch(times(MANY, () => remove(randomUUID())));
    const { user, system } = process.cpuUsage(began);
    expect((await marks()).length).toBeLessThanOrEqual(REMEMBERED_PARTS + 1);
    expect((user + system) / 1e6).toBeLessThan(5);
  });

  it('stay as few when luggage is added and removed without end (15.13)', async () => {
    await aSavedTrip();
    for (let round = 0; round < 9; round++) {
      const things = times(60, () => randomUUID());
      await patch(things.map(add));
      await patch(things.map(remove));
    }
    expect((await marks()).length).toBeLessThanOrEqual(REMEMBERED_PARTS + 1);
  });

  it('of a trip that an earlier version filled are forgotten with its next change (15.13)', async () => {
    await aSavedTrip();
    const filled = Object.fromEntries(
      times(5000, () => [`luggage/${randomUUID()}`, { v: 1, d: randomUUID(), gone: true }]),
    );
    await server.db
      .updateTable('trips')
      .set({ paths: JSON.stringify(filled) })
      .where('id', '=', id)
      .execute();
    await patch([{ kind: 'title', title: 'Rome' }]);
    expect((await marks()).length).toBeLessThanOrEqual(REMEMBERED_PARTS + 2);
  });
});

const devices = [randomUUID(), randomUUID()];
const trip: Trip = aTrip();
const stops = trip.days.flatMap(({ activities }) => activities);
const firstDay = trip.days[0]?.id ?? '';
/** Some that the trip has and some that it has not yet. */
const items = times(6, () => randomUUID());
const spareStops = stops.slice(0, 3).map((stop) => ({ ...stop, id: randomUUID() }));

const someStop = fc.constantFrom(...[...stops.slice(0, 3), ...spareStops].map((stop) => stop.id));
const someItem = fc.constantFrom(...items);
const someChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('activity.remove' as const), activityId: someStop }),
  fc
    .constantFrom(...stops.slice(0, 3), ...spareStops)
    .map((activity): Change => ({ kind: 'activity.add', dayId: firstDay, activity })),
  fc.record({ kind: fc.constant('activity.notes' as const), activityId: someStop, notes: fc.constantFrom('a', 'b') }),
  someItem.map(add),
  someItem.map(remove),
  fc.record({ kind: fc.constant('luggage.set' as const), itemId: someItem, packed: fc.boolean() }),
);
const someHistory = fc.array(
  fc.record({
    device: fc.constantFrom(...devices),
    behind: fc.nat({ max: 6 }),
    changes: fc.array(someChange, { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 10, maxLength: 40 },
);

/** Removal of luggage is final for a device that has heard of it: it makes another item, never the same again. */
const knewOfRemoval = ({ changes, baseVersion }: PatchRequest, { paths }: StoredState) =>
  changes.some(
    (change) => change.kind === 'luggage.add' && (paths[`luggage/${change.itemId}`]?.v ?? Infinity) <= baseVersion,
  );

describe('a server that forgot marks (15.13)', () => {
  it('never merges what one that remembers all would have asked about', () => {
    let asked = 0;
    let doubted = 0;
    fc.assert(
      fc.property(someHistory, (history) => {
        let whole: StoredState = { version: 1, trip, paths: {} };
        let short = whole;
        const bases = new Map<string, number>();
        for (const { device, behind, changes } of history) {
          // What a device knows grows: its changes arrive in order.
          const baseVersion = Math.max(bases.get(device) ?? 1, whole.version - behind);
          bases.set(device, baseVersion);
          const request = { device, baseVersion, overwrite: false, changes };
          if (knewOfRemoval(request, whole)) continue;
          const right = decidePatch(whole, request, Number.POSITIVE_INFINITY);
          const answer = decidePatch(short, request, 2);
          if (right.kind === 'conflict') {
            asked += 1;
            if (answer.kind !== 'conflict') return false;
          } else if (answer.kind === 'conflict') {
            doubted += 1;
          } else {
            if (!isDeepStrictEqual(answer.state.trip, right.state.trip)) return false;
            whole = right.state;
            short = answer.state;
          }
        }
        return true;
      }),
      { numRuns: 1500, seed: 15 },
    );
    expect(asked).toBeGreaterThan(500);
    expect(doubted).toBeGreaterThan(100);
  });

  it('lets the traveller who was asked have it so all the same', () => {
    const paths = { forgotten: { v: 9, d: '' } };
    const request = { device: devices[0] ?? '', baseVersion: 3, changes: [add(items[0] ?? '')] };
    const stored = { version: 10, trip, paths };
    expect(decidePatch(stored, { ...request, overwrite: false }).kind).toBe('conflict');
    expect(decidePatch(stored, { ...request, overwrite: true }).kind).toBe('changed');
    expect(decidePatch(stored, { ...request, overwrite: false, baseVersion: 9 }).kind).toBe('changed');
  });
});
