import { describe, expect, it } from 'vitest';
import {
  type Interval,
  parseHours,
  type WrittenHours,
  withEveningBefore,
  writtenHoursSchema,
} from '#domain/place/opening-hours.ts';

const intervalsOn = (hours: Interval[][], weekday: number) =>
  withEveningBefore(hours[weekday] ?? [], hours[(weekday + 6) % 7] ?? []);
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
const nineToSix: Interval = { open: clock(9), close: clock(18) };

/** Which days are open at all, Monday first. */
const openDays = (written: WrittenHours) => parseHours(written).map((day) => day.length > 0);
const week = (pattern: string) => Array.from(pattern, (day) => day === 'o');

describe('written opening hours', () => {
  it.each([
    ['daily', 'ooooooo'],
    ['mon', 'o------'],
    ['sun', '------o'],
    ['mon-fri', 'ooooo--'],
    ['tue-sun', '-oooooo'],
    ['sat-sun', '-----oo'],
    ['wed-wed', '--o----'],
    ['thu-tue', 'oo-oooo'],
    ['sat-mon', 'o----oo'],
    ['sun-sat', 'ooooooo'],
  ])('for %s are open on %s', (key, days) => {
    expect(openDays({ [key]: '09:00-18:00' })).toEqual(week(days));
  });

  it('leave the days nobody named closed', () => {
    expect(parseHours({ 'mon-tue': '09:00-18:00', fri: '09:00-18:00' })).toEqual([
      [nineToSix],
      [nineToSix],
      [],
      [],
      [nineToSix],
      [],
      [],
    ]);
    expect(openDays({})).toEqual(week('-------'));
  });

  it('have several intervals a day, sorted however they were written', () => {
    const split = [
      { open: clock(9), close: clock(13) },
      { open: clock(16, 30), close: clock(20) },
    ];
    expect(parseHours({ mon: '09:00-13:00,16:30-20:00' })[0]).toEqual(split);
    expect(parseHours({ mon: '16:30-20:00,09:00-13:00' })[0]).toEqual(split);
  });

  it('of a later key add to those of an earlier one', () => {
    const hours = parseHours({ daily: '16:00-20:00', sat: '09:00-13:00' });
    expect(hours[4]).toEqual([{ open: clock(16), close: clock(20) }]);
    expect(hours[5]).toEqual([
      { open: clock(9), close: clock(13) },
      { open: clock(16), close: clock(20) },
    ]);
  });

  it.each([
    ['20:00-02:00', clock(20), clock(26)],
    ['20:00-00:00', clock(20), clock(24)],
    ['20:00-24:00', clock(20), clock(24)],
    ['00:00-24:00', 0, clock(24)],
    ['00:00-00:00', 0, clock(24)],
    ['06:00-06:00', clock(6), clock(30)],
    ['23:59-00:01', clock(23, 59), clock(24, 1)],
  ])('%s run past midnight where they close no later than they open', (written, open, close) => {
    expect(parseHours({ mon: written })[0]).toEqual([{ open, close }]);
  });

  it.each([{ daily: '9:00-18:00' }, { daily: '09:00' }, { daily: '09:00-25:00' }, { daily: '' }])(
    'that cannot be read throw: %j',
    (written) => {
      expect(() => parseHours(written)).toThrow(/not an opening interval/);
    },
  );
});

describe('the schema of written hours', () => {
  it.each([
    { daily: '00:00-24:00' },
    { 'tue-sun': '09:00-13:00,16:00-20:00', mon: '09:00-13:00' },
    { 'fri-mon': '20:00-02:00' },
    {},
  ])('accepts %j', (written) => {
    expect(writtenHoursSchema.safeParse(written).success).toBe(true);
  });

  it.each([
    { monday: '09:00-18:00' },
    { Mon: '09:00-18:00' },
    { 'mon-': '09:00-18:00' },
    { 'mon,tue': '09:00-18:00' },
    { daily: 'closed' },
    { daily: '09:00-18:00,' },
    { daily: '09:00-18:00, 19:00-20:00' },
    { daily: '24:00-09:00' },
    { daily: '09:60-18:00' },
    { daily: null },
  ])('refuses %j', (written) => {
    expect(writtenHoursSchema.safeParse(written).success).toBe(false);
  });
});

describe('the intervals of a weekday', () => {
  it('begin with the small hours of the evening before', () => {
    const hours = parseHours({ fri: '20:00-02:00', sat: '10:00-14:00' });
    expect(intervalsOn(hours, 4)).toEqual([{ open: clock(20), close: clock(26) }]);
    expect(intervalsOn(hours, 5)).toEqual([
      { open: 0, close: clock(2) },
      { open: clock(10), close: clock(14) },
    ]);
    expect(intervalsOn(hours, 6)).toEqual([]);
  });

  it('carry the small hours of Sunday into Monday', () => {
    expect(intervalsOn(parseHours({ sun: '22:00-03:30' }), 0)).toEqual([{ open: 0, close: clock(3, 30) }]);
  });

  it('carry nothing over from an evening that closes at midnight', () => {
    expect(intervalsOn(parseHours({ mon: '20:00-24:00' }), 1)).toEqual([]);
  });

  it('of a closed day are none', () => {
    expect(intervalsOn(parseHours({ 'tue-sun': '09:00-18:00' }), 0)).toEqual([]);
  });
});
