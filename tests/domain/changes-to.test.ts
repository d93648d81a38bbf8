import { describe, expect, it } from 'vitest';
import { type Random, seededRandom, seededUuid } from '#domain/random.ts';
import { changesTo, sameContent } from '#domain/trip/changes-to.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import { type Trip } from '#domain/trip/trip.ts';
import { withNewIds } from '#domain/trip/with-new-ids.ts';
import { anyBooking, anyDocument, anyTrip } from '../support/any-trips.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const newId = () => crypto.randomUUID();
const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** One thing that its owner might do to a trip. */
function anEdit(random: Random, trip: Trip): Change {
  const day = pick(random, trip.days);
  const activity = pick(random, day?.activities ?? []);
  const item = pick(random, trip.luggage);
  const dayId = pick(random, trip.days)?.id ?? '';
  const edits: readonly (Change | undefined)[] = [
    { kind: 'title', title: 'Honeymoon' },
    { kind: 'notes', notes: 'Tickets' },
    { kind: 'day.notes', dayId, notes: 'Rain' },
    item && { kind: 'luggage.set', itemId: item.id, packed: !item.packed },
    item && { kind: 'luggage.remove', itemId: item.id },
    { kind: 'luggage.add', itemId: seededUuid(random), label: 'Umbrella' },
    { kind: 'booking.put', booking: pick(random, trip.bookings ?? []) ?? anyBooking(random) },
    { kind: 'booking.put', booking: { ...anyBooking(random), id: pick(random, trip.bookings ?? [])?.id ?? newId() } },
    { kind: 'booking.remove', bookingId: pick(random, trip.bookings ?? [])?.id ?? newId() },
    { kind: 'document.add', document: anyDocument(random) },
    { kind: 'document.remove', documentId: pick(random, trip.documents ?? [])?.id ?? newId() },
    ...(activity
      ? ([
          { kind: 'activity.move', activityId: activity.id, dayId, start: Math.floor(random() * 1440) },
          { kind: 'activity.duration', activityId: activity.id, duration: 35 },
          { kind: 'activity.done', activityId: activity.id, done: !activity.done },
          { kind: 'activity.paid', activityId: activity.id, paid: 99 },
          { kind: 'activity.notes', activityId: activity.id, notes: 'Gate 3' },
          { kind: 'activity.name', activityId: activity.id, name: 'Bar' },
          { kind: 'activity.cost', activityId: activity.id, cost: { kind: 'amount', adult: 500, child: 0 } },
          { kind: 'activity.remove', activityId: activity.id },
          { kind: 'activity.add', dayId, activity: { ...activity, id: seededUuid(random), name: 'Mine' } },
        ] as const)
      : []),
  ];
  return pick(random, edits) ?? { kind: 'notes', notes: 'Tickets' };
}

function edited(random: Random, trip: Trip): Trip {
  let now = trip;
  for (let i = 0; i < 12; i++) now = applyChanges(now, [anEdit(random, now)]);
  return now;
}

describe('changes to another state of a trip', () => {
  it('lead there, and nothing else is changed: 150 trips edited in twelve ways', () => {
    for (let number = 0; number < 150; number++) {
      const random = seededRandom(seed * 1000 + number);
      const before = anyTrip(seed * 5000 + number);
      const now = edited(random, before);
      const changes = changesTo(now, before, newId);
      expect(changes, `trip ${number}`).not.toBeNull();
      const after = applyChanges(now, changes ?? []);
      expect(sameContent(after, before), `trip ${number}`).toBe(true);
      expect(tripSchema.safeParse(after).success).toBe(true);
    }
  });

  it('are none where it says the same, whatever the order of its keys', () => {
    const trip = anyTrip(7);
    const turned = Object.fromEntries(Object.entries(trip).toReversed()) as Trip;
    expect(changesTo(trip, turned, newId)).toEqual([]);
    expect(sameContent(trip, { ...trip, summary: `${trip.summary}!` })).toBe(false);
  });

  it('do not exist for what only planning makes', () => {
    const trip = anyTrip(8);
    for (const other of [{ summary: 'other' }, { importantInfo: ['other'] }, { preferences: 'other' }]) {
      expect(changesTo(trip, { ...trip, ...other }, newId)).toBeNull();
    }
  });

  it('move the whole plan when it begins on another day', () => {
    const trip = { ...anyTrip(9), dates: { start: '2027-04-12', end: '2027-04-13' } };
    const days = trip.days.slice(0, 1).map((day) => ({ ...day, weather: null }));
    const other = { ...trip, days: [...days, ...days.map((day) => ({ ...day, id: newId(), day: 2, activities: [] }))] };
    const moved = { ...other, dates: { start: '2027-05-02', end: '2027-05-03' } };
    expect(changesTo(other, moved, newId)?.map(({ kind }) => kind)).toEqual(['dates']);
  });

  it('bring back what was removed as something new', () => {
    const before = anyTrip(12);
    const [item] = before.luggage;
    if (!item) throw new Error('nothing to pack');
    const now = applyChanges(before, [{ kind: 'luggage.remove', itemId: item.id }]);
    const [added] = changesTo(now, before, newId) ?? [];
    expect(added).toMatchObject({ kind: 'luggage.add', label: item.label });
    expect(added).not.toMatchObject({ itemId: item.id });
  });
});

describe('new ids', () => {
  it('are everywhere, and nothing else is new', () => {
    const trip = anyTrip(3);
    const copy = withNewIds(trip, newId);
    const ids = (whole: Trip): string[] => [...(JSON.stringify(whole).match(/"id":"[^"]+"/g) ?? [])];
    expect(ids(copy).filter((id) => ids(trip).includes(id))).toEqual([]);
    expect(new Set(ids(copy)).size).toBe(ids(trip).length);
    const bare = (whole: Trip) => JSON.stringify(whole, (key, value: unknown) => (key === 'id' ? '' : value));
    expect(bare(copy)).toBe(bare(trip));
  });
});
