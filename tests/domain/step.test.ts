import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { sameContent } from '#domain/trip/changes-to.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import { partsOf, type StepPart, turnAgain, turnBack, withIds } from '#domain/trip/step.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { aTrip } from '../support/trips.ts';

const start = { date: '2027-04-12', time: 600, zone: 'Europe/Madrid' };
const booking = newBooking({ id: crypto.randomUUID(), kind: 'flight', leg: 'in', start });
const trip: Trip = { ...aTrip({ dates: { start: '2027-04-12', end: '2027-04-14' } }), bookings: [booking] };
const newId = () => crypto.randomUUID();

/** Steps as they are kept: what comes back under a new id is called so in all of them. */
class Kept {
  steps: (readonly StepPart[])[] = [];
  undone: (readonly StepPart[])[] = [];
  left = 0;

  constructor(public trip: Trip) {}

  do(changes: readonly Change[]): void {
    this.steps.push(partsOf(this.trip, changes, newId));
    this.undone = [];
    this.trip = applyChanges(this.trip, changes);
  }

  private turn(parts: readonly StepPart[], how: typeof turnBack): readonly StepPart[] {
    const { changes, ids, left } = how(this.trip, parts, newId);
    this.trip = applyChanges(this.trip, changes);
    this.left += left;
    this.steps = withIds(this.steps, ids);
    this.undone = withIds(this.undone, ids);
    return withIds(parts, ids);
  }

  back(): boolean {
    const parts = this.steps.pop();
    const turned = parts && this.turn(parts, turnBack);
    if (turned) this.undone.push(turned);
    return parts !== undefined;
  }

  again(): boolean {
    const parts = this.undone.pop();
    const turned = parts && this.turn(parts, turnAgain);
    if (turned) this.steps.push(turned);
    return parts !== undefined;
  }
}

const words = ['a', 'b', 'c'] as const;

/** What an owner may do to a trip as it is. */
function someChanges(now: Trip, seed: number): Change[] {
  const random = seededRandom(seed);
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const word = one(words) ?? 'a';
  const day = one(now.days) as Trip['days'][number];
  const other = one(now.days) as Trip['days'][number];
  const activity = one(now.days.flatMap(({ activities }) => activities));
  const item = one(now.luggage);
  const held = one(now.bookings ?? []);
  const activityId = activity?.id ?? '';
  const about: Change[] = activity
    ? [
        { kind: 'activity.remove', activityId },
        { kind: 'activity.move', activityId, dayId: other.id, start: 500 + Math.floor(random() * 600) },
        { kind: 'activity.notes', activityId, notes: word },
        { kind: 'activity.done', activityId, done: random() < 0.5 },
        { kind: 'activity.add', dayId: day.id, activity: { ...activity, id: newId(), name: word } },
      ]
    : [];
  const all: Change[] = [
    ...about,
    ...about,
    { kind: 'title', title: word },
    { kind: 'day.notes', dayId: day.id, notes: word },
    { kind: 'luggage.add', itemId: newId(), label: word },
    ...(item ? ([{ kind: 'luggage.remove', itemId: item.id }] as const) : []),
    ...(item ? ([{ kind: 'luggage.set', itemId: item.id, packed: random() < 0.5 }] as const) : []),
    { kind: 'booking.put', booking: { ...booking, id: newId(), code: word } },
    ...(held ? ([{ kind: 'booking.put', booking: { ...held, code: word } }] as const) : []),
    ...(held ? ([{ kind: 'booking.remove', bookingId: held.id }] as const) : []),
  ];
  const first = one(all) as Change;
  if (random() < 0.7) return [first];
  return [first, ...someChanges(applyChanges(now, [first]), Math.floor(random() * 1e9))];
}

const seeds = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 12 });

describe('steps', () => {
  it('lead back to the first state and again to the last, whatever was done', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.constantFrom('back' as const, 'again' as const), { maxLength: 20 }),
        (done, turns) => {
          const kept = new Kept(trip);
          for (const seed of done) kept.do(someChanges(kept.trip, seed));
          const last = kept.trip;
          for (const turn of turns) kept[turn]();
          while (kept.back());
          expect(sameContent(kept.trip, trip)).toBe(true);
          while (kept.again());
          expect(sameContent(kept.trip, last)).toBe(true);
          while (kept.back());
          expect(sameContent(kept.trip, trip)).toBe(true);
          expect(kept.left).toBe(0);
        },
      ),
      { seed: 20_261_125, numRuns: 100 },
    );
  });

  it('of texts, hours and ticks lead back to the same bytes', () => {
    const activity = trip.days[0]?.activities[0] as Activity;
    const kept = new Kept(trip);
    kept.do([{ kind: 'title', title: 'Honeymoon' }]);
    kept.do([{ kind: 'activity.move', activityId: activity.id, dayId: trip.days[1]?.id ?? '', start: 1200 }]);
    kept.do([{ kind: 'activity.notes', activityId: activity.id, notes: 'Ticket 12' }]);
    while (kept.back());
    expect(JSON.stringify(kept.trip)).toBe(JSON.stringify(trip));
  });

  it('leave what another device wrote since, and what is gone, and say so', () => {
    const activity = trip.days[0]?.activities[0] as Activity;
    const kept = new Kept(trip);
    kept.do([
      { kind: 'title', title: 'Mine' },
      { kind: 'notes', notes: 'Mine' },
      { kind: 'activity.notes', activityId: activity.id, notes: 'Mine' },
    ]);
    kept.trip = applyChanges(kept.trip, [
      { kind: 'title', title: 'Theirs' },
      { kind: 'activity.remove', activityId: activity.id },
    ]);
    kept.back();
    expect(kept.trip).toMatchObject({ title: 'Theirs', notes: '' });
    expect(kept.left).toBe(2);
  });

  it('take an added stop back although its place was looked up meanwhile, but not what others wrote on it', () => {
    const added: Activity = {
      ...(trip.days[0]?.activities[0] as Activity),
      id: newId(),
      latitude: null,
      longitude: null,
    };
    const dayId = trip.days[0]?.id ?? '';
    const place: Change = { kind: 'activity.place', activityId: added.id, place: { latitude: 41.9, longitude: 12.5 } };
    const notes: Change = { kind: 'activity.notes', activityId: added.id, notes: 'Theirs' };
    for (const [since, left] of [
      [place, 0],
      [notes, 1],
    ] as const) {
      const kept = new Kept(trip);
      kept.do([{ kind: 'activity.add', dayId, activity: added }]);
      kept.trip = applyChanges(kept.trip, [since]);
      kept.back();
      expect(kept.left).toBe(left);
      expect(sameContent(kept.trip, trip)).toBe(left === 0);
    }
  });
});
