import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WrittenHours, weekdays, writtenHoursSchema } from '#domain/place/opening-hours.ts';
import { addDays, weekdayOf } from '#domain/trip/dates.ts';
import { formatLocalTime, parseLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { compileDestination, openIntervals } from '#planner/catalogue/compiled.ts';
import { checkTrip } from '#planner/check/check.ts';
import { aDestination, aTrip } from '../support/trips.ts';
import { set } from './changes.ts';
import { endOf, must, visits } from './plans.ts';

const rome = aDestination();
const oneDay = { start: '2027-03-15', end: '2027-03-15' };
const base = aTrip({ dates: oneDay });

interface Visit {
  readonly hours: WrittenHours | null;
  readonly date: string;
  readonly at: string;
  readonly minutes: number;
  readonly lastEntry?: number;
  readonly closures?: string[];
}

/** Rome with the place of the plan's first visit opening as the test says. */
function openingLike({ hours, lastEntry = 0, closures = [] }: Omit<Visit, 'date' | 'at' | 'minutes'>) {
  const id = must(visits(base)[0]).placeId;
  const places = rome.places.map((place) => (place.id === id ? { ...place, hours, lastEntry, closures } : place));
  return compileDestination({ ...rome, places });
}

/** Whether the checker lets the traveller in. Only H6 about this visit counts: other rules may dislike the hour. */
function isLetIn({ date, at, minutes, ...opening }: Visit): boolean {
  const trip = structuredClone(base);
  const visit = must(visits(trip)[0]);
  set(visit, { start: parseLocalTime(at), duration: minutes });
  set(trip, { dates: { start: date, end: date } });
  const found = checkTrip(trip, { destination: openingLike(opening) });
  return !found.some(({ rule, activityId }) => rule === 'H6' && activityId === visit.id);
}

const monday = '2027-03-15';
const tuesday = '2027-03-16';
const saturday = '2027-03-20';
const sunday = '2027-03-21';
const museum = { 'tue-sun': '09:00-18:00' };
const split = { daily: '09:00-13:00,16:00-20:00' };
const club = { sat: '22:00-03:00' };

describe('a visit (H6)', () => {
  it.each<[string, boolean, Visit]>([
    ['begins as the doors open', true, { hours: museum, date: tuesday, at: '09:00', minutes: 60 }],
    ['begins a minute before they open', false, { hours: museum, date: tuesday, at: '08:59', minutes: 60 }],
    ['ends as they close', true, { hours: museum, date: tuesday, at: '17:00', minutes: 60 }],
    ['ends a minute after they close', false, { hours: museum, date: tuesday, at: '17:01', minutes: 60 }],
    ['is on the closed weekday', false, { hours: museum, date: monday, at: '10:00', minutes: 60 }],
    ['is on the last open weekday', true, { hours: museum, date: sunday, at: '10:00', minutes: 60 }],
    ['ends before the siesta', true, { hours: split, date: monday, at: '12:00', minutes: 60 }],
    ['runs into the siesta', false, { hours: split, date: monday, at: '12:01', minutes: 60 }],
    ['runs through the siesta', false, { hours: split, date: monday, at: '12:00', minutes: 300 }],
    ['begins after the siesta', true, { hours: split, date: monday, at: '16:00', minutes: 60 }],
    ['begins at last entry', true, { hours: museum, date: tuesday, at: '16:00', minutes: 60, lastEntry: 120 }],
    ['begins after last entry', false, { hours: museum, date: tuesday, at: '16:01', minutes: 60, lastEntry: 120 }],
    [
      'begins at the last entry of the morning',
      true,
      { hours: split, date: monday, at: '11:00', minutes: 30, lastEntry: 120 },
    ],
    ['begins after it', false, { hours: split, date: monday, at: '11:01', minutes: 30, lastEntry: 120 }],
    ['runs past midnight', true, { hours: club, date: saturday, at: '23:30', minutes: 210 }],
    ['outlasts the small hours', false, { hours: club, date: saturday, at: '23:30', minutes: 211 }],
    ['begins in the small hours of Sunday', true, { hours: club, date: sunday, at: '00:30', minutes: 150 }],
    ['begins there and ends too late', false, { hours: club, date: sunday, at: '00:30', minutes: 151 }],
    ['begins there after last entry', false, { hours: club, date: sunday, at: '01:01', minutes: 30, lastEntry: 120 }],
    ['begins in the small hours of Saturday', false, { hours: club, date: saturday, at: '00:30', minutes: 60 }],
    [
      'is in the small hours of Monday',
      true,
      { hours: { sun: '20:00-02:00' }, date: monday, at: '01:00', minutes: 60 },
    ],
    ['is never shut', true, { hours: { daily: '00:00-24:00' }, date: monday, at: '23:30', minutes: 300 }],
    ['ends at midnight', true, { hours: { daily: '18:00-24:00' }, date: monday, at: '23:00', minutes: 60 }],
    ['ends a minute past midnight', false, { hours: { daily: '18:00-24:00' }, date: monday, at: '23:00', minutes: 61 }],
    ['is on Christmas Day', false, { hours: split, date: '2027-12-25', at: '10:00', minutes: 60, closures: ['12-25'] }],
    ['is on Christmas Eve', true, { hours: split, date: '2027-12-24', at: '10:00', minutes: 60, closures: ['12-25'] }],
    [
      'is on Christmas Day next year',
      false,
      { hours: split, date: '2028-12-25', at: '10:00', minutes: 60, closures: ['12-25'] },
    ],
    [
      'is on a leap day it is shut',
      false,
      { hours: split, date: '2028-02-29', at: '10:00', minutes: 60, closures: ['02-29'] },
    ],
    ['is by day where hours are unknown', true, { hours: null, date: monday, at: '10:00', minutes: 480 }],
    ['begins early where hours are unknown', false, { hours: null, date: monday, at: '09:59', minutes: 60 }],
    ['ends late where hours are unknown', false, { hours: null, date: monday, at: '17:01', minutes: 60 }],
    [
      'is on a closure where hours are unknown',
      false,
      { hours: null, date: monday, at: '12:00', minutes: 60, closures: ['03-15'] },
    ],
    ['is to a place that never opens', false, { hours: {}, date: monday, at: '12:00', minutes: 60 }],
  ])('that %s is let in: %s', (_, allowed, visit) => {
    expect(isLetIn(visit)).toBe(allowed);
  });

  it('is not let in during the small hours after an evening on which the place stayed shut', () => {
    const boxingNight = { hours: { daily: '20:00-02:00' }, date: '2027-12-26', at: '00:30', minutes: 60 };
    expect(isLetIn(boxingNight)).toBe(true);
    expect(isLetIn({ ...boxingNight, closures: ['12-25'] })).toBe(false);
  });

  it('is judged on the date of its own day of the trip', () => {
    const trip = aTrip({ dates: { start: monday, end: tuesday } });
    const id = must(visits({ ...trip, days: trip.days.slice(1) })[0]).placeId;
    const closedOn = (weekday: number) => {
      const hours = Object.fromEntries(weekdays.filter((_, i) => i !== weekday).map((day) => [day, '00:00-24:00']));
      const places = rome.places.map((place) => (place.id === id ? { ...place, hours } : place));
      return checkTrip(trip, { destination: compileDestination({ ...rome, places }) }).map(({ rule, day }) => [
        rule,
        day,
      ]);
    };
    expect([0, 1, 2].map(closedOn)).toEqual([[], [['H6', 2]], []]);
  });

  it('that is generic has no opening hours', () => {
    const trip = structuredClone(base);
    set(must(visits(trip)[0]), { kind: 'free-time' });
    const found = checkTrip(trip, { destination: openingLike({ hours: {} }) });
    expect(found.filter(({ rule }) => rule === 'H6')).toEqual([]);
  });
});

describe('a plan with the Vatican Museums on Saturday', () => {
  const trip = aTrip({ dates: { start: saturday, end: saturday }, preferences: 'Vatican Museums and Sistine Chapel' });
  const visit = must(visits(trip).find(({ placeId }) => placeId === 'vatican-museums'));
  /** What H6 says of the museums when the whole trip moves to another date. */
  const shutOn = (date: string, from: Trip = trip) =>
    checkTrip({ ...from, dates: { start: date, end: date } }, { destination: rome }).some(
      ({ rule, activityId }) => rule === 'H6' && activityId === visit.id,
    );

  it.each([
    ['a week later', addDays(saturday, 7), false],
    ['on Thursday', addDays(saturday, -2), false],
    ['on 19 March, a Friday', addDays(saturday, -1), true],
    ['on Sunday', sunday, true],
    ['on Christmas Day, a Saturday', '2027-12-25', true],
    ['on the Saturday before', '2027-12-18', false],
    ['on 1 January, a Saturday', '2028-01-01', true],
  ])('%s: the museums are shut: %s, %s', (_, date, shut) => {
    expect(shutOn(date)).toBe(shut);
  });

  it('is too late for last entry two hours before closing', () => {
    const close = must(must(rome.byId.get('vatican-museums')?.week)[weekdayOf(saturday)]?.at(-1)).close;
    const lastEntry = must(rome.byId.get('vatican-museums')).lastEntry;
    const at = (start: number) => {
      const late = structuredClone(trip);
      const copy = must(visits(late).find(({ id }) => id === visit.id));
      set(copy, { start, duration: 10 });
      return shutOn(saturday, late);
    };
    expect(endOf(visit)).toBeLessThanOrEqual(close);
    expect([close - lastEntry, close - lastEntry + 1].map(at)).toEqual([false, true]);
  });
});

describe('solver and checker', () => {
  const time = fc.integer({ min: 0, max: 287 }).map((step) => formatLocalTime(step * 5));
  const interval = fc.tuple(time, time).map(([open, close]) => `${open}-${close}`);
  const key = fc.constantFrom('daily', 'mon', 'tue-thu', 'fri-sun', 'sat-mon', 'sun');
  const hours = fc.dictionary(key, fc.array(interval, { minLength: 1, maxLength: 2 }).map(String), { maxKeys: 3 });

  it('agree on when a visit is possible', () => {
    const seen = { open: 0, shut: 0 };
    fc.assert(
      fc.property(
        hours,
        fc.integer({ min: 0, max: 13 }),
        time,
        fc.integer({ min: 2, max: 48 }),
        fc.constantFrom(0, 30, 120),
        fc.constantFrom<string[]>([], ['03-17'], ['03-22']),
        (written, day, at, steps, lastEntry, closures) => {
          expect(writtenHoursSchema.safeParse(written).success).toBe(true);
          const [date, minutes, start] = [addDays(monday, day), steps * 5, parseLocalTime(at)];
          const place = must(
            openingLike({ hours: written, lastEntry, closures }).byId.get(must(visits(base)[0]?.placeId)),
          );
          const possible = openIntervals(place, date).some(
            ({ open, close }) => start >= open && start + minutes <= close && start <= close - lastEntry,
          );
          seen[possible ? 'open' : 'shut'] += 1;
          expect(isLetIn({ hours: written, date, at, minutes, lastEntry, closures })).toBe(possible);
        },
      ),
      { seed: 20261120, numRuns: 200 },
    );
    expect(Math.min(seen.open, seen.shut)).toBeGreaterThan(30);
  });
});
