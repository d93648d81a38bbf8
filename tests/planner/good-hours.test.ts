import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/place/destination.ts';
import { addDays } from '#domain/trip/dates.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { goodStarts } from '#planner/solver/good-hours.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTrip } from '../support/trips.ts';

/** Rome on this date: the sun rises at 06:42 and sets at 18:31. */
const date = '2027-03-28';
const sunset = daylight().sunset;
const day = [{ from: 540, to: 1380 }];

function daylight() {
  return aDestination('rome').byId.get('colosseum')?.sun.on(date) ?? { sunrise: 0, sunset: 0 };
}

/** When a visit of an hour may begin at a place that is always open, if it is good then. */
function starts(good: Place['good'], change: Partial<Place> = {}) {
  const rome = aDestination('rome');
  const places = rome.places.map((place) =>
    place.id === 'trevi-fountain' ? { ...place, ...change, ...(good && { good }) } : place,
  );
  const place = compileDestination({ ...rome, places }).byId.get('trevi-fountain');
  if (!place) throw new Error('the fountain');
  return goodStarts(day, place, date, 60);
}

describe('good hours of a visit', () => {
  it('are all where nothing is said, or a word that is not known', () => {
    expect(starts(undefined)).toEqual(day);
    expect(starts('at-full-moon')).toEqual(day);
  });

  it('end with the light, or begin after it', () => {
    expect(starts('daylight')).toEqual([{ from: 540, to: sunset + 15 - 60 }]);
    expect(starts('after-dark')).toEqual([{ from: sunset + 15, to: 1380 }]);
    expect(starts('sunset')).toEqual([{ from: sunset - 90, to: sunset - 15 }]);
  });

  it('are the first of the day, or those that are said', () => {
    expect(starts('early', { hours: { daily: '09:00-19:00' } })).toEqual([{ from: 540, to: 615 }]);
    expect(starts({ from: '16:00', to: '17:00' })).toEqual([{ from: 960, to: 1020 }]);
  });

  it('are the nearest that leave room where the best ones cannot be had, and any for what they hardly matter to', () => {
    expect(starts({ from: '06:00', to: '08:30' })).toEqual([{ from: 540, to: 600 }]);
    expect(starts({ from: '12:00', to: '12:15' })).toEqual([{ from: 720, to: 735 }]);
    expect(starts('early', { kind: 'day-trip' })).toEqual(day);
  });
});

it('no plan is at a place of daylight after dark, or at one of the night by day', { timeout: 60_000 }, () => {
  const wrong = loadCatalogue()
    .destinations.filter((_, i) => i % 6 === 0)
    .flatMap((destination) => {
      const trip = aTrip({ dates: { start: '2027-12-10', end: '2027-12-13' }, categories: ['nature'] }, destination);
      return trip.days.flatMap(({ day: number, activities }) =>
        activities.flatMap(({ kind, meal, placeId, start, duration }) => {
          const place = destination.byId.get(placeId ?? '');
          const sun = place?.sun.on(addDays(trip.dates.start, number - 1));
          if (kind !== 'place' || meal || !sun) return [];
          const isDark = place?.good === 'daylight' && start + duration > sun.sunset + 15;
          const isLight = place?.good === 'after-dark' && start < Math.min(sun.sunset, 21 * 60);
          return isDark || isLight ? [`${destination.id} ${placeId} ${start}`] : [];
        }),
      );
    });
  expect(wrong).toEqual([]);
});
