import { describe, expect, it } from 'vitest';
import { daylightOn } from '#domain/place/sun.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';

/** As almanacs give them, on the clocks of the place. */
const known = [
  ['Rome in midsummer', '2027-06-21', [41.9, 12.5], 'Europe/Rome', '05:35', '20:49'],
  ['Rome in midwinter', '2027-12-21', [41.9, 12.5], 'Europe/Rome', '07:34', '16:42'],
  ['London on the day clocks go forward', '2027-03-28', [51.5, -0.13], 'Europe/London', '06:46', '19:25'],
  ['Tokyo in October', '2027-10-05', [35.68, 139.77], 'Asia/Tokyo', '05:40', '17:20'],
  ['Sydney in January', '2027-01-10', [-33.87, 151.21], 'Australia/Sydney', '05:54', '20:09'],
  ['New York in November', '2027-11-10', [40.71, -74.01], 'America/New_York', '06:38', '16:41'],
  ['Cusco in July', '2027-07-01', [-13.52, -71.97], 'America/Lima', '06:11', '17:30'],
] as const;

describe('sunrise and sunset', () => {
  it.each(known)('%s', (_, date, [latitude, longitude], zone, rise, set) => {
    const sun = daylightOn(date, { latitude, longitude }, zone);
    expect(Math.abs((sun?.sunrise ?? 0) - parseLocalTime(rise))).toBeLessThanOrEqual(4);
    expect(Math.abs((sun?.sunset ?? 0) - parseLocalTime(set))).toBeLessThanOrEqual(4);
  });

  it('is none where the sun does not set', () => {
    expect(daylightOn('2027-06-21', { latitude: 69.6, longitude: 18.9 }, 'Europe/Oslo')).toBeNull();
    expect(daylightOn('2027-12-21', { latitude: 69.6, longitude: 18.9 }, 'Europe/Oslo')).toBeNull();
  });
});
