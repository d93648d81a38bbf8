import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { htmlOf } from '#rendering/export/html.ts';
import { LARGEST_FILE_BYTES, readTripFile, readTripsFile, tripFile, tripsFile } from '#rendering/export/trip-file.ts';
import { anyTrip, asExported } from '../support/any-trips.ts';
import { aTrip } from '../support/trips.ts';

/** The full count (1,000) is run by `npm run sim -- exports`; TEST_SEED=<number> looks at others. */
const TRIPS = Number(process.env.TEST_EXPORTS ?? 100);
const seed = Number(process.env.TEST_SEED ?? 1);
const exportedAt = '2026-11-20T12:00:00.000Z';
const trips = Array.from({ length: TRIPS }, (_, number) => anyTrip(seed * 100_000 + number));

const html = (trip: Trip) =>
  htmlOf({ trip, language: 'en', exportedAt, colours: '', maps: { outlines: '', days: [] }, nonce: 'n', codes: true });
/** A file as it comes from a disk. */
const stored = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));
const spoilt = (change: (file: { trip: Trip } & Record<string, unknown>) => void): string => {
  const file = JSON.parse(tripFile(aTrip(), exportedAt));
  change(file);
  return JSON.stringify(file);
};

describe('an exported file', () => {
  it(`comes back without loss, as JSON and as HTML: ${TRIPS} trips`, () => {
    for (const trip of trips) {
      for (const text of [tripFile(trip, exportedAt), html(trip)]) {
        expect(readTripFile(stored(text))).toEqual({ kind: 'read', trip: asExported(trip), exportedAt });
      }
    }
  });

  it('of several trips comes back without loss, and one that cannot be read leaves the others alone (15.9)', () => {
    const some = trips.slice(0, 5);
    const read = some.map((trip) => ({ kind: 'read', trip: asExported(trip), exportedAt }));
    expect(readTripsFile(stored(tripsFile(some, exportedAt)))).toEqual({ kind: 'several', exportedAt, read });
    const file = JSON.parse(tripsFile(some, exportedAt));
    file.trips[1] = { id: 'x' };
    expect(readTripsFile(JSON.stringify(file))).toMatchObject({
      kind: 'several',
      read: some.map((_, place) => ({ kind: place === 1 ? 'invalid' : 'read' })),
    });
    expect(readTripsFile(tripFile(aTrip(), exportedAt)).kind).toBe('read');
    expect(readTripsFile(JSON.stringify({ ...file, format: 'periplo.trips/2' }))).toEqual({ kind: 'newer' });
    expect(readTripsFile(JSON.stringify({ ...file, trips: 'none' }))).toMatchObject({
      kind: 'invalid',
      field: 'trips',
    });
  });

  it('is read whatever the line ends and the mark at the start are', () => {
    const trip = aTrip();
    const text = `\ufeff${tripFile(trip, exportedAt).replaceAll('\n', '\r\n')}`;
    expect(readTripFile(stored(text))).toMatchObject({ kind: 'read', trip });
  });
});

describe('what is no exported file', () => {
  it.each([
    '',
    'null',
    '[]',
    '42',
    '"text"',
    '{',
    '{}',
    '<html></html>',
    '{"format":7}',
    '{"format":"other"}',
    'PK\u0003',
  ])('is not taken for one: %j', (text) => expect(readTripFile(text)).toEqual({ kind: 'notATrip' }));

  it('says that a newer Periplo made it', () => {
    expect(readTripFile('{"format":"periplo.trip/2","trip":{}}')).toEqual({ kind: 'newer' });
  });

  it('is refused for its size before anything is read', () => {
    expect(readTripFile(' '.repeat(LARGEST_FILE_BYTES + 1))).toEqual({ kind: 'tooLarge' });
  });

  const faults: readonly [field: string, change: Parameters<typeof spoilt>[0]][] = [
    ['trip.summary', ({ trip }) => Object.assign(trip, { summary: 'a'.repeat(2001) })],
    ['trip.days.0.activities.0.start', ({ trip }) => Object.assign(trip.days[0]?.activities[0] ?? {}, { start: 1440 })],
    ['trip.dates.start', ({ trip }) => Object.assign(trip.dates, { start: '2027-02-30' })],
    ['trip.dates.end', ({ trip }) => Object.assign(trip.dates, { end: '2027-03-14' })],
    ['trip.days', ({ trip }) => Object.assign(trip.dates, { end: '2027-03-18' })],
    ['trip.days', ({ trip }) => Object.assign(trip.days[1] ?? {}, { id: trip.days[0]?.id })],
    ['trip.luggage', ({ trip }) => trip.luggage.push(...trip.luggage.slice(0, 1))],
    ['trip.id', ({ trip }) => Object.assign(trip, { id: '../../etc' })],
    ['exportedAt', (file) => Object.assign(file, { exportedAt: 'yesterday' })],
  ];
  it.each(faults)('is refused with the name of its field: %s', (field, change) => {
    expect(readTripFile(spoilt(change))).toMatchObject({ kind: 'invalid', field });
  });

  it('keeps what a later version wrote into it', () => {
    const file = spoilt(({ trip }) => Object.assign(trip.days[0]?.activities[0] ?? {}, { seat: '12A' }));
    const read = readTripFile(file);
    expect(read).toMatchObject({ kind: 'read', trip: JSON.parse(file).trip });
    expect(file).toContain('12A');
  });

  it('cannot reach the prototype of anything', () => {
    const text = tripFile(aTrip(), exportedAt).replace('"trip": {', '"trip": {"__proto__": {"polluted": true},');
    readTripFile(text);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    const read = readTripFile(text);
    expect(read.kind === 'read' && Object.getPrototypeOf(read.trip)).toBe(Object.prototype);
  });
});
