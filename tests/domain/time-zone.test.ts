import { describe, expect, it } from 'vitest';
import { clockChanges, offsetAt, zoneOf } from '#domain/place/time-zone.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

describe('time zones', () => {
  it('are those of the catalogue, for every destination', () => {
    const { destinations } = loadCatalogue();
    expect(destinations.length).toBeGreaterThan(60);
    expect(destinations.filter(({ id, zone }) => zoneOf(id) !== zone).map(({ id }) => id)).toEqual([]);
  });

  it('are unknown where there is no destination of the catalogue', () => {
    expect(zoneOf(null)).toBeNull();
    expect(zoneOf('nowhere')).toBeNull();
    expect(zoneOf('constructor')).toBeNull();
  });

  it('change their clocks at the second they are known to', () => {
    const year = [Date.parse('2027-01-01'), Date.parse('2028-01-01')] as const;
    expect(clockChanges('Europe/Madrid', ...year)).toEqual([
      { at: Date.parse('2027-03-28T01:00:00Z'), from: 3600, to: 7200 },
      { at: Date.parse('2027-10-31T01:00:00Z'), from: 7200, to: 3600 },
    ]);
    expect(clockChanges('America/New_York', ...year).map(({ at }) => new Date(at).toISOString())).toEqual([
      '2027-03-14T07:00:00.000Z',
      '2027-11-07T06:00:00.000Z',
    ]);
    expect(clockChanges('Africa/Casablanca', ...year)).toHaveLength(2);
    expect(clockChanges('Asia/Tokyo', ...year)).toEqual([]);
    expect(offsetAt('Asia/Tokyo', year[0])).toBe(9 * 3600);
  });
});
