import { describe, expect, it } from 'vitest';
import { travelMinutes } from '#domain/place/travel-time.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { pointOfStop } from '#domain/trip/itinerary.ts';
import { planned } from '../support/told-plan.ts';
import { aDestination } from '../support/trips.ts';
import { endOf } from './plans.ts';

/** Of a gap so many minutes are no more than time to look around. */
const NO_GAP = 20;
/** From so many minutes on hours of a day are empty. */
const EMPTY = 100;

function wayBetween(a: Activity, b: Activity): number {
  const [from, to] = [pointOfStop(a), pointOfStop(b)];
  return from && to ? travelMinutes(from, to) : 0;
}

/** Who rests when it is hottest has not been left with nothing (record 110). */
const isSiesta = ({ description }: Activity) => description.startsWith('The hottest hours');

/** Minutes of a day that belong to no stop and no way, free time counted among them. */
function emptyOf({ activities }: Day): number {
  const stops = activities.filter((own) => own.kind !== 'free-time' || isSiesta(own));
  return stops.slice(1).reduce((sum, next, i) => {
    const before = stops[i] as Activity;
    return sum + Math.max(0, next.start - endOf(before) - wayBetween(before, next) - NO_GAP);
  }, 0);
}

const cities = ['bergen', 'granada', 'kyoto', 'prague', 'rome', 'split', 'verona'];

function daysInTown(say: string): Day[] {
  return cities.flatMap((city) => {
    const { byId } = aDestination(city);
    const { days } = planned({ city, say, days: 4, start: '2027-07-13' });
    return days.filter(({ activities }) => !activities.some((own) => byId.get(own.placeId ?? '')?.kind === 'day-trip'));
  });
}

const mealsAside = ({ activities }: Day) => activities.filter(({ kind, meal }) => kind === 'place' && meal === null);

describe('hours of nothing', () => {
  it('are rather spent at one sight more where nothing was said of how full days are to be', () => {
    const days = daysInTown('');
    // Without the one stop more there are five.
    expect(days.filter((day) => emptyOf(day) >= EMPTY).length).toBeLessThanOrEqual(2);
  });

  it.each(['melbourne', 'mexico-city', 'toledo'])('are no whole day of eight in %s', (city) => {
    const { days } = planned({ city, say: '', days: 8, start: '2027-07-01' });
    expect(days.filter((day) => mealsAside(day).length === 0)).toEqual([]);
  });

  it('stay where travellers said how many things they want', () => {
    for (const day of daysInTown('two things a day')) expect(mealsAside(day).length).toBeLessThanOrEqual(2);
  });
});
