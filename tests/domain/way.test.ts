import { describe, expect, it } from 'vitest';
import type { Activity } from '#domain/trip/itinerary.ts';
import { wayBetween } from '#domain/trip/way.ts';
import { aTrip } from '../support/trips.ts';

const [stop] = aTrip().days[0]?.activities ?? [];
if (!stop) throw new Error('a plan with a stop');

const at = (latitude: number | null, longitude: number | null, more: Partial<Activity> = {}): Activity => ({
  ...stop,
  latitude,
  longitude,
  access: undefined,
  ...more,
});
const train = { by: 'train', from: 'Termini', minutes: 75, every: 60, price: 300, last: null } as const;

describe('the way between two stops', () => {
  it('is walked nearby and ridden across a town', () => {
    // 556 m and 5.6 km as the crow flies; streets are 1.3 times as long.
    expect(wayBetween(at(41.9, 12.48), at(41.905, 12.48))).toEqual({ by: 'foot', minutes: 10 });
    expect(wayBetween(at(41.9, 12.48), at(41.95, 12.48))).toEqual({ by: 'transit', minutes: 32 });
  });

  it('is what is known to lead there, and with a change where both lie out of town', () => {
    const out = at(41.75, 12.29, { access: train });
    expect(wayBetween(at(41.9, 12.48), out)).toEqual({ by: 'train', minutes: 75 });
    const far = at(42.4, 12.1, { access: { ...train, by: 'bus', minutes: 60 } });
    expect(wayBetween(out, far)).toEqual({ by: 'mixed', minutes: 135 });
  });

  it('is none at one place, and not told where a place is not known', () => {
    expect(wayBetween(at(41.9, 12.48), at(41.9, 12.48))).toBeNull();
    expect(wayBetween(at(null, null), at(41.9, 12.48))).toBeNull();
    expect(wayBetween(at(41.9, 12.48), at(null, null))).toBeNull();
  });
});
