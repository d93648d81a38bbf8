import { describe, expect, it } from 'vitest';
import { bookedStops, replaceableIn } from '#domain/trip/booked-stops.ts';
import { emptySelection, isDaySelected, selectedIn, toggleActivity, toggleDay } from '#domain/trip/selection.ts';
import { aTripWithABookedStop } from '../support/booked-trips.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();
const [day, other] = trip.days;
if (!day || !other) throw new Error('two days are needed');
const ids = day.activities.map(({ id }) => id);

describe('a selection', () => {
  it('chooses and clears one activity', () => {
    const chosen = toggleActivity(emptySelection, ids[0] ?? '');
    expect([...chosen]).toEqual([ids[0]]);
    expect([...toggleActivity(chosen, ids[0] ?? '')]).toEqual([]);
  });

  it('of a day chooses all its activities and none of another day', () => {
    const chosen = toggleDay(emptySelection, day, emptySelection);
    expect([...chosen]).toEqual(ids);
    expect(isDaySelected(day, chosen, emptySelection)).toBe(true);
    expect(isDaySelected(other, chosen, emptySelection)).toBe(false);
  });

  it('completes a day of which some were chosen, and clears one that is whole', () => {
    const some = toggleActivity(emptySelection, ids[1] ?? '');
    const whole = toggleDay(some, day, emptySelection);
    expect(isDaySelected(day, whole, emptySelection)).toBe(true);
    expect(toggleDay(whole, day, emptySelection).size).toBe(0);
  });

  it('loses the day with its last activity', () => {
    expect(
      isDaySelected(day, toggleActivity(toggleDay(emptySelection, day, emptySelection), ids[0] ?? ''), emptySelection),
    ).toBe(false);
    expect(isDaySelected({ ...day, activities: [] }, emptySelection, emptySelection)).toBe(false);
  });

  it('forgets what is no longer in the trip', () => {
    const shorter = { ...trip, days: [other] };
    expect(selectedIn(shorter, toggleDay(emptySelection, day, emptySelection)).size).toBe(0);
  });
});

describe('what is booked', () => {
  const own = aTripWithABookedStop();
  const booked = bookedStops(own);
  const [, second] = own.days;
  const colosseum = second?.activities.find(({ placeId }) => placeId === 'colosseum');
  if (!second || !colosseum) throw new Error('the Colosseum is a stop of the second day');

  it('is the stop at its place, at its minute', () => {
    expect([...booked]).toEqual([colosseum.id]);
    const [booking] = own.bookings ?? [];
    const withBooking = (change: object) => bookedStops({ ...own, bookings: [{ ...booking, ...change }] as never });
    expect(withBooking({}).size).toBe(1);
    expect(withBooking({ start: { ...booking?.start, time: 10 * 60 } }).size).toBe(0);
    expect(withBooking({ start: { ...booking?.start, date: own.dates.start } }).size).toBe(0);
    expect(withBooking({ place: null }).size).toBe(0);
    expect(withBooking({ kind: 'lodging' }).size).toBe(0);
    expect(withBooking({ kind: 'other', leg: 'in' }).size).toBe(0);
    expect(bookedStops({ ...own, bookings: null }).size).toBe(0);
  });

  it('is not chosen with its day, and the day is chosen without it', () => {
    const chosen = toggleDay(emptySelection, second, booked);
    expect(chosen.has(colosseum.id)).toBe(false);
    expect(chosen.size).toBe(second.activities.length - 1);
    expect(isDaySelected(second, chosen, booked)).toBe(true);
    expect(toggleDay(chosen, second, booked).size).toBe(0);
    expect(isDaySelected({ ...second, activities: [colosseum] }, chosen, booked)).toBe(false);
  });

  it('is left out of what was chosen elsewhere', () => {
    const all = new Set(second.activities.map(({ id }) => id));
    expect([...replaceableIn(own, all)]).toEqual([...all].filter((id) => id !== colosseum.id));
  });
});
