import fc from 'fast-check';
import type { Change } from '#domain/trip/patch.ts';
import { laneOf } from '#src/offline/operation.ts';
import { type Late, SimulatedDevice } from './device.ts';
import {
  activityIds,
  dayIds,
  type Fault,
  itemIds,
  newItemId,
  type Step,
  tripIds,
  userIds,
  type Variant,
} from './model.ts';
import { replay, replayLinks, SimulatedServer } from './server.ts';

const DAY_MS = 86_400_000;
const faults: readonly Fault[] = [
  'none',
  'none',
  'none',
  'lost request',
  'lost answer',
  'delivered twice',
  'delivered late',
  'server error before',
  'server dies inside',
  'tab killed before sending',
  'tab killed before settling',
  'unauthorized',
  'too many',
  'captive portal',
];

const note = fc.constantFrom('a', 'b', 'c');
const change: fc.Arbitrary<Change> = fc.oneof(
  note.map((title): Change => ({ kind: 'title', title })),
  note.map((notes): Change => ({ kind: 'notes', notes })),
  fc.record({ kind: fc.constant('day.notes' as const), dayId: fc.constantFrom(...dayIds), notes: note }),
  fc.record({ kind: fc.constant('activity.remove' as const), activityId: fc.constantFrom(...activityIds) }),
  fc.record({
    kind: fc.constant('activity.move' as const),
    activityId: fc.constantFrom(...activityIds),
    dayId: fc.constantFrom(...dayIds),
    start: fc.constantFrom(540, 700, 900),
  }),
  fc.record({
    kind: fc.constant('activity.done' as const),
    activityId: fc.constantFrom(...activityIds),
    done: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('luggage.set' as const), itemId: fc.constantFrom(...itemIds), packed: fc.boolean() }),
  fc.record({ kind: fc.constant('luggage.remove' as const), itemId: fc.constantFrom(...itemIds) }),
  fc.record({ kind: fc.constant('luggage.add' as const), itemId: fc.nat(20).map(newItemId), label: note }),
);
const device = fc.nat(1);
const trip = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('edit' as const), device, trip, change }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('create' as const, 'delete' as const), device, trip }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('share' as const, 'unshare' as const), device, trip }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('drain' as const),
      device,
      faults: fc.array(fc.constantFrom(...faults), { maxLength: 5 }),
      force: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('outage' as const), device, tries: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fetch' as const), device }) },
  { weight: 1, arbitrary: fc.constant({ do: 'late delivery' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('switch user' as const), device, user: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 5000, 60_000, DAY_MS) }),
  },
);

/** A history of two devices and two users on a bad network. */
export const histories = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 30 }),
  skews: fc.tuple(fc.integer({ min: -DAY_MS, max: DAY_MS }), fc.integer({ min: -DAY_MS, max: DAY_MS })),
});
export type History = typeof histories extends fc.Arbitrary<infer H> ? H : never;

interface Made {
  readonly opId: string;
  readonly user: string;
  readonly device: SimulatedDevice;
}

/** What a device calls what can be decided about a trip as a whole. */
const decisions = { create: 'create', delete: 'remove', share: 'share', unshare: 'unshare' } as const;

/** A real page reads storage again before each step; the world lives as long as one history. */
class World {
  readonly clock = { now: 1_800_000_000_000 };
  readonly late: Late = [];
  readonly server: SimulatedServer;
  readonly devices: readonly SimulatedDevice[];
  readonly made: Made[] = [];

  constructor({ skews }: History, variant: Variant | null) {
    this.server = new SimulatedServer(variant);
    this.devices = skews.map(
      (skew, i) => new SimulatedDevice(`device-${i}`, this.server, this.late, this.clock, skew, variant),
    );
  }

  private remember(device: SimulatedDevice, opId: string | null): void {
    if (opId !== null) this.made.push({ opId, user: device.user, device });
  }

  async run(step: Step): Promise<void> {
    if (step.do === 'wait') this.clock.now += step.ms;
    else if (step.do === 'late delivery')
      await this.late
        .shift()?.()
        .catch(() => undefined);
    else {
      const own = this.devices[step.device] as SimulatedDevice;
      if (step.do === 'drain') await own.drain(step.faults, step.force);
      else if (step.do === 'outage') for (let i = 0; i < step.tries; i++) await own.drain(['lost request'], true);
      else if (step.do === 'fetch') own.fetch(tripIds);
      else if (step.do === 'switch user') own.user = userIds[step.user] ?? own.user;
      else {
        const tripId = tripIds[step.trip] ?? tripIds[0];
        if (step.do === 'edit') this.remember(own, own.edit(tripId, step.change));
        else this.remember(own, own[decisions[step.do]](tripId));
      }
    }
  }

  /** The network is fine again and everybody signs in once more: after this nothing moves. */
  async becomeQuiet(): Promise<void> {
    while (this.late.length > 0)
      await this.late
        .shift()?.()
        .catch(() => undefined);
    this.clock.now += 3 * DAY_MS;
    for (let round = 0; round < 2; round++) {
      for (const user of userIds) {
        for (const own of this.devices) {
          own.user = user;
          await own.drain([], true);
          own.fetch(tripIds);
        }
      }
    }
  }
}

/** What went wrong in a history; empty when everything took effect exactly once or is visibly parked. */
export async function faultsIn(history: History, variant: Variant | null = null): Promise<string[]> {
  const world = new World(history, variant);
  const [first] = world.devices;
  for (const tripId of tripIds) {
    const opId = first?.create(tripId) ?? null;
    if (opId !== null && first) world.made.push({ opId, user: first.user, device: first });
  }
  await first?.drain([], true);
  for (const step of history.steps) await world.run(step);
  await world.becomeQuiet();
  return [...lostOrRepeated(world), ...outOfOrder(world), ...different(world)];
}

function lostOrRepeated({ made, server }: World): string[] {
  return made.flatMap(({ opId, user, device }) => {
    const times = server.effects.filter(({ operation, userId }) => operation.opId === opId && userId === user).length;
    const elsewhere = server.effects.some(({ operation, userId }) => operation.opId === opId && userId !== user);
    const waiting = device.diskOf(user).outbox.some((operation) => operation.opId === opId);
    const superseded = device.wentWithItsTrip.has(opId);
    if (elsewhere) return [`${opId} of ${user} took effect for somebody else`];
    if (times > 1) return [`${opId} took effect ${times} times`];
    return times === 1 || waiting || superseded ? [] : [`${opId} is lost`];
  });
}

function outOfOrder({ server }: World): string[] {
  const last = new Map<string, number>();
  return server.effects.flatMap(({ userId, device, operation }) => {
    const lane = `${userId} ${device} ${laneOf(operation)}`;
    const before = last.get(lane) ?? 0;
    last.set(lane, Math.max(before, operation.seq));
    return operation.seq < before ? [`${operation.opId} overtook another on its trip`] : [];
  });
}

function different({ devices, server }: World): string[] {
  return userIds.flatMap((user) =>
    tripIds.flatMap((tripId) => {
      const stored = server.stateOf(user, tripId)?.trip ?? null;
      const expected = replay(server.effects, user, tripId);
      if (JSON.stringify(stored) !== JSON.stringify(expected)) return [`${user} ${tripId}: not what the effects make`];
      const links = server.linksTo(user, tripId);
      if (links.join() !== replayLinks(server.effects, user, tripId).join())
        return [`${user} ${tripId}: other links than the effects make`];
      return devices.flatMap((device) => {
        device.user = user;
        const parked = device.diskOf(user).outbox.some((operation) => operation.tripId === tripId);
        const same = JSON.stringify(device.shown(tripId)) === JSON.stringify(stored);
        return parked || same ? [] : [`${user} ${tripId}: ${device.id} shows something else`];
      });
    }),
  );
}
