import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  brokenDateRule,
  type DateRule,
  dayCount,
  dayNumber,
  localDate,
  monthOf,
  nightsBetween,
  type TripDates,
  weekdayOf,
} from '#domain/trip/dates.ts';
import { isoDateSchema } from '#domain/trip/iso-date.ts';
import { MAX_NIGHTS } from '#domain/trip/longest.ts';

const today = '2027-03-15';
const sampled = { seed: 20261120, numRuns: 300 };

describe('the date rules of a trip', () => {
  const cases: readonly [what: string, dates: TripDates, rule: DateRule | null, field?: 'start' | 'end'][] = [
    ['one day', { start: today, end: today }, null],
    ['7 nights, that is 8 days', { start: today, end: '2027-03-22' }, null],
    ['8 nights', { start: today, end: '2027-03-23' }, 'maxDurationError', 'end'],
    ['a start today', { start: today, end: '2027-03-16' }, null],
    ['a start yesterday', { start: '2027-03-14', end: '2027-03-16' }, 'startInPast', 'start'],
    ['a start in another year', { start: '2028-01-01', end: '2028-01-02' }, null],
    ['an end one day before the start', { start: '2027-03-16', end: today }, 'startAfterEnd', 'end'],
    ['no start', { start: '', end: today }, 'datesRequired', 'start'],
    ['no end', { start: today, end: '' }, 'datesRequired', 'end'],
    ['a start that no calendar has', { start: '2027-04-31', end: '2027-05-01' }, 'invalidDateFormat', 'start'],
    ['an end that no calendar has', { start: '2027-04-30', end: '2027-04-31' }, 'invalidDateFormat', 'end'],
    ['a start written the Spanish way', { start: '15/03/2027', end: '2027-03-16' }, 'invalidDateFormat', 'start'],
    ['7 nights over a leap day', { start: '2028-02-26', end: '2028-03-04' }, null],
    ['8 nights over a leap day', { start: '2028-02-26', end: '2028-03-05' }, 'maxDurationError', 'end'],
    ['7 nights over a February of 28 days', { start: '2027-02-26', end: '2027-03-05' }, 'startInPast', 'start'],
    ['7 nights over New Year', { start: '2027-12-28', end: '2028-01-04' }, null],
  ];

  it.each(cases)('%s', (_, dates, rule, field) => {
    expect(brokenDateRule(dates, today)).toEqual(rule && { rule, field });
  });

  it('are told in the order of the form: missing, unreadable, reversed, past, too long', () => {
    const rules = [
      { start: '', end: 'x' },
      { start: 'x', end: '2027-03-01' },
      { start: '2027-03-14', end: '2027-03-01' },
      { start: '2027-03-14', end: '2027-04-30' },
      { start: '2027-03-15', end: '2027-04-30' },
    ].map((dates) => brokenDateRule(dates, today)?.rule);
    expect(rules).toEqual(['datesRequired', 'invalidDateFormat', 'startAfterEnd', 'startInPast', 'maxDurationError']);
  });

  it('leave exactly the lengths of 0 to 7 nights', () => {
    const nights = Array.from({ length: 12 }, (_, n) => n);
    const allowed = nights.filter((n) => brokenDateRule({ start: today, end: addDays(today, n) }, today) === null);
    expect(allowed).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(MAX_NIGHTS).toBe(7);
  });
});

describe('a calendar date', () => {
  it.each(['2027-01-01', '2027-12-31', '2028-02-29', '2000-02-29', '1999-12-31', '9999-12-31'])('%s exists', (iso) => {
    expect(dayNumber(iso)).toBe(Date.parse(iso) / 86_400_000);
    expect(isoDateSchema.safeParse(iso).success).toBe(true);
  });

  it.each([
    '2027-02-29',
    '1900-02-29',
    '2100-02-29',
    '2027-02-30',
    '2027-04-31',
    '2027-00-10',
    '2027-13-01',
    '2027-01-00',
    '2027-01-32',
    '2027-1-1',
    '27-01-01',
    '2027-01-01T00:00',
    ' 2027-01-01',
    '2027-01-01\n',
    '2027/01/01',
    '٢٠٢٧-٠١-٠١',
    'today',
    '',
  ])('%j does not exist', (iso) => {
    expect(dayNumber(iso)).toBeNull();
    expect(isoDateSchema.safeParse(iso).success).toBe(false);
  });

  it('is counted from 1970-01-01', () => {
    expect(['1969-12-31', '1970-01-01', '1970-01-02'].map(dayNumber)).toEqual([-1, 0, 1]);
  });

  it('has months from 0', () => {
    expect(['2027-01-31', '2027-09-01', '2027-12-01'].map(monthOf)).toEqual([0, 8, 11]);
  });
});

describe('adding days', () => {
  it.each([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 365, '2029-02-28'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2027-03-28', 0, '2027-03-28'],
  ])('to %s: %i gives %s', (iso, days, result) => {
    expect(addDays(iso, days)).toBe(result);
  });

  it('to what is no date throws', () => {
    expect(() => addDays('2027-02-30', 1)).toThrow(RangeError);
    expect(() => nightsBetween('2027-02-28', 'soon')).toThrow(RangeError);
    expect(() => weekdayOf('')).toThrow(RangeError);
  });

  const anyDate = fc
    .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  const anyStep = fc.integer({ min: -4000, max: 4000 });

  it('is undone by counting the nights', () => {
    fc.assert(
      fc.property(anyDate, anyStep, (iso, days) => {
        expect(nightsBetween(iso, addDays(iso, days))).toBe(days);
        expect(addDays(addDays(iso, days), -days)).toBe(iso);
      }),
      sampled,
    );
  });

  it('in two steps is adding the sum', () => {
    fc.assert(
      fc.property(anyDate, anyStep, anyStep, (iso, a, b) => {
        expect(addDays(addDays(iso, a), b)).toBe(addDays(iso, a + b));
      }),
      sampled,
    );
  });

  it('forward gives a text that sorts later', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 4000 }), (iso, days) => {
        expect(addDays(iso, days) > iso).toBe(true);
      }),
      sampled,
    );
  });

  it('turns the nights around with the dates', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(nightsBetween(a, b) + nightsBetween(b, a)).toBe(0);
        expect(dayCount({ start: a, end: b })).toBe(nightsBetween(a, b) + 1);
      }),
      sampled,
    );
  });

  it('keeps the weekday every seven days, Monday being 0, as Date counts it', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -500, max: 500 }), (iso, weeks) => {
        expect(weekdayOf(iso)).toBe((new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7);
        expect(weekdayOf(addDays(iso, 7 * weeks))).toBe(weekdayOf(iso));
      }),
      sampled,
    );
  });
});

describe('a weekday', () => {
  it.each([
    ['2027-03-15', 0],
    ['2027-03-16', 1],
    ['2027-03-20', 5],
    ['2027-03-21', 6],
    ['2028-02-29', 1],
    ['1970-01-01', 3],
  ])('of %s is %i', (iso, weekday) => {
    expect(weekdayOf(iso)).toBe(weekday);
  });

  it('lies between 0 and 6 before 1970 too', () => {
    const week = Array.from({ length: 7 }, (_, i) => weekdayOf(addDays('1969-12-22', i)));
    expect(week).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('the date of a moment', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['UTC', '2027-03-14'],
    ['Pacific/Auckland', '2027-03-15'],
    ['America/Los_Angeles', '2027-03-14'],
    ['Asia/Kathmandu', '2027-03-15'],
  ])('is the one on the clock of the device in %s', (deviceZone, date) => {
    process.env.TZ = deviceZone;
    expect(localDate(new Date('2027-03-14T20:00:00Z'))).toBe(date);
  });

  it('has two digits for month and day and four for the year', () => {
    expect(localDate(new Date(2027, 0, 2, 23, 59))).toBe('2027-01-02');
    expect(localDate(new Date('0987-06-05T12:00:00Z'))).toBe('0987-06-05');
  });
});
