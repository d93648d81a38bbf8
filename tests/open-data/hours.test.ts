import { describe, expect, it, vi } from 'vitest';
import { parseHours } from '#domain/place/opening-hours.ts';
import { readHours } from '#open-data/hours.ts';

const lyon = { latitude: 45.76, longitude: 4.84 };
const read = (text: string | undefined) => readHours(text, lyon, new Date(2027, 2, 3));

describe('opening hours of open maps', () => {
  it.each([
    ['24/7', { daily: '00:00-24:00' }],
    ['Mo-Su 09:00-18:00', { daily: '09:00-18:00' }],
    ['10:00-12:00,14:00-18:30', { daily: '10:00-12:00,14:00-18:30' }],
    [
      'Tu-Fr 10:00-18:00; Sa 10:00-14:00',
      { tue: '10:00-18:00', wed: '10:00-18:00', thu: '10:00-18:00', fri: '10:00-18:00', sat: '10:00-14:00' },
    ],
    ['Mo-Su 19:00-02:00', { daily: '19:00-02:00' }],
    ['Fr,Sa 20:00-26:00', { fri: '20:00-02:00', sat: '20:00-02:00' }],
    ['Mo-Su 09:00-17:00; PH off', { daily: '09:00-17:00' }],
    [
      'Mo-Fr 09:00-17:00; SH,PH 10:00-12:00',
      { mon: '09:00-17:00', tue: '09:00-17:00', wed: '09:00-17:00', thu: '09:00-17:00', fri: '09:00-17:00' },
    ],
  ])('%s', (text, hours) => {
    const found = read(text);
    expect(found).toEqual({ hours, closures: [] });
    expect(parseHours(found.hours ?? {}).flat().length).toBeGreaterThan(0);
  });

  it.each([['America/New_York'], ['Pacific/Auckland']])(
    'are the same on a server in %s, whose clock changes',
    (zone) => {
      vi.stubEnv('TZ', zone);
      for (const day of [1, 2, 3, 4]) {
        expect(new Date(2027, 6, day).getTimezoneOffset()).not.toBe(0);
        for (const month of [2, 8, 10])
          expect(readHours('Mo-Su 19:00-02:00', lyon, new Date(2027, month, day * 7)).hours).toEqual({
            daily: '19:00-02:00',
          });
      }
      vi.unstubAllEnvs();
    },
  );

  it('have seasons where they change for weeks', () => {
    const { hours, seasons } = read('Apr-Sep 09:00-19:00; Oct-Mar 10:00-17:00');
    expect([hours, seasons?.map((own) => own.hours)]).toEqual([{ daily: '09:00-19:00' }, [{ daily: '10:00-17:00' }]]);
    expect(seasons?.[0]?.from).toMatch(/^(09-2[89]|09-30|10-0[1-7])$/);
    expect(seasons?.[0]?.to).toMatch(/^(03-2[5-9]|03-3[01]|04-0[1-4])$/);
  });

  it('are shut on single days that the map names', () => {
    expect(read('Mo-Su 09:00-17:00; Dec 25 off; Jan 01 off')).toEqual({
      hours: { daily: '09:00-17:00' },
      closures: expect.arrayContaining(['12-25', '01-01']),
    });
    expect(read('Tu-Su 09:00-17:00; Dec 24-26 off').closures.toSorted()).toEqual(['12-24', '12-25', '12-26']);
  });

  it('are shut for a season that has none', () => {
    const { hours, seasons } = read('May-Sep Mo-Su 09:00-20:00');
    const all = [{ hours, from: '' }, ...(seasons ?? [])];
    expect(all.map((own) => own.hours)).toContainEqual({});
    expect(all.map((own) => own.hours)).toContainEqual({ daily: '09:00-20:00' });
  });

  it.each([
    undefined,
    '',
    'sunrise-sunset',
    '"by appointment"',
    'Mo[1] 10:00-12:00',
    '17:00+',
    'Mo-Fr 10:00-12:00 unknown',
    'garbage !!',
    'off',
    'PH off',
    'x'.repeat(500),
  ])('are not known of %s', (text) => {
    expect(read(text)).toEqual({ hours: null, closures: [] });
  });
});
