import fc from 'fast-check';
import type { Change } from '#domain/trip/patch.ts';
import { laneOf, type Operation } from '#src/offline/operation.ts';
import { isOfPlaces, meet } from '#src/offline/places.ts';
import { type Late, SimulatedDevice } from './device.ts';
import {
  activityIds,
  dayIds,
  decisions,
  type Fault,
  itemIds,
  markersIn,
  newItemId,
  type Step,
  stamped,
  tripIds,
  userIds,
  type Variant,
} from './model.ts';
import { replay, replayLinks, SimulatedServer, takenForNothing } from './server.ts';

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
  { weight: 4, arbitrary: note.map((title): Change => ({ kind: 'title', title })) },
  { weight: 2, arbitrary: note.map((notes): Change => ({ kind: 'notes', notes })) },
  fc.record({ kind: fc.constant('day.notes' as const), dayId: fc.constantFrom(...dayIds), notes: note }),
  fc.record({
    kind: fc.constant('activity.notes' as const),
    activityId: fc.constantFrom(...activityIds),
    notes: note,
  }),
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
const changes = fc.array(change, { minLength: 1, maxLength: 3 });
const device = fc.nat(1);
const trip = fc.nat(1);
const form = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open form' as const), device, trip, form }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('save form' as const), device, form, changes }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('decide' as const), device, trip, how: fc.constantFrom(...decisions) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('import' as const), device, trip }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('news' as const), device, trip, late: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('edit' as const), device, trip, changes }) },
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

const title: Change = { kind: 'title', title: 'a' };
const notes: Change = { kind: 'notes', notes: 'a' };
const edited = (device: number, ...changes: readonly Change[]): Step => ({ do: 'edit', device, trip: 0, changes });
const sent = (device: number): Step => ({ do: 'drain', device, faults: [], force: true });
const fetched = (device: number): Step => ({ do: 'fetch', device });

/**
 * Histories that random ones rarely come upon: a form over news or over nothing, a decision with something else waiting, old news, a link
 * behind a conflict, a half-decided form under a file. */
export const rareHistories: readonly History[] = [
  [
    fetched(1),
    { do: 'open form', device: 1, trip: 0, form: 0 },
    edited(0, title),
    sent(0),
    fetched(1),
    { do: 'save form', device: 1, form: 0, changes: [title] },
    sent(1),
  ] satisfies Step[],
  [
    fetched(1),
    edited(0, title),
    sent(0),
    edited(1, title),
    sent(1),
    edited(1, { kind: 'notes', notes: 'a' }),
    { do: 'decide', device: 1, trip: 0, how: 'theirs' },
  ] satisfies Step[],
  [
    fetched(1),
    edited(0, title),
    sent(0),
    edited(1, title),
    sent(1),
    fetched(1),
    { do: 'decide', device: 1, trip: 0, how: 'mine at one place' },
    edited(0, title),
    sent(0),
    sent(1),
  ] satisfies Step[],
  [
    fetched(1),
    { do: 'open form', device: 1, trip: 0, form: 0 },
    { do: 'delete', device: 0, trip: 0 },
    sent(0),
    fetched(1),
    { do: 'save form', device: 1, form: 0, changes: [title] },
  ] satisfies Step[],
  [
    fetched(1),
    { do: 'news', device: 1, trip: 0, late: true },
    edited(0, title),
    sent(0),
    fetched(1),
    { do: 'late delivery' },
  ] satisfies Step[],
  [
    fetched(1),
    { do: 'share', device: 1, trip: 0 },
    sent(1),
    edited(0, title),
    sent(0),
    edited(1, title),
    sent(1),
    { do: 'unshare', device: 1, trip: 0 },
  ] satisfies Step[],
  [
    { do: 'open form', device: 0, trip: 0, form: 0 },
    edited(0, title, notes),
    { do: 'save form', device: 0, form: 0, changes: [title, notes] },
    { do: 'decide', device: 0, trip: 0, how: 'theirs at one place' },
    { do: 'import', device: 0, trip: 0 },
  ] satisfies Step[],
].map((steps) => ({ steps, skews: [0, 0] as [number, number] }));

interface Made {
  readonly opId: string;
  /** By which what was written is told apart, where it is texts. */
  readonly texts: readonly string[];
  readonly user: string;
  readonly device: SimulatedDevice;
}

/** What a device calls what can be decided about a trip as a whole. */
const wholes = { create: 'create', delete: 'remove', share: 'share', unshare: 'unshare' } as const;

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
    if (opId === null) return;
    const texts = device.texts.get(opId) ?? [];
    this.made.push({ opId, texts, user: device.user, device });
  }

  private stamps = 0;

  private stamp(all: readonly Change[]): Change[] {
    return all.map((one) => {
      this.stamps += 1;
      return stamped(one, this.stamps);
    });
  }

  /** What its owner does on a device, and what is told to it. */
  private act(own: SimulatedDevice, step: Extract<Step, { device: number }>): void {
    const tripId = 'trip' in step ? (tripIds[step.trip] ?? tripIds[0]) : tripIds[0];
    const made = 'changes' in step ? this.stamp(step.changes) : [];
    if (step.do === 'edit') this.remember(own, own.edit(tripId, made));
    else if (step.do === 'open form') own.open(tripId, step.form);
    else if (step.do === 'save form') this.remember(own, own.saveForm(step.form, made));
    else if (step.do === 'decide') own.decide(tripId, step.how);
    else if (step.do === 'import') for (const opId of own.replace(tripId)) this.remember(own, opId);
    else if (step.do === 'news' && step.late) own.askFor(tripId);
    else if (step.do === 'news') own.fetch([tripId]);
    else if (step.do in wholes) this.remember(own, own[wholes[step.do as keyof typeof wholes]](tripId));
  }

  async run(step: Step): Promise<void> {
    if (step.do === 'wait') this.clock.now += step.ms;
    else if (step.do === 'late delivery') {
      for (const own of this.devices) own.receiveLate();
      await this.late
        .shift()?.()
        .catch(() => undefined);
    } else {
      const own = this.devices[step.device] as SimulatedDevice;
      if (step.do === 'drain') await own.drain(step.faults, step.force);
      else if (step.do === 'outage') for (let i = 0; i < step.tries; i++) await own.drain(['lost request'], true);
      else if (step.do === 'fetch') own.fetch(tripIds);
      else if (step.do === 'switch user') own.user = userIds[step.user] ?? own.user;
      else this.act(own, step);
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
    if (opId !== null && first) world.made.push({ opId, texts: [], user: first.user, device: first });
  }
  await first?.drain([], true);
  for (const step of history.steps) await world.run(step);
  await world.becomeQuiet();
  const { devices, server } = world;
  return [
    ...lostOrRepeated(world),
    ...outOfOrder(world),
    ...different(world),
    ...lostTexts(world),
    ...stuck(world),
    ...unseen(world),
    ...devices.flatMap(({ wrong }) => wrong),
    ...server.effects.flatMap(({ operation, unseen }) =>
      unseen.length > 0 ? [`${operation.opId} went over ${unseen.join()}, which its owner had not seen`] : [],
    ),
    ...userIds.flatMap((user) => tripIds.flatMap((tripId) => takenForNothing(server.effects, user, tripId))),
  ];
}

/** Every text that was saved is taken by the server once, waits where it can be seen, or its owner let it go. */
function lostTexts({ made, server }: World): string[] {
  const patches = server.effects.filter(({ operation }) => operation.kind === 'trip.patch');
  const taken = patches.flatMap(({ operation }) => markersIn(JSON.stringify(operation.body)));
  const times = (text: string) => taken.filter((own) => own === text).length;
  const repeated = [...new Set(taken)].filter((text) => times(text) > 1).map((text) => `${text} took effect twice`);
  const madeAnew = JSON.stringify(server.effects.filter(({ operation }) => operation.kind === 'trip.create'));
  const lost = made.flatMap(({ texts, user, device }) => {
    const waiting = JSON.stringify(device.diskOf(user).outbox);
    const isSafe = (text: string) =>
      times(text) > 0 ||
      madeAnew.includes(text) ||
      waiting.includes(text) ||
      device.textsGoneAlong.has(text) ||
      device.givenUp.some((own) => own.includes(text));
    return texts.filter((text) => !isSafe(text)).map((text) => `${text} is lost`);
  });
  return [...repeated, ...lost];
}

/** What was refused of a trip is decided where the trip is shown. */
function unseen({ devices }: World): string[] {
  return devices.flatMap((device) =>
    userIds.flatMap((user) => {
      device.user = user;
      const refused = device
        .diskOf(user)
        .outbox.filter((own) => own.parkedBecause !== undefined && laneOf(own) === own.tripId);
      return refused
        .filter(({ tripId }) => !device.shown(tripId))
        .map(({ opId }) => `${opId} was refused and is nowhere`);
    }),
  );
}

/** With a good network nothing waits but what is refused, and what stands behind it; the end of a link that was made never does. */
function stuck({ devices }: World): string[] {
  return devices.flatMap((device) =>
    userIds.flatMap((user) => {
      const { outbox } = device.diskOf(user);
      const refused = new Set(outbox.filter((own) => own.parkedBecause !== undefined).map((own) => own.tripId));
      const unmade = new Set(outbox.filter(({ kind }) => kind === 'trip.share').map(({ tripId }) => tripId));
      const isStuck = ({ tripId, kind, parkedBecause }: Operation) =>
        !refused.has(tripId) || (kind === 'trip.unshare' && parkedBecause === undefined && !unmade.has(tripId));
      return outbox.filter(isStuck).map(({ opId }) => `${opId} waits for nothing`);
    }),
  );
}

function lostOrRepeated({ made, server }: World): string[] {
  return made.flatMap(({ opId, user, device }) => {
    const times = server.effects.filter(({ operation, userId }) => operation.opId === opId && userId === user).length;
    const elsewhere = server.effects.some(({ operation, userId }) => operation.opId === opId && userId !== user);
    const waiting = device.diskOf(user).outbox.some((operation) => operation.opId === opId);
    const superseded = device.wentWithItsTrip.has(opId) || device.decided.has(opId);
    if (elsewhere) return [`${opId} of ${user} took effect for somebody else`];
    if (times > 1) return [`${opId} took effect ${times} times`];
    return times === 1 || waiting || superseded ? [] : [`${opId} is lost`];
  });
}

/** What is refused for its own place lets the rest of its lane pass; what writes at the same place never passes. */
function outOfOrder({ server }: World): string[] {
  return server.effects.flatMap(({ userId, device, operation }, index) => {
    const later = server.effects
      .slice(0, index)
      .filter((own) => own.userId === userId && own.device === device && own.operation.seq > operation.seq)
      .filter((own) => laneOf(own.operation) === laneOf(operation));
    const passed = later.filter(
      (own) => !isOfPlaces(own.operation) || !isOfPlaces(operation) || meet(own.operation, operation),
    );
    return passed.length > 0 ? [`${operation.opId} overtook another on its trip`] : [];
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
