import { describe, expect, it } from 'vitest';
import { emptySelection, isDaySelected, selectedIn, toggleActivity, toggleDay } from '#domain/trip/selection.ts';
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
    const chosen = toggleDay(emptySelection, day);
    expect([...chosen]).toEqual(ids);
    expect(isDaySelected(day, chosen)).toBe(true);
    expect(isDaySelected(other, chosen)).toBe(false);
  });

  it('completes a day of which some were chosen, and clears one that is whole', () => {
    const some = toggleActivity(emptySelection, ids[1] ?? '');
    const whole = toggleDay(some, day);
    expect(isDaySelected(day, whole)).toBe(true);
    expect(toggleDay(whole, day).size).toBe(0);
  });

  it('loses the day with its last activity', () => {
    expect(isDaySelected(day, toggleActivity(toggleDay(emptySelection, day), ids[0] ?? ''))).toBe(false);
    expect(isDaySelected({ ...day, activities: [] }, emptySelection)).toBe(false);
  });

  it('forgets what is no longer in the trip', () => {
    const shorter = { ...trip, days: [other] };
    expect(selectedIn(shorter, toggleDay(emptySelection, day)).size).toBe(0);
  });
});
