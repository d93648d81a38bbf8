import { describe, expect, it } from 'vitest';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { applyChange, applyChanges, type Change, overlaps, pathOf } from '#domain/trip/patch.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip({ dates: { start: '2027-04-12', end: '2027-04-14' } });
const [first, second] = trip.days.map(({ id }) => id);
const activity = trip.days[0]?.activities[0];
const activityId = activity?.id ?? '';
const item = trip.luggage[0];
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

describe('a change', () => {
  const changes: readonly Change[] = [
    { kind: 'title', title: 'Honeymoon' },
    { kind: 'notes', notes: 'Bring the tickets' },
    { kind: 'day.notes', dayId: first ?? '', notes: 'Rain' },
    { kind: 'activity.move', activityId, dayId: second ?? '', start: 610 },
    { kind: 'activity.duration', activityId, duration: 35 },
    { kind: 'activity.notes', activityId, notes: 'Gate 3' },
    { kind: 'activity.place', activityId, place: { latitude: 41.9, longitude: 12.5 } },
    { kind: 'activity.done', activityId, done: true },
    { kind: 'activity.paid', activityId, paid: 1250 },
    { kind: 'activity.remove', activityId },
    { kind: 'luggage.set', itemId: item?.id ?? '', packed: true },
    { kind: 'luggage.remove', itemId: item?.id ?? '' },
    { kind: 'luggage.add', itemId: id(1), label: 'Umbrella' },
    { kind: 'dates', start: '2027-05-01', end: '2027-05-04', newDays: [id(2)] },
    { kind: 'dates', start: '2027-04-11', end: '2027-04-14', newDays: [id(2)], keep: true },
  ];

  it.each(changes)('$kind applied twice is applied once, and leaves a trip', (change) => {
    const once = applyChange(trip, change);
    expect(once).not.toEqual(trip);
    expect(applyChange(once, change)).toEqual(once);
    expect(tripSchema.safeParse(once).error?.issues ?? []).toEqual([]);
  });

  it.each(changes)('$kind changes nothing of the original', (change) => {
    const before = JSON.stringify(trip);
    applyChange(trip, change);
    expect(JSON.stringify(trip)).toBe(before);
  });

  it('of what is gone changes nothing', () => {
    const gone = applyChange(trip, { kind: 'activity.remove', activityId });
    expect(applyChange(gone, { kind: 'activity.done', activityId, done: true })).toEqual(gone);
    expect(applyChange(gone, { kind: 'activity.move', activityId, dayId: second ?? '', start: 600 })).toEqual(gone);
    expect(applyChange(trip, { kind: 'activity.move', activityId, dayId: id(9), start: 600 })).toEqual(trip);
  });

  it('that moves an activity keeps both days in order', () => {
    const moved = applyChange(trip, { kind: 'activity.move', activityId, dayId: second ?? '', start: 700 });
    for (const day of moved.days) {
      const starts = day.activities.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
    expect(moved.days[0]?.activities.some((own) => own.id === activityId)).toBe(false);
  });
});

describe('new dates', () => {
  const dates = (start: string, end: string, newDays: string[] = [], keep = false, of = trip) =>
    applyChange(of, { kind: 'dates', start, end, newDays, keep });
  const ids = ({ days }: typeof trip) => days.map((day) => day.id);
  const own = ids(trip);
  const oneEmpty = dates('2027-04-12', '2027-04-15', [id(3)]);

  it('move the plan, day by day', () => {
    const moved = dates('2027-04-20', '2027-04-22');
    expect(moved.dates).toEqual({ start: '2027-04-20', end: '2027-04-22' });
    expect(moved.days).toEqual(trip.days);
  });

  it('in another month say nothing of the weather', () => {
    expect(dates('2027-06-01', '2027-06-03').days.map(({ weather }) => weather)).toEqual([null, null, null]);
  });

  it('add days, and never delete one that holds something', () => {
    expect(ids(dates('2027-04-20', '2027-04-23', [id(3)]))).toEqual([...own, id(3)]);
    const shorter = dates('2027-04-20', '2027-04-20');
    expect(shorter.days).toEqual(trip.days);
    expect(shorter.dates.end).toBe('2027-04-22');
  });

  it('take away an empty day, and keep one with a note', () => {
    expect(ids(dates('2027-04-12', '2027-04-14', [], false, oneEmpty))).toEqual(own);
    const noted = applyChange(oneEmpty, { kind: 'day.notes', dayId: id(3), notes: 'Ferry' });
    expect(ids(dates('2027-04-12', '2027-04-14', [], false, noted))).toEqual([...own, id(3)]);
  });

  it('may leave the plan on its dates and add days before and after it', () => {
    const longer = dates('2027-04-11', '2027-04-15', [id(3), id(4)], true);
    expect(longer.dates).toEqual({ start: '2027-04-11', end: '2027-04-15' });
    expect(ids(longer)).toEqual([id(3), ...own, id(4)]);
    expect(longer.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    expect(longer.days[1]).toEqual({ ...trip.days[0], day: 2 });
  });

  it('that leave the plan on its dates begin no later than it does, and drop empty days before it', () => {
    expect(dates('2027-04-13', '2027-04-14', [], true)).toEqual(trip);
    const earlier = dates('2027-04-11', '2027-04-14', [id(3)], true);
    expect(dates('2027-04-12', '2027-04-14', [], true, earlier)).toEqual(trip);
  });

  it('beyond the longest trip, backwards, or without an id for a new day change nothing', () => {
    expect(dates('2027-06-01', '2027-06-09')).toEqual(trip);
    expect(dates('2027-06-02', '2027-06-01')).toEqual(trip);
    expect(dates('2027-04-20', '2027-04-23')).toEqual(trip);
    expect(dates('2027-04-01', '2027-04-03', [id(3), id(4), id(5)], true)).toEqual(trip);
  });
});

describe('paths', () => {
  it('meet when they are the same, or one is a part of the other', () => {
    expect(overlaps('activity/a', 'activity/a/done')).toBe(true);
    expect(overlaps('activity/a/done', 'activity/a/done')).toBe(true);
    expect(overlaps('activity/a/done', 'activity/a/notes')).toBe(false);
    expect(overlaps('activity/a', 'activity/ab')).toBe(false);
  });

  it('that do not meet can be applied in either order', () => {
    const all: Change[] = [
      { kind: 'title', title: 'A' },
      { kind: 'activity.done', activityId, done: true },
      { kind: 'activity.notes', activityId, notes: 'n' },
      { kind: 'luggage.set', itemId: item?.id ?? '', packed: true },
      { kind: 'day.notes', dayId: first ?? '', notes: 'd' },
    ];
    const paths = all.map(pathOf);
    expect(paths.some((a, i) => paths.some((b, j) => i !== j && overlaps(a, b)))).toBe(false);
    expect(applyChanges(trip, all)).toEqual(applyChanges(trip, all.toReversed()));
  });
});
