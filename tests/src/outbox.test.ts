import { describe, expect, it } from 'vitest';
import { Problem, type ProblemCode, problemCodes } from '#domain/problem.ts';
import { seededRandom } from '#domain/random.ts';
import type { Change } from '#domain/trip/patch.ts';
import { drainOutbox, type OutboxWorld } from '#src/offline/drain.ts';
import type { NewOperation, Operation } from '#src/offline/operation.ts';
import { newOperation } from '#src/offline/outbox.ts';
import { divided } from '#src/offline/refused-fields.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();

/** A phone, a server and a bad network between them; time passes only when told to. */
class World implements OutboxWorld<object> {
  operations: Operation[] = [];
  /** Effects in the order in which the server applied them, each once per operation id. */
  readonly applied: { opId: string; tripId: string }[] = [];
  sent = 0;
  time = 0;
  private seq = 0;

  constructor(private readonly fate: (operation: Operation) => 'ok' | 'lost request' | 'lost answer' | ProblemCode) {}

  add(tripId: string, opId = `op-${this.seq + 1}`): void {
    this.push(newOperation('trip.create', tripId, trip, { opId, at: new Date(0) }));
  }
  push(operation: NewOperation): void {
    this.seq += 1;
    this.operations.push({ ...operation, seq: this.seq } as Operation);
  }
  kinds = () => this.operations.map(({ kind }) => kind);
  waiting = async () => [...this.operations];
  now = () => this.time;
  random = () => 0.5;
  send = async (operation: Operation) => {
    this.sent += 1;
    const fate = this.fate(operation);
    if (fate === 'lost request') throw new Problem('NO_RESPONSE', 'lost');
    if (fate !== 'ok' && fate !== 'lost answer') throw new Problem(fate, fate);
    const known = this.applied.some(({ opId }) => opId === operation.opId);
    if (!known) this.applied.push({ opId: operation.opId, tripId: operation.tripId });
    if (fate === 'lost answer') throw new Problem('NO_RESPONSE', 'the answer was lost');
    return {};
  };
  settle = async (operation: Operation) => {
    this.operations = this.operations.filter(({ seq }) => seq !== operation.seq);
  };
  update: OutboxWorld<object>['update'] = async ({ seq: changed }, change) => {
    this.operations = this.operations.map((operation) =>
      operation.seq === changed ? ({ ...operation, ...change } as Operation) : operation,
    );
  };
}

describe('the outbox', () => {
  it('sends what waits, oldest first, and forgets it', async () => {
    const world = new World(() => 'ok');
    world.add('a');
    world.add('b');
    world.add('a');
    await drainOutbox(world);
    expect(world.applied.map(({ opId }) => opId)).toEqual(['op-1', 'op-2', 'op-3']);
    expect(world.operations).toEqual([]);
  });

  it('takes effect once when the answer is lost', async () => {
    let first = true;
    const world = new World(() => {
      const fate = first ? 'lost answer' : 'ok';
      first = false;
      return fate;
    });
    world.add('a');
    await drainOutbox(world);
    expect(world.operations).toHaveLength(1);
    await drainOutbox(world, true);
    expect(world.operations).toEqual([]);
    expect(world.applied).toHaveLength(1);
    expect(world.sent).toBe(2);
  });

  it('never lets an operation overtake another on the same trip', async () => {
    const world = new World((operation) => (operation.opId === 'op-1' ? 'INTERNAL' : 'ok'));
    world.add('a');
    world.add('a');
    world.add('b');
    await drainOutbox(world);
    expect(world.applied.map(({ opId }) => opId)).toEqual(['op-3']);
  });

  it.each(['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'TOO_LARGE'] as const)(
    'keeps what is refused with %s, visibly',
    async (code) => {
      const world = new World(() => code);
      world.add('a');
      await drainOutbox(world);
      expect(world.operations[0]?.parkedBecause).toBe(code);
      await drainOutbox(world, true);
      expect(world.sent).toBe(1);
    },
  );

  const untold = ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'UNREADABLE', 'NO_RESPONSE'];
  const unsigned = ['UNAUTHORIZED', 'SESSION_ENDED', 'LOGIN_REQUIRED', 'UPDATE_REQUIRED'];

  it.each(problemCodes)(
    'after %s tries it again, parks it, or waits for its owner; nothing is dropped',
    async (code) => {
      const world = new World(() => code);
      world.add('a');
      world.add('b');
      await drainOutbox(world, true);
      const [first] = world.operations;
      expect(world.operations).toHaveLength(2);
      const isLater = untold.includes(code);
      const isParked = !isLater && !unsigned.includes(code);
      expect(first?.attempts).toBe(isLater ? 1 : 0);
      expect(first?.parkedBecause).toBe(isParked ? code : undefined);
      // Where no server answers, or its owner is not signed in, the other one is not tried.
      expect(world.sent).toBe(unsigned.includes(code) || code === 'NO_RESPONSE' ? 1 : 2);
      const before = world.sent;
      await drainOutbox(world, true);
      // What is parked is never sent again by itself.
      expect(world.sent > before).toBe(!isParked);
    },
  );

  it.each(['UNAUTHORIZED', 'SESSION_ENDED'] as const)(
    'waits for a sign-in on %s without counting an attempt',
    async (code) => {
      const world = new World(() => code);
      world.add('a');
      world.add('b');
      await drainOutbox(world);
      expect(world.sent).toBe(1);
      expect(world.operations.map(({ attempts, parkedBecause }) => ({ attempts, parkedBecause }))).toEqual([
        { attempts: 0, parkedBecause: undefined },
        { attempts: 0, parkedBecause: undefined },
      ]);
    },
  );

  it('waits longer after each failure, five minutes at most, and never gives up', async () => {
    const world = new World(() => 'UNAVAILABLE');
    world.add('a');
    const waits: number[] = [];
    for (let i = 0; i < 30; i++) {
      await drainOutbox(world);
      const wait = (world.operations[0]?.nextAt ?? 0) - world.time;
      waits.push(wait);
      world.time += wait;
    }
    expect(waits.every((wait, i) => wait >= (waits[i - 1] ?? 0))).toBe(true);
    expect(Math.max(...waits)).toBeLessThanOrEqual(300_000);
    expect(world.operations).toHaveLength(1);
    expect(world.sent).toBe(30);
  });

  it('sends nothing before its time, unless the network has visibly come back', async () => {
    const world = new World(() => 'UNAVAILABLE');
    world.add('a');
    await drainOutbox(world);
    await drainOutbox(world);
    expect(world.sent).toBe(1);
    await drainOutbox(world, true);
    expect(world.sent).toBe(2);
  });

  it('stops at the first sign that nobody answers, instead of trying every operation', async () => {
    const world = new World(() => 'lost request');
    for (let i = 0; i < 50; i++) world.add(`trip-${i}`);
    await drainOutbox(world);
    expect(world.sent).toBe(1);
  });

  it('loses nothing, doubles nothing and keeps the order through any weather', async () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = seededRandom(seed);
      const fates = [
        'ok',
        'ok',
        'ok',
        'lost request',
        'lost answer',
        'UNAVAILABLE',
        'RATE_LIMITED',
        'SESSION_ENDED',
      ] as const;
      let calm = false;
      const world = new World(() => (calm ? 'ok' : (fates[Math.floor(random() * fates.length)] ?? 'ok')));
      const order: Record<string, string[]> = {};
      for (let step = 0; step < 60; step++) {
        if (random() < 0.4) {
          const tripId = `trip-${Math.floor(random() * 4)}`;
          const opId = `${seed}-${step}`;
          world.add(tripId, opId);
          (order[tripId] ??= []).push(opId);
        }
        world.time += Math.floor(random() * 20_000);
        await drainOutbox(world, random() < 0.1);
      }
      calm = true;
      world.time += 1_000_000;
      await drainOutbox(world);
      expect(world.operations, `seed ${seed}`).toEqual([]);
      for (const [tripId, opIds] of Object.entries(order)) {
        const arrived = world.applied.filter((effect) => effect.tripId === tripId).map(({ opId }) => opId);
        expect(arrived, `seed ${seed}`).toEqual(opIds);
      }
    }
  });
});

describe('links and deletions beside what waits for a trip (15.3, 15.4)', () => {
  const at = new Date(0);
  const title = (): NewOperation =>
    newOperation(
      'trip.patch',
      'a',
      { changes: [{ kind: 'title', title: 'Mine' }], baseVersion: 1 },
      { opId: 'title', at },
    );
  const link = {
    id: 'l',
    token: 't',
    options: { luggage: true, costs: true, dates: 'exact' as const },
    expiresAt: null,
  };
  const share = () => newOperation('trip.share', 'a', link, { opId: 'share', at });
  const unshare = () => newOperation('trip.unshare', 'a', { id: 'l' }, { opId: 'unshare', at });
  const deletion = () => newOperation('trip.delete', 'a', { baseVersion: 1 }, { opId: 'delete', at });
  const refuse = (kind: string, code: ProblemCode) => new World((own) => (own.kind === kind ? code : 'ok'));

  it('a link is made and ended past a conflict of its trip', async () => {
    const world = refuse('trip.patch', 'CONFLICT');
    for (const operation of [title(), share(), unshare()]) world.push(operation);
    await drainOutbox(world);
    expect(world.applied.map(({ opId }) => opId)).toEqual(['share', 'unshare']);
    expect(world.kinds()).toEqual(['trip.patch']);
  });

  it('a link waits for a trip that the server does not have, and is ended without it', async () => {
    const world = refuse('trip.create', 'UNAVAILABLE');
    world.add('a');
    for (const operation of [share(), title()]) world.push(operation);
    await drainOutbox(world);
    expect(world.applied).toEqual([]);
    world.push(newOperation('trip.unshare', 'b', { id: 'other' }, { opId: 'other', at }));
    await drainOutbox(world, true);
    expect(world.applied.map(({ opId }) => opId)).toEqual(['other']);
  });

  it('a link is not ended before it is made', async () => {
    const world = refuse('trip.share', 'UNAVAILABLE');
    for (const operation of [share(), unshare()]) world.push(operation);
    await drainOutbox(world);
    expect(world.applied).toEqual([]);
  });

  it('a deletion passes what is refused, not what may be on its way', async () => {
    const refused = refuse('trip.patch', 'CONFLICT');
    for (const operation of [title(), deletion()]) refused.push(operation);
    await drainOutbox(refused);
    expect(refused.applied.map(({ opId }) => opId)).toEqual(['delete']);
    for (const kind of ['trip.patch', 'trip.share', 'trip.create']) {
      const late = refuse(kind, 'UNAVAILABLE');
      late.add('a');
      for (const operation of [share(), title(), deletion()]) late.push(operation);
      await drainOutbox(late);
      expect(
        late.applied.map(({ opId }) => opId),
        kind,
      ).not.toContain('delete');
    }
  });

  it('nothing of a trip passes a deletion that was refused', async () => {
    const world = refuse('trip.delete', 'CONFLICT');
    for (const operation of [deletion(), title()]) world.push(operation);
    await drainOutbox(world);
    expect(world.applied).toEqual([]);
  });
});

describe('a change that is refused where others wrote too', () => {
  const booking = '00000000-0000-4000-8000-0000000000b1';
  const document = { id: 'd', bookingId: booking, name: 'Ticket', type: 'application/pdf', size: 1, digest: '' };
  const dates: Change = { kind: 'dates', start: '2027-03-16', end: '2027-03-18', newDays: [] };
  const note = (notes: string): Change => ({ kind: 'notes', notes });
  const named: Change = { kind: 'title', title: 'Another' };

  /** Divides what is refused, as the page does whenever it looks at what waits. */
  class Dividing extends World {
    patch(opId: string, ...changes: Change[]): void {
      const body = { changes, baseVersion: 1 };
      this.push(newOperation('trip.patch', trip.id, body, { opId, at: new Date(0) }));
    }
    override waiting = async () => {
      this.operations = [...divided(this.operations)];
      return [...this.operations];
    };
    override send = async (operation: Operation) => {
      const refused = operation.opId === 'refused';
      if (refused) throw new Problem('CONFLICT', 'elsewhere', { conflict: { version: 2, paths: this.paths } });
      this.applied.push({ opId: operation.opId, tripId: operation.tripId });
      return {};
    };
    constructor(private readonly paths: string[]) {
      super(() => 'ok');
    }
    left = () => this.operations.map(({ opId }) => opId);
  }

  async function drained(refused: readonly Change[], paths: string[], ...behind: Change[]) {
    const world = new Dividing(paths);
    world.patch('refused', ...refused);
    behind.forEach((change, index) => world.patch(`behind ${index}`, change));
    await drainOutbox(world);
    return world;
  }

  it('holds its own place: other places pass it, the same one waits', async () => {
    const world = await drained([note('a')], ['notes'], named, note('b'));
    expect(world.left()).toEqual(['refused', 'behind 1']);
  });

  it('lets what was only sent together with it go in the same look, under another key', async () => {
    const world = await drained([note('a'), named], ['notes']);
    expect(world.left()).toEqual(['refused']);
    expect(world.applied).toHaveLength(1);
    expect(world.operations[0]).toMatchObject({
      collidesAt: ['notes'],
      theirVersion: 2,
      body: { changes: [note('a')] },
    });
  });

  it('is not passed by new dates, and lets nothing pass where it has them itself', async () => {
    expect((await drained([note('a')], ['notes'], dates, named)).left()).toEqual(['refused', 'behind 0', 'behind 1']);
    expect((await drained([dates], ['dates'], named)).left()).toEqual(['refused', 'behind 0']);
  });

  it('keeps back a document that belongs to a booking which is refused', async () => {
    const put = { kind: 'booking.put', booking: { id: booking } } as Change;
    const add = { kind: 'document.add', document } as Change;
    expect((await drained([put], [`booking/${booking}`], add, named)).left()).toEqual(['refused', 'behind 0']);
  });

  it('is passed by nothing of its trip where it was refused for anything else', async () => {
    const world = new World((operation) => (operation.opId === 'refused' ? 'INVALID_INPUT' : 'ok'));
    const body = { changes: [note('a')], baseVersion: 1 };
    world.push(newOperation('trip.patch', trip.id, body, { opId: 'refused', at: new Date(0) }));
    world.push(newOperation('trip.patch', trip.id, { ...body, changes: [named] }, { opId: 'other', at: new Date(0) }));
    await drainOutbox(world);
    expect(world.applied).toEqual([]);
    await drainOutbox(world);
    expect(world.applied).toEqual([]);
  });
});
