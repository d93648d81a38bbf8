import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bookingSchema } from '#domain/trip/fields/booking.ts';
import type { Imported } from '#imports/draft.ts';
import { priceOf } from '#imports/draft.ts';
import { datesIn } from '#imports/mail/dates.ts';
import { textOfHtml } from '#imports/mail/html-text.ts';
import { linesOf } from '#imports/mail/plain-lines.ts';
import { timesIn } from '#imports/mail/times.ts';
import { airports, stations } from '#imports/places/stop.ts';
import { readFile, readText } from '#imports/read-import.ts';
import { hostileTexts } from '../support/any-trips.ts';
import { confirmations } from './confirmations.ts';
import { rome } from './trip.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

function expectSound(read: Imported): void {
  if (read.kind !== 'read') return;
  expect(read.drafts.length).toBeLessThanOrEqual(20);
  for (const { booking } of read.drafts) expect(bookingSchema.safeParse(booking).success).toBe(true);
}

/** What it takes, in milliseconds; far more than a fast machine needs. */
function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

describe('whatever comes from outside', () => {
  it('gives bookings that a trip takes, or none: any text', () => {
    const words = fc.constantFrom(
      ...confirmations.flatMap(({ text }) => text.split(/(?<=\s)/)),
      ...hostileTexts,
      '\n',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 120 }), (parts) => expectSound(readText(parts.join(''), rome()))),
      { seed, numRuns: 400 },
    );
  });

  it('the same for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => expectSound(readFile(bytes, rome()))),
      { seed, numRuns: 300 },
    );
  });

  it('and for any data', () => {
    const types = fc.constantFrom(
      'FlightReservation',
      'LodgingReservation',
      'EventReservation',
      'constructor',
      '__proto__',
    );
    const tree = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        tie('node'),
        fc.array(tie('value')),
      ),
      node: fc.dictionary(
        fc.constantFrom(
          '@type',
          'reservationFor',
          'reservationNumber',
          'departureAirport',
          'iataCode',
          'checkinTime',
          'startTime',
          '__proto__',
          'name',
        ),
        fc.oneof(types, tie('value')),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (data) => expectSound(readText(JSON.stringify(data), rome()))),
      { seed, numRuns: 300 },
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([
    ['two million brackets', '['.repeat(1_900_000)],
    ['objects a hundred thousand deep', '{"a":'.repeat(100_000)],
    ['a million open scripts', '<script>'.repeat(200_000)],
    ['scripts that never end', '<script type="application/ld+json">{'.repeat(40_000)],
    ['comments that never end', '<!--'.repeat(400_000)],
    ['one line of figures', '1'.repeat(1_900_000)],
    ['dates without an end', '12 de marzo de '.repeat(100_000)],
    ['times without an end', '10:'.repeat(500_000)],
    ['codes without an end', 'MADFCO '.repeat(200_000)],
    ['flight numbers without an end', 'IB 3166 '.repeat(150_000)],
    ['labels without an end', 'Booking reference: '.repeat(90_000)],
    ['lines without an end', 'Check-in: 14/03/2027\n'.repeat(80_000)],
    ['entities without an end', '&#x41;<p>'.repeat(150_000)],
    ['calendars in calendars', 'BEGIN:VCALENDAR\r\n'.repeat(50_000)],
    ['more than is read', 'a'.repeat(2_000_001)],
    [
      'a calendar that repeats for ever',
      `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270314T100000\r\nRRULE:FREQ=SECONDLY\r\nSUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    ],
  ])('does not stop the page: %s', (_, text) => {
    const took = timeOf(() => expectSound(readText(text, rome())));
    expect(took).toBeLessThan(8000);
  });

  it('nothing of HTML is left, and nothing that a screen would obey', () => {
    expect(textOfHtml('<p>Hi</p><script>alert(1)</script><img src=x onerror=alert(1)>there &lt;b&gt;')).toBe(
      '\nHi\nthere <b>',
    );
    const evil =
      'Restaurant: <script>alert(1)</script>\u202eDa Enzo\nDate: 15 March 2027\nTime: 20:00\nTable for 2\nCode: AB12CD';
    const read = readText(evil, rome());
    const [draft] = read.kind === 'read' ? read.drafts : [];
    expect(JSON.stringify(draft)).not.toMatch(/\u202e|<script/);
  });

  it('a program is no confirmation, nor is a picture', () => {
    expect(readFile(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), rome())).toEqual({
      kind: 'unreadable',
      why: 'notReadable',
    });
    expect(readFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), rome())).toEqual({
      kind: 'unreadable',
      why: 'notReadable',
    });
    expect(readFile(strToU8('PK\u0003\u0004 no archive'), rome()).kind).toBe('unreadable');
  });
});

describe('dates, times and amounts', () => {
  const trip = rome();
  const dates = (text: string) => linesOf(text).flatMap((line) => datesIn(line, trip).map(({ iso }) => iso));
  const times = (text: string) => linesOf(text).flatMap((line) => timesIn(line).map(({ minutes }) => minutes));

  it('are read however they are written: every day of four years', () => {
    const months = { en: 'en-GB', es: 'es-ES' } as const;
    for (let i = 0; i < 1461; i += 3) {
      const date = new Date(Date.UTC(2026, 0, 1 + i));
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      for (const locale of Object.values(months)) {
        const long = new Intl.DateTimeFormat(locale, {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(date);
        expect(dates(long), long).toEqual([iso]);
      }
      const american = new Intl.DateTimeFormat('en-US', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(date);
      expect(dates(american), american).toEqual([iso]);
      // A day that could be a month as well is read by the dates of the trip.
      const figures = Number(day) > 12 ? [`${day}/${month}/${year}`, `${day}.${month}.${year}`] : [];
      for (const text of [iso, ...figures]) expect(dates(text), text).toEqual([iso]);
    }
  });

  it('are no dates that do not exist', () => {
    expect(dates('30 February 2027, 31/11/2027, 2027-13-01, 0 March 2027')).toEqual([]);
  });

  it('are every minute of a day, on both clocks', () => {
    for (let minute = 0; minute < 1440; minute += 7) {
      const [hour, rest] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')];
      expect(times(`at ${String(hour).padStart(2, '0')}:${rest}`)).toEqual([minute]);
      const half = hour < 12 ? 'AM' : 'PM';
      expect(times(`${hour % 12 || 12}:${rest} ${half}`)).toEqual([minute]);
    }
    expect(times('8 pm, 9.30 h, a las 21.15')).toEqual([1200, 570, 1275]);
    expect(times('duration 2h 25m, 1h25min, 10:99, 25:00, 3.50 EUR')).toEqual([]);
  });

  it('are amounts in both manners', () => {
    for (const [text, cents] of [
      ['1.234,50', 123450],
      ['1,234.50', 123450],
      ['38', 3800],
      ['12,5', 1250],
      ['1 234', 123400],
    ] as const) {
      expect(priceOf(text, 'EUR')).toEqual({ cents, currency: 'EUR' });
    }
    expect(priceOf('12', 'euros')).toBeNull();
  });
});

describe('the tables of stops', () => {
  it('have every airport once, on the map and with clocks that a device knows', () => {
    expect(airports.size).toBeGreaterThan(400);
    for (const stop of [...airports.values(), ...stations]) {
      expect(Math.abs(stop.latitude), stop.name).toBeLessThanOrEqual(90);
      expect(Math.abs(stop.longitude), stop.name).toBeLessThanOrEqual(180);
      expect(stop.name.length, JSON.stringify(stop)).toBeGreaterThan(1);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: stop.zone }), stop.name).not.toThrow();
    }
    expect(airports.get('MAD')).toMatchObject({ city: 'Madrid', zone: 'Europe/Madrid' });
  });
});
