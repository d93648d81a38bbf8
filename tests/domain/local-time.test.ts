import { describe, expect, it } from 'vitest';
import { localTimeSchema } from '#domain/trip/clock-time.ts';
import { formatLocalTime, parseLocalTime } from '#domain/trip/local-time.ts';

describe('a time of day', () => {
  it.each([
    ['00:00', 0],
    ['00:01', 1],
    ['09:05', 545],
    ['12:00', 720],
    ['19:59', 1199],
    ['20:00', 1200],
    ['23:59', 1439],
  ])('%s is minute %i', (text, minutes) => {
    expect(parseLocalTime(text)).toBe(minutes);
    expect(formatLocalTime(minutes)).toBe(text);
    expect(localTimeSchema.safeParse(text).success).toBe(true);
  });

  it.each(['24:00', '9:05', '09:60', '09:5', '0905', '09:05:00', '-1:00', ' 09:05', '09:05\n', '9pm', '٠٩:٠٥', ''])(
    '%j is none',
    (text) => {
      expect(() => parseLocalTime(text)).toThrow(RangeError);
      expect(localTimeSchema.safeParse(text).success).toBe(false);
    },
  );

  it('comes back for every minute of the day', () => {
    const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
    expect(minutes.map((minute) => parseLocalTime(formatLocalTime(minute)))).toEqual(minutes);
    expect(new Set(minutes.map(formatLocalTime)).size).toBe(1440);
  });

  it('past midnight is shown as the next day shows it, before it as the day before', () => {
    expect([1440, 1505, 2880, -1, -1440].map(formatLocalTime)).toEqual(['00:00', '01:05', '00:00', '23:59', '00:00']);
  });
});
