import { describe, expect, it } from 'vitest';
import { newBooking } from '#domain/trip/booking.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { aTrip } from '../support/trips.ts';

const booking = newBooking({
  id: crypto.randomUUID(),
  kind: 'flight',
  leg: 'in',
  start: { date: '2027-04-12', time: 600, zone: 'Europe/Madrid' },
});
const trip: Trip = { ...aTrip({ dates: { start: '2027-04-12', end: '2027-04-14' } }), bookings: [booking] };
const [first, second] = trip.days.map(({ id }) => id) as [string, string];
const activity = trip.days[0]?.activities[0] as Activity;
const activityId = activity.id;
const item = trip.luggage[0]?.id ?? '';
const newId = () => crypto.randomUUID();

/** A trip without what an undo may make anew. */
const withoutIds = (whole: Trip) =>
  JSON.stringify(whole, (key, value: unknown) => (key === 'id' || key === 'luggage' ? undefined : value));
const luggageOf = ({ luggage }: Trip) => luggage.map(({ label, packed }) => `${label} ${packed}`).toSorted();

describe('undo', () => {
  const edits: readonly (readonly Change[])[] = [
    [{ kind: 'title', title: 'Honeymoon' }],
    [{ kind: 'notes', notes: 'Tickets' }],
    [{ kind: 'day.notes', dayId: first, notes: 'Rain' }],
    [{ kind: 'activity.move', activityId, dayId: second, start: 610 }],
    [{ kind: 'activity.duration', activityId, duration: 35 }],
    [{ kind: 'activity.notes', activityId, notes: 'Gate 3' }],
    [{ kind: 'activity.place', activityId, place: null }],
    [{ kind: 'activity.done', activityId, done: true }],
    [{ kind: 'activity.paid', activityId, paid: 1250 }],
    [{ kind: 'activity.remove', activityId }],
    [{ kind: 'activity.add', dayId: first, activity: { ...activity, id: newId(), name: 'Mine' } }],
    [{ kind: 'luggage.add', itemId: newId(), label: 'Umbrella' }],
    [{ kind: 'luggage.set', itemId: item, packed: true }],
    [{ kind: 'luggage.remove', itemId: item }],
    [{ kind: 'booking.put', booking: { ...booking, code: 'ABC123' } }],
    [{ kind: 'booking.put', booking: { ...booking, id: newId() } }],
    [{ kind: 'booking.remove', bookingId: booking.id }],
    [{ kind: 'activity.name', activityId, name: 'Bar' }],
    [{ kind: 'activity.location', activityId, location: 'Via Appia 1' }],
    [{ kind: 'activity.cost', activityId, cost: { kind: 'amount', adult: 500, child: 0 } }],
    [{ kind: 'dates', start: '2027-04-20', end: '2027-04-23', newDays: [newId()] }],
    [{ kind: 'dates', start: '2027-04-11', end: '2027-04-15', newDays: [newId(), newId()], keep: true }],
    trip.days[0]?.activities.map(({ id, start }) => ({
      kind: 'activity.move',
      activityId: id,
      dayId: first,
      start: start + 5,
    })) ?? [],
  ];

  it.each(edits.map((changes) => [changes[0]?.kind, changes] as const))('takes %s back', (_, changes) => {
    const after = applyChanges(trip, changes);
    expect(after).not.toEqual(trip);
    const back = applyChanges(after, undoOf(trip, changes, newId));
    expect(withoutIds(back)).toEqual(withoutIds(trip));
    expect(luggageOf(back)).toEqual(luggageOf(trip));
  });

  it('keeps a tick of what was removed', () => {
    const packed = applyChanges(trip, [{ kind: 'luggage.set', itemId: item, packed: true }]);
    const changes: Change[] = [{ kind: 'luggage.remove', itemId: item }];
    expect(luggageOf(applyChanges(applyChanges(packed, changes), undoOf(packed, changes, newId)))).toEqual(
      luggageOf(packed),
    );
  });
});
