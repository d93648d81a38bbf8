import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Imported, ImportedBooking } from '#imports/draft.ts';
import { readFile, readText } from '#imports/read-import.ts';
import { rome } from './trip.ts';

const drafts = (read: Imported): readonly ImportedBooking[] => (read.kind === 'read' ? read.drafts : []);
const first = (read: Imported) => drafts(read)[0];
const json = (data: unknown) => readText(JSON.stringify(data), rome());

const flight = {
  '@context': 'http://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: 'RXJ34P',
  underName: { '@type': 'Person', name: 'Eva Green' },
  totalPrice: '214.60',
  priceCurrency: 'EUR',
  airplaneSeat: '9A',
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '3166',
    airline: { '@type': 'Airline', name: 'Air', iataCode: 'IB' },
    departureAirport: { '@type': 'Airport', name: 'Barajas', iataCode: 'MAD' },
    departureTime: '2027-03-14T08:10:00+01:00',
    arrivalAirport: { '@type': 'Airport', name: 'Fiumicino', iataCode: 'FCO' },
    arrivalTime: '2027-03-14T09:35:00Z',
  },
};

describe('data of schema.org', () => {
  it('make a flight, each end on its own clocks', () => {
    const found = first(json(flight));
    expect(found?.booking).toMatchObject({
      kind: 'flight',
      leg: 'in',
      code: 'RXJ34P',
      seats: '9A',
      bookedBy: 'Eva Green',
      price: { cents: 21460, currency: 'EUR' },
      start: { date: '2027-03-14', time: 490, zone: 'Europe/Madrid' },
      end: { date: '2027-03-14', time: 635, zone: 'Europe/Rome' },
    });
    expect(found?.booking.title).toBe('IB 3166 · Madrid → Rome');
    expect([found?.unsure, found?.missing]).toEqual([[], []]);
  });

  it('lie in a pasted mail as well, in a list or a graph', () => {
    const script = (data: unknown) =>
      `<html><body>Hi<script type="application/ld+json">${JSON.stringify(data)}</script></body></html>`;
    expect(drafts(readText(script([flight]), rome()))).toHaveLength(1);
    expect(drafts(readText(script({ '@graph': [flight, flight] }), rome()))).toHaveLength(2);
    expect(drafts(readText(`${script('{broken')}${script(flight)}`, rome()))).toHaveLength(1);
  });

  it.each([
    [
      'a bed',
      {
        '@type': 'LodgingReservation',
        reservationNumber: 'abc456',
        checkinTime: '2027-03-14T15:00:00+01:00',
        checkoutTime: '2027-03-18T11:00:00+01:00',
        reservationFor: {
          '@type': 'LodgingBusiness',
          name: 'Hotel Aurora',
          telephone: '+39 06 1234',
          address: { streetAddress: 'Via Roma 1', postalCode: '00100', addressLocality: 'Rome', addressCountry: 'IT' },
        },
      },
      {
        kind: 'lodging',
        code: 'abc456',
        contact: '+39 06 1234',
        place: { name: 'Hotel Aurora', address: 'Via Roma 1, 00100, Rome, IT' },
      },
    ],
    [
      'a table',
      {
        '@type': 'http://schema.org/FoodEstablishmentReservation',
        reservationNumber: 'T1',
        startTime: '2027-03-15T20:30:00',
        partySize: 4,
        reservationFor: { '@type': 'FoodEstablishment', name: 'Da Enzo', address: 'Via dei Vascellari 29' },
      },
      {
        kind: 'restaurant',
        start: { date: '2027-03-15', time: 1230, zone: 'Europe/Rome' },
        seats: '4',
        place: { name: 'Da Enzo' },
      },
    ],
    [
      'an event',
      {
        '@type': 'EventReservation',
        reservationNumber: 'E1',
        reservationFor: {
          '@type': 'Event',
          name: 'The Blue Tides',
          startDate: '2027-03-16T20:00:00+01:00',
          location: { '@type': 'Place', name: 'Auditorium', geo: { latitude: 41.93, longitude: 12.47 } },
        },
      },
      { kind: 'event', title: 'The Blue Tides', place: { name: 'Auditorium', latitude: 41.93, longitude: 12.47 } },
    ],
    [
      'a train',
      {
        '@type': 'TrainReservation',
        reservationNumber: 'TR1',
        reservationFor: {
          trainNumber: '9512',
          departureStation: { name: 'Roma Termini' },
          departureTime: '2027-03-16T09:10',
          arrivalStation: { name: 'Firenze Santa Maria Novella' },
          arrivalTime: '2027-03-16T10:46',
        },
      },
      {
        kind: 'train',
        leg: 'out',
        start: { time: 550, zone: 'Europe/Rome' },
        to: { name: 'Firenze Santa Maria Novella' },
      },
    ],
    [
      'a coach',
      {
        '@type': 'BusReservation',
        reservationNumber: 'B1',
        reservationFor: {
          busNumber: '101',
          departureBusStop: { name: 'Rome' },
          departureTime: '2027-03-16T08:30',
          arrivalBusStop: { name: 'Naples' },
          arrivalTime: '2027-03-16T11:00',
        },
      },
      { kind: 'bus', code: 'B1', start: { time: 510 }, end: { time: 660 } },
    ],
    [
      'a car',
      {
        '@type': 'RentalCarReservation',
        reservationNumber: 'C1',
        pickupTime: '2027-03-14T11:30:00+01:00',
        dropoffTime: '2027-03-18T18:00:00+01:00',
        pickupLocation: { name: 'Fiumicino desk' },
        dropoffLocation: { name: 'Termini desk' },
        reservationFor: { name: 'Small car' },
      },
      {
        kind: 'car',
        start: { time: 690 },
        end: { time: 1080 },
        place: { name: 'Fiumicino desk' },
        to: { name: 'Termini desk' },
      },
    ],
  ])('make %s', (_, data, told) => {
    expect(first(json(data))?.booking).toMatchObject(told);
  });

  it('that say too little are named, and those that were cancelled are none', () => {
    const bare = first(json({ '@type': 'FlightReservation', reservationNumber: 'X1' }));
    expect(bare?.missing).toEqual(expect.arrayContaining(['start', 'time', 'end', 'place', 'to']));
    expect(drafts(json({ ...flight, reservationStatus: 'http://schema.org/ReservationCancelled' }))).toEqual([]);
  });
});

const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//EN',
    'BEGIN:VEVENT',
    'UID:1@x',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

describe('a calendar file', () => {
  it('tells a journey on the clocks of both ends, also from universal time', () => {
    const found = first(
      readText(
        calendar(
          'DTSTART:20270314T071000Z',
          'DTEND:20270314T093500Z',
          'SUMMARY:Flight IB 3166 Madrid (MAD) - Rome (FCO)',
          'DESCRIPTION:Booking reference: K7PLQ2',
        ),
        rome(),
      ),
    );
    expect(found?.booking).toMatchObject({
      kind: 'flight',
      leg: 'in',
      code: 'K7PLQ2',
      start: { date: '2027-03-14', time: 490, zone: 'Europe/Madrid' },
      end: { date: '2027-03-14', time: 635, zone: 'Europe/Rome' },
    });
    expect(found?.unsure).toContain('kind');
  });

  it('keeps the zone an event names, by whichever name', () => {
    const named = (zone: string) =>
      first(readText(calendar(`DTSTART;TZID=${zone}:20270315T203000`, 'SUMMARY:Drinks'), rome()))?.booking.start.zone;
    expect(named('America/New_York')).toBe('America/New_York');
    expect(named('Romance Standard Time')).toBe('Europe/Paris');
    expect(named('/mozilla.org/20050126_1/Europe/Madrid')).toBe('Europe/Madrid');
    expect(named('Nowhere')).toBe('Europe/Rome');
  });

  it('tells whole days without a time, and leaves out what was called off or is a stop of ours', () => {
    const days = first(
      readText(calendar('DTSTART;VALUE=DATE:20270314', 'DTEND;VALUE=DATE:20270319', 'SUMMARY:Fair'), rome()),
    );
    expect(days?.booking).toMatchObject({
      start: { date: '2027-03-14', time: null },
      end: { date: '2027-03-18', time: null },
    });
    expect(drafts(readText(calendar('DTSTART:20270314T100000', 'SUMMARY:Off', 'STATUS:CANCELLED'), rome()))).toEqual(
      [],
    );
    const own = calendar('DTSTART:20270314T100000', 'SUMMARY:Stop').replace('UID:1@x', 'UID:abc@periplo');
    expect(drafts(readText(own, rome()))).toEqual([]);
  });

  it('says that it is damaged', () => {
    expect(readText('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART', rome())).toEqual({
      kind: 'unreadable',
      why: 'broken',
    });
  });
});

const pass = (content: object, more: Record<string, Uint8Array> = {}) =>
  zipSync({ 'pass.json': strToU8(JSON.stringify(content)), ...more }, { level: 6 });
const boarding = {
  formatVersion: 1,
  organizationName: 'Some Airline',
  description: 'Boarding pass',
  relevantDate: '2027-03-14T08:10+01:00',
  boardingPass: {
    transitType: 'PKTransitTypeAir',
    headerFields: [{ key: 'flight', label: 'FLIGHT', value: 'IB 3166' }],
    primaryFields: [
      { key: 'from', label: 'Madrid', value: 'MAD' },
      { key: 'to', label: 'Rome', value: 'FCO' },
    ],
    secondaryFields: [{ key: 'seat', label: 'Seat', value: '14C' }],
    backFields: [{ key: 'pnr', label: 'Booking reference', value: 'K7PLQ2' }],
  },
};

describe('a pass of a wallet', () => {
  it('makes a flight', () => {
    expect(first(readFile(pass(boarding), rome()))?.booking).toMatchObject({
      kind: 'flight',
      leg: 'in',
      code: 'K7PLQ2',
      seats: '14C',
      start: { date: '2027-03-14', time: 490, zone: 'Europe/Madrid' },
      place: { name: expect.stringContaining('(MAD)') },
      to: { name: expect.stringContaining('(FCO)') },
    });
  });

  it('makes a ticket, and what it matters is when it matters', () => {
    const ticket = {
      description: 'Concert',
      relevantDate: '2027-03-16T19:30:00Z',
      locations: [{ latitude: 41.93, longitude: 12.47 }],
      eventTicket: {
        primaryFields: [{ key: 'event', label: 'EVENT', value: 'The Blue Tides' }],
        secondaryFields: [{ key: 'venue', label: 'VENUE', value: 'Auditorium' }],
      },
    };
    expect(first(readFile(pass(ticket), rome()))?.booking).toMatchObject({
      title: 'The Blue Tides',
      start: { date: '2027-03-16', time: 20 * 60 + 30, zone: 'Europe/Rome' },
      place: { name: 'Auditorium', latitude: 41.93 },
    });
  });

  it('reads a generic one', () => {
    const generic = {
      description: 'Museum ticket',
      relevantDate: '2027-03-15T10:00+01:00',
      generic: { primaryFields: [{ key: 'a', label: 'Ticket', value: 'Moon Museum' }] },
    };
    expect(first(readFile(pass(generic), rome()))?.booking).toMatchObject({
      title: 'Moon Museum',
      start: { date: '2027-03-15', time: 600 },
    });
  });

  it.each([
    [
      'more than 200 entries',
      pass(boarding, Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`f${i}`, new Uint8Array(1)]))),
    ],
    ['more than 50 MB unpacked', pass(boarding, { bomb: new Uint8Array(51_000_000) })],
    ['a name that leads out of it', pass(boarding, { '../../etc/passwd': new Uint8Array(1) })],
    ['an absolute name', pass(boarding, { '/etc/passwd': new Uint8Array(1) })],
    [
      'a pass that unpacks to more than a megabyte',
      zipSync({ 'pass.json': strToU8(`{"a":"${' '.repeat(2_000_000)}"}`) }),
    ],
    ['no pass', zipSync({ 'readme.txt': strToU8('hello') })],
    ['no JSON', zipSync({ 'pass.json': strToU8('<pass/>') })],
  ])('that is none is refused: %s', (_, bytes) => {
    expect(readFile(bytes, rome()).kind).toBe('unreadable');
  });

  it('that is more than 10 MB is not opened', () => {
    expect(readFile(new Uint8Array(10_000_001), rome())).toEqual({ kind: 'unreadable', why: 'tooLarge' });
  });
});

describe('a saved mail', () => {
  const head = ['From: a@example.org', 'Subject: Your table', 'MIME-Version: 1.0'];
  const body =
    'Restaurante: Casa Lucía\r\nFecha: 16 de marzo de 2027\r\nHora: 21:30\r\nMesa para 4\r\nLocalizador: CL20931';

  it('is read, quoted, in parts or in base 64', () => {
    const quoted = [
      ...head,
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      body.replace('í', '=C3=AD'),
    ].join('\r\n');
    expect(first(readFile(strToU8(quoted), rome()))?.booking.place?.name).toBe('Casa Lucía');
    const coded = Buffer.from(calendar('DTSTART:20270315T193000Z', 'SUMMARY:Dinner')).toString('base64');
    const parts = [
      ...head,
      'Content-Type: multipart/mixed; boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain',
      '',
      'Hello',
      '--b1',
      'Content-Type: text/calendar',
      'Content-Transfer-Encoding: base64',
      '',
      coded,
      '--b1--',
    ].join('\r\n');
    expect(first(readFile(strToU8(parts), rome()))?.booking).toMatchObject({
      title: 'Dinner',
      start: { time: 20 * 60 + 30 },
    });
  });
});
