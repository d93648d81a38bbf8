import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, type Change, overlaps, pathOf } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type Choice, decideField, mine, theirs, withoutOperation } from '#src/offline/lane-decisions.ts';
import { lostBy, lostWith } from '#src/offline/lost-texts.ts';
import type { Operation, PatchOperation } from '#src/offline/operation.ts';
import { newOperation } from '#src/offline/outbox.ts';
import { divided, isWithin, refusedFields } from '#src/offline/refused-fields.ts';
import { shownTrip, type TripState } from '#src/offline/trip-state.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();
const [day, otherDay] = trip.days.map(({ id }) => id) as [string, string];
const [stop, otherStop] = (trip.days[0]?.activities ?? []).map(({ id }) => id) as [string, string];
const newId = () => crypto.randomUUID();

function aPatch(seq: number, changes: readonly Change[], more: Partial<Operation> = {}): Operation {
  const made = newOperation('trip.patch', trip.id, { changes, baseVersion: 1 });
  return { ...made, seq, ...more } as Operation;
}

/** Refused by the server, which has the trip in version 2. */
const refusedAt = (...collidesAt: string[]) => ({ parkedBecause: 'CONFLICT' as const, theirVersion: 2, collidesAt });

const onServer = (change: Partial<Trip>) => ({ id: trip.id, version: 2, trip: { ...trip, ...change } });
const paths = (lane: readonly Operation[]) =>
  lane.map((own) => own.kind === 'trip.patch' && own.body.changes.map(pathOf));
const decide = (state: TripState, path: string, choice: Choice) => decideField(state, path, choice, newId);
const after = (state: TripState, { lane }: ReturnType<typeof decide>): TripState => ({
  stored: state.stored,
  lane: lane.map((own, index) => ({ seq: 1000 + index, ...own }) as Operation).sort((a, b) => a.seq - b.seq),
});

const two: TripState = {
  stored: onServer({ title: 'Theirs', notes: 'Their notes' }),
  lane: [
    aPatch(
      1,
      [
        { kind: 'title', title: 'Mine' },
        { kind: 'notes', notes: 'My notes' },
        { kind: 'day.notes', dayId: day, notes: 'Only sent together' },
      ],
      refusedAt('title', 'notes'),
    ),
    aPatch(2, [{ kind: 'title', title: 'Mine, later' }]),
  ],
};

describe('what was refused of a trip', () => {
  it('is told place by place, with what this device wrote last and what the trip has', () => {
    expect(refusedFields(two)).toMatchObject([
      { path: 'title', mine: [{ change: { title: 'Mine, later' } }], theirs: [{ title: 'Theirs' }] },
      { path: 'notes', mine: [{ change: { notes: 'My notes' } }], theirs: [{ notes: 'Their notes' }] },
    ]);
  });

  it('says nothing of the other text before the trip was fetched again', () => {
    const unfetched = { ...two, stored: { ...onServer({}), version: 1 } };
    expect(refusedFields(unfetched).map(({ theirs: other }) => other)).toEqual([null, null]);
  });

  it('lets the rest of what was sent together go on, under a key of its own', () => {
    const lane = divided(two.lane);
    expect(paths(lane)).toEqual([['title'], ['notes'], [`day/${day}/notes`], ['title']]);
    expect(lane.map(({ parkedBecause }) => parkedBecause)).toEqual(['CONFLICT', 'CONFLICT', undefined, undefined]);
    expect(new Set(lane.map(({ opId }) => opId)).size).toBe(4);
    expect(new Set(lane.map(({ seq }) => Math.floor(seq)))).toEqual(new Set([1, 2]));
    expect(divided(lane)).toEqual(lane);
  });

  it('stays together with new dates, on which the rest depends', () => {
    const dates: Change = { kind: 'dates', start: '2027-03-16', end: '2027-03-18', newDays: [] };
    const lane = [aPatch(1, [dates, { kind: 'title', title: 'Mine' }], refusedAt('dates'))];
    expect(divided(lane)).toEqual(lane);
    expect(refusedFields({ stored: onServer({}), lane }).map(({ path }) => path)).toEqual(['dates']);
  });

  it('is one place where a stop is gone, whatever was written of it', () => {
    const gone = [`activity/${stop}/notes`, `activity/${stop}/duration`];
    const changes: Change[] = [
      { kind: 'activity.notes', activityId: stop, notes: 'Ticket' },
      { kind: 'activity.duration', activityId: stop, duration: 30 },
    ];
    const days = trip.days.map((own) => ({ ...own, activities: own.activities.filter(({ id }) => id !== stop) }));
    const [target] = trip.days[0]?.activities ?? [];
    const targets = gone.map((path) => ({ path, day: 1, activity: target ?? null }));
    const lane = [aPatch(1, changes, { ...refusedAt(...gone), gone, targets })];
    const state = { stored: onServer({ days }), lane };
    expect(refusedFields(state)).toMatchObject([{ path: `activity/${stop}`, isGone: true, theirs: [] }]);
    const back = shownTrip(after(state, decide(state, `activity/${stop}`, 'mine')));
    const found = back?.days[0]?.activities.filter(({ name }) => name === target?.name);
    expect(found).toMatchObject([{ notes: 'Ticket', duration: 30 }]);
  });
});

describe('deciding one place', () => {
  it('sends mine over the others and leaves the other place refused', () => {
    const { lane } = decide(two, 'title', 'mine');
    expect(lane.map(({ parkedBecause }) => parkedBecause)).toEqual([undefined, 'CONFLICT', undefined, undefined]);
    expect(lane[0]).toMatchObject({ body: { baseVersion: 2, changes: [{ title: 'Mine' }] } });
    expect(lane[0]?.opId).not.toBe(two.lane[0]?.opId);
    expect(shownTrip(after(two, decide(two, 'title', 'mine')))).toMatchObject({
      title: 'Mine, later',
      notes: 'My notes',
    });
  });

  it('sends all of mine over what was seen, and what only came along as it was', () => {
    const changes = [
      { kind: 'title', title: 'Mine' },
      { kind: 'notes', notes: 'Only sent together' },
    ] as const;
    const state = { stored: onServer({ title: 'Theirs' }), lane: [aPatch(1, changes, refusedAt('title'))] };
    const { lane } = mine(state, newId);
    expect(lane).toMatchObject([
      { body: { baseVersion: 2, changes: [{ kind: 'title' }] } },
      { body: { baseVersion: 1, changes: [{ kind: 'notes' }] } },
    ]);
  });

  it('knows which trip was seen where the trip is made anew in the lane', () => {
    const title = [{ kind: 'title', title: 'Mine' }] as const;
    const made = newOperation('trip.create', trip.id, trip);
    const baseOf = (lane: readonly Operation[]) => {
      const [decided] = decide({ stored: onServer({}), lane }, 'title', 'mine').lane.filter(
        ({ kind }) => kind === 'trip.patch',
      );
      return decided?.kind === 'trip.patch' && decided.body.baseVersion;
    };
    const create = { ...made, seq: 2 } as Operation;
    expect(baseOf([aPatch(1, title, refusedAt('title')), create])).toBe(2);
    expect(baseOf([create, aPatch(3, title, { ...refusedAt('title'), theirVersion: 0 })])).toBe(1);
  });

  it('gives up mine there, also what was written after it, and nothing else', () => {
    const state = after(two, decide(two, 'title', 'theirs'));
    expect(shownTrip(state)).toMatchObject({ title: 'Theirs', notes: 'My notes' });
    expect(shownTrip(state)?.days[0]?.notes).toBe('Only sent together');
    expect(refusedFields(state).map(({ path }) => path)).toEqual(['notes']);
  });

  it('writes what its owner wrote by hand over both', () => {
    const state = after(two, decide(two, 'title', { kind: 'title', title: 'Both' }));
    expect(shownTrip(state)).toMatchObject({ title: 'Both', notes: 'My notes' });
    expect(state.lane[0]).toMatchObject({ body: { baseVersion: 2 } });
    expect(
      paths(state.lane)
        .flat()
        .filter((path) => path === 'title'),
    ).toHaveLength(1);
  });

  it('leaves another refused change refused though it changes the dates too', () => {
    const dates: Change = { kind: 'dates', start: '2027-03-16', end: '2027-03-18', newDays: [] };
    const lane = [...two.lane, aPatch(3, [dates, { kind: 'title', title: 'With dates' }], refusedAt('dates'))];
    const { lane: left } = decide({ ...two, lane }, 'title', 'theirs');
    expect(left.at(-1)).toMatchObject({ parkedBecause: 'CONFLICT', body: { changes: [dates] } });
  });

  it('gives what is dropped a key of its own where the rest of its operation waits on', () => {
    const behind = aPatch(2, [
      { kind: 'title', title: 'Mine, later' },
      { kind: 'luggage.add', itemId: newId(), label: 'Torch' },
    ]);
    const { lane, dropped } = theirs({ ...two, lane: [two.lane[0] as Operation, behind] });
    const keys = [...lane, ...dropped].map(({ opId }) => opId);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('dropping one operation', () => {
  const torch = newId();
  const lane = [
    aPatch(1, [{ kind: 'title', title: 'Mine' }]),
    aPatch(2, [{ kind: 'luggage.add', itemId: torch, label: 'Torch' }]),
    aPatch(3, [
      { kind: 'luggage.set', itemId: torch, packed: true },
      { kind: 'notes', notes: 'Mine' },
    ]),
  ];

  it('takes along what was written at the same place after it, and nothing else', () => {
    const left = withoutOperation({ stored: onServer({}), lane }, 2);
    expect(left && paths(left.lane as Operation[])).toEqual([['title'], ['notes']]);
    expect(left && paths(left.dropped)).toEqual([[`luggage/${torch}`], [`luggage/${torch}/packed`]]);
  });

  it('is not possible where something may depend on it', () => {
    const made = newOperation('trip.create', trip.id, trip);
    const dates: Change = { kind: 'dates', start: '2027-03-16', end: '2027-03-18', newDays: [] };
    const first = { ...made, seq: 1 } as Operation;
    expect(withoutOperation({ stored: null, lane: [first] }, 1)).toBeNull();
    const refused = { ...first, parkedBecause: 'INVALID_INPUT' } as Operation;
    expect(withoutOperation({ stored: null, lane: [refused] }, 1)).toBeNull();
    const gone = aPatch(1, [{ kind: 'title', title: 'Mine' }], { parkedBecause: 'NOT_FOUND' });
    expect(withoutOperation({ stored: onServer({}), lane: [gone] }, 1)).toBeNull();
    expect(withoutOperation({ stored: null, lane: [aPatch(1, [dates]), ...lane.slice(1)] }, 1)).toBeNull();
    expect(withoutOperation({ stored: null, lane: [aPatch(1, [dates])] }, 1)?.lane).toEqual([]);
  });

  it('leaves what else was refused refused', () => {
    const left = withoutOperation(two, 1);
    expect(left && refusedFields({ ...two, lane: left.lane as Operation[] }).map(({ path }) => path)).toEqual([
      'notes',
    ]);
  });
});

describe('what a decision leaves out', () => {
  const [title] = refusedFields(two);
  const fields = title ? [title] : [];

  it('is the other text, whichever counts', () => {
    expect(lostBy(fields, 'mine')).toMatchObject([{ whose: 'theirs', change: { title: 'Theirs' } }]);
    expect(lostBy(fields, 'theirs')).toMatchObject([{ whose: 'mine', change: { title: 'Mine, later' } }]);
  });

  it('is what was written over unseen, too, whichever counts', () => {
    const blind = { parkedBecause: 'CONFLICT' as const, theirVersion: 0, collidesAt: ['title'] };
    const lane = [
      aPatch(1, [{ kind: 'title', title: 'First' }], refusedAt('title')),
      aPatch(2, [{ kind: 'title', title: 'Written over what was not shown yet' }], blind),
      aPatch(3, [{ kind: 'title', title: 'Seen before it was written over' }]),
      aPatch(4, [{ kind: 'title', title: 'Mine, last' }]),
    ];
    const found = refusedFields({ stored: onServer({ title: 'Theirs' }), lane });
    const titles = (lost: ReturnType<typeof lostBy>) => lost.map(({ change }) => 'title' in change && change.title);
    expect(titles(lostBy(found, 'mine'))).toEqual(['First', 'Theirs']);
    expect(titles(lostBy(found, 'theirs'))).toEqual(['First', 'Mine, last']);
    expect(titles(lostWith(lane))).toEqual(['First', 'Mine, last']);
  });

  it('is nothing where what was written by hand says both, and what it does not say otherwise', () => {
    expect(lostBy(fields, { kind: 'title', title: 'Theirs\n\nMine, later' })).toEqual([]);
    expect(lostBy(fields, { kind: 'title', title: 'Theirs' })).toMatchObject([{ whose: 'mine' }]);
  });

  it('says nothing of codes of bookings', () => {
    const booking = { id: newId(), kind: 'other', title: 'Museum', code: 'SECRET', price: null } as never;
    const change: Change = { kind: 'booking.put', booking };
    const field = { path: 'booking', isGone: false, mine: [{ change, target: null }], unseen: [], theirs: [] };
    const [lost] = lostBy([field], 'theirs');
    expect(lost?.change).toMatchObject({ booking: { title: 'Museum', code: '' } });
  });
});

/** Everything that may be refused by itself. */
const places: readonly ((text: string) => Change)[] = [
  (title) => ({ kind: 'title', title }),
  (notes) => ({ kind: 'notes', notes }),
  (notes) => ({ kind: 'day.notes', dayId: day, notes }),
  (notes) => ({ kind: 'day.notes', dayId: otherDay, notes }),
  (notes) => ({ kind: 'activity.notes', activityId: stop, notes }),
  (text) => ({ kind: 'activity.duration', activityId: stop, duration: 10 + text.length }),
  () => ({ kind: 'activity.remove', activityId: otherStop }),
  (notes) => ({ kind: 'activity.notes', activityId: otherStop, notes }),
];
const anyChange = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom('a', 'bb', 'ccc'))
  .map(([make, text]) => make(text));
const anyOperation = fc.record({
  changes: fc.uniqueArray(anyChange, { minLength: 1, maxLength: 4, selector: pathOf }),
  isRefused: fc.boolean(),
  collides: fc.nat(),
});
const anyLane = fc.array(anyOperation, { minLength: 1, maxLength: 6 }).map((made) =>
  made.map(({ changes, isRefused, collides }, index) => {
    const path = pathOf(changes[collides % changes.length] as Change);
    return aPatch(index + 1, changes, isRefused ? refusedAt(path) : {});
  }),
);

/** A page writes nothing of a stop that it has removed. */
function isPossible(lane: readonly Operation[]): boolean {
  const changes = lane.flatMap((own) => (own.kind === 'trip.patch' ? own.body.changes : []));
  const removed = changes.findIndex(({ kind }) => kind === 'activity.remove');
  return removed === -1 || !changes.slice(removed + 1).some((own) => pathOf(own).startsWith(`activity/${otherStop}`));
}

const said = (lane: readonly Operation[]) =>
  lane.flatMap((own) => (own.kind === 'trip.patch' ? own.body.changes : [])).map((change) => JSON.stringify(change));

/** What a trip says where a change would write. */
function saysAt(shown: Trip | null, change: Change): boolean {
  return shown !== null && JSON.stringify(applyChange(shown, change)) === JSON.stringify(shown);
}

function wanted(choice: 'mine' | 'theirs' | 'by hand', path: string, mine: readonly Change[]): Choice {
  const [first] = mine;
  if (choice !== 'by hand' || first?.kind !== 'notes' || path !== 'notes') return choice === 'theirs' ? choice : 'mine';
  return { kind: 'notes', notes: 'by hand' };
}

it('whatever is decided in whatever order, nothing else disappears and the trip shows what was chosen', () => {
  const choices = fc.array(fc.tuple(fc.nat(), fc.constantFrom('mine', 'theirs', 'by hand')), { maxLength: 8 });
  fc.assert(
    fc.property(anyLane.filter(isPossible), choices, (lane, decisions) => {
      let state: TripState = { stored: onServer({ title: 'Theirs', notes: 'Their notes' }), lane };
      for (const [pick, how] of decisions) {
        const fields = refusedFields(state);
        const field = fields[pick % Math.max(1, fields.length)];
        if (!field) return;
        const choice = wanted(
          how,
          field.path,
          field.mine.map(({ change }) => change),
        );
        const before = said(state.lane.filter((own) => !(own.kind === 'trip.patch' && touches(own, field.path))));
        const decided = decide(state, field.path, choice);
        const next = after(state, decided);
        const left = said(next.lane);
        for (const change of before) expect(left).toContain(change);
        const others = said(state.lane).filter((text) => !isWithin(pathOf(JSON.parse(text)), [field.path]));
        for (const change of others) expect(left).toContain(change);
        expect(refusedFields(next).map(({ path }) => path)).toEqual(
          fields.map(({ path }) => path).filter((path) => path !== field.path),
        );
        const same = JSON.stringify(shownTrip(next)) === JSON.stringify(shownTrip(state));
        const sets = typeof choice === 'object' ? [choice] : setsOf(field.theirs);
        const isSaid = choice === 'mine' ? same : sets.every((change) => saysAt(shownTrip(next), change));
        expect(isSaid).toBe(true);
        state = next;
      }
    }),
    { seed: 20_261_123, numRuns: 400 },
  );
});

const touches = (own: PatchOperation, path: string) =>
  own.body.changes.some((change) => overlaps(pathOf(change), path));
/** Stops come back under new ids, so only what sets a field can be compared. */
const setsOf = (changes: readonly Change[] | null) => (changes ?? []).filter(({ kind }) => kind !== 'activity.add');
