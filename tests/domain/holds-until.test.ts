import { expect, it } from 'vitest';
import { addDays } from '#domain/trip/dates.ts';
import { statusHoldsUntil } from '#domain/trip/holds-until.ts';
import { tripStatus } from '#domain/trip/status.ts';

const dates = { start: '2027-03-15', end: '2027-03-17' };

it.each(['2026-12-31', '2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'])(
  'the status of a trip from 15 to 17 March holds on %s until the day before the next one',
  (today) => {
    const last = statusHoldsUntil(dates, today);
    expect(tripStatus(dates, last)).toBe(tripStatus(dates, today));
    expect(tripStatus(dates, addDays(last, 1))).not.toBe(tripStatus(dates, today));
  },
);

it('a trip that is over stays over', () => {
  expect(tripStatus(dates, statusHoldsUntil(dates, '2027-03-18'))).toBe('past');
  expect(statusHoldsUntil(dates, '2027-03-18') > '2100-01-01').toBe(true);
});
