import { describe, expect, it } from 'vitest';
import { addDays, nightsBetween, weekdayOf } from '#domain/trip/dates.ts';
import { soon, soonDates, soonMonday } from '../support/soon.mjs';

describe('a date of a test', () => {
  it.each([
    ['2026-11-20', '2027-03-15'],
    ['2027-02-13', '2027-03-15'],
    ['2027-02-14', '2028-03-15'],
    ['2027-12-31', '2028-03-15'],
  ])('is, asked on %s, the next 15 March at least 30 days away: %s', (today, date) => {
    expect(soon('03-15', today)).toBe(date);
  });

  it('is never past, and a Monday where a Monday is meant, on every day of six years', () => {
    for (let day = 0; day < 2200; day++) {
      const today = addDays('2026-01-01', day);
      const monday = soonMonday('12-28', today);
      expect(weekdayOf(monday)).toBe(0);
      expect(nightsBetween(today, monday)).toBeGreaterThanOrEqual(30);
      expect(nightsBetween(today, monday)).toBeLessThanOrEqual(366 + 30 + 6);
    }
  });

  it('is a day of every year', () => {
    for (const none of ['02-29', '02-30', '13-01']) expect(() => soon(none)).toThrow(RangeError);
  });

  it('begins a trip of so many days', () => {
    const { start, end } = soonDates(8);
    expect(nightsBetween(start, end)).toBe(7);
  });
});
