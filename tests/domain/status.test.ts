import { describe, expect, it } from 'vitest';
import { dayOfToday } from '#domain/trip/day-of-today.ts';
import { tripStatus } from '#domain/trip/status.ts';

describe('the status of a trip from 15 to 17 March', () => {
  const dates = { start: '2027-03-15', end: '2027-03-17' };

  it.each([
    ['2026-12-31', 'upcoming'],
    ['2027-03-14', 'upcoming'],
    ['2027-03-15', 'ongoing'],
    ['2027-03-16', 'ongoing'],
    ['2027-03-17', 'ongoing'],
    ['2027-03-18', 'past'],
    ['2028-01-01', 'past'],
  ])('on %s is %s', (today, status) => {
    expect(tripStatus(dates, today)).toBe(status);
  });

  it('is ongoing on the only day of a trip of one day', () => {
    const day = { start: '2027-12-31', end: '2027-12-31' };
    expect(['2027-12-30', '2027-12-31', '2028-01-01'].map((today) => tripStatus(day, today))).toEqual([
      'upcoming',
      'ongoing',
      'past',
    ]);
  });
});

describe('the day of an ongoing trip', () => {
  const dates = { start: '2027-03-15', end: '2027-03-17' };

  it.each([
    ['2027-03-14', null],
    ['2027-03-15', 1],
    ['2027-03-17', 3],
    ['2027-03-18', null],
  ])('on %s is %s', (today, day) => {
    expect(dayOfToday(dates, today)).toBe(day);
  });
});
