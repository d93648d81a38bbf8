import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactIn } from '#domain/trip/contact.ts';
import { modelEngineName } from '#domain/trip/engine-name.ts';
import { unwelcomeTexts } from '#domain/trip/publication.ts';
import { aDestination, aTrip } from '../support/trips.ts';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const links = [
  'see https://example.org',
  'HTTP://EXAMPLE.ORG',
  'hxxps example',
  'www.example.com',
  'www example com',
  'Book at cheap-rooms.com today',
  'CHEAPROOMS.COM',
  'cheap-rooms . com',
  'cheap rooms dot com',
  'baratísimo punto com',
  'viajes.es',
  'trips.co.uk/now',
  't.me/abc',
  'bit.ly/3xYz',
  'wa.me/34600123456',
  'example[.]org',
  'exa\u200bmple.c\u00adom',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'example。com is not read, example.tours is',
];
const emails = [
  'me@example',
  'write to ana [at] example',
  'ana arroba ejemplo',
  'ana＠example',
  '@periplo on the usual network',
];
const phones = [
  '+34 600 123 456',
  '600123456',
  '600 12 34 56 78',
  '(600) 123-456',
  '06.12.34.56.78',
  '+1 (212) 555-0147',
  'call 0034·600·123·456',
  '6 0 0 1 2 3 4 5 6',
  '٦٠٠١٢٣٤٥٦',
  '6️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣',
  '６００１２３４５６',
  '+346001234',
];
const advertising = [
  'WhatsApp me',
  'Follow us on Instagram',
  'promo code ROMA20',
  'con el código de descuento ROMA20',
  'the best online casino',
  'Bitcoin tips inside',
  'haz clic aquí',
];
const harmless = [
  'Open 10:00-18:00, Mondays closed',
  'Abierto de 10.00-14.00 y de 16.00-20.00',
  '2.5 km on foot, 45 min',
  'From 2027-03-15 to 2027-03-17',
  'Del 15.03.2027 al 17.03.2027',
  'Built 1163 - 1345 (2019 restored)',
  '1936-1939',
  '12.50 € for adults, 1.200.000 visitors',
  'Tickets 8 EUR / 10 EUR / 12 EUR / 14 EUR',
  'Calle de Alcalá 42, 28014 Madrid',
  '1-1-2 Oshiage, Sumida, 131-0045 Tokyo',
  'Piazza del Colosseo 1, 00184 Roma',
  'Take the tram.It is quicker',
  'St. Peter, no. 5, approx. 3 h',
  'Lakers at Crypto.com Arena',
  'The Casino of Monte-Carlo and its garden',
  'E.g. the 7.30 boat; i.e. early',
  'Metro L3, L5 (Diagonal), bus 7, 22, 24, V15',
  '41.40338, 2.17403',
  'Rooms for 2, 3, 4, 5, 6, 7, 8 or 9 people',
];

describe('a text that would be public', () => {
  it.each(links)('holds a link: %s (15.18)', (text) => expect(contactIn(text)).toBe('link'));
  it.each(emails)('holds an address: %s (15.18)', (text) => expect(contactIn(text)).toBe('email'));
  it.each(phones)('holds a telephone number: %s (15.18)', (text) => expect(contactIn(text)).toBe('phone'));
  it.each(advertising)('advertises: %s (15.18)', (text) => expect(contactIn(text)).toBe('advertising'));
  it.each(harmless)('holds nothing of the kind: %s (15.18)', (text) => expect(contactIn(text)).toBeNull());

  it('is found anywhere in a longer one (15.18)', () => {
    const words = fc.constantFrom('Rome', 'by', 'night,', 'ruins', 'and', 'dinners.', '12', '€');
    const rows = /(?:\b12\b ?){4}/;
    const before = fc
      .array(words, { maxLength: 20 })
      .map((list) => list.join(' '))
      // As many figures in a row are a telephone number, and rightly found.
      .filter((text) => !rows.test(text));
    fc.assert(
      fc.property(
        before,
        before,
        fc.constantFrom('cheap-rooms.com', 'ana@example.org', '+34 600 123 456'),
        (a, b, hidden) => {
          expect(contactIn(a)).toBeNull();
          expect(contactIn(`${a} ${hidden} ${b}`)).not.toBeNull();
        },
      ),
    );
  });

  it('is read in time that grows with its length, whatever it holds (15.18)', () => {
    for (const part of ['1 ', '1(', '10.00-', 'a.', '2027-', '@ ', 'dot ', '. ', '+1'])
      expect(contactIn(part.repeat(1000)) === undefined).toBe(false);
    const start = performance.now();
    for (const part of ['1 ', '1(', '10.00-', 'a.', '2027-', 'dot ', '. ']) contactIn(part.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('the texts of our own plans', () => {
  it('pass, every one of the catalogue, in both languages (15.18)', () => {
    const files = readdirSync('places').filter((file) => file.endsWith('.json'));
    const texts = files.flatMap((file) => textsOf(JSON.parse(readFileSync(`places/${file}`, 'utf8'))));
    expect(texts.length).toBeGreaterThan(50_000);
    expect(texts.filter((text) => contactIn(text) !== null)).toEqual([]);
  });

  it.each(['rome', 'tokyo', 'new-york', 'paris', 'bangkok', 'los-angeles'])(
    'pass in a planned trip to %s (15.18)',
    (id) => {
      const trip = aTrip(
        { destination: id, preferences: 'Opera, vegetarian food and call +34 600 123 456' },
        aDestination(id),
      );
      expect(unwelcomeTexts(trip)).toEqual([]);
    },
  );
});

describe('a published trip', () => {
  it('has no text that is not looked at (15.18)', () => {
    const trip = aTrip();
    const provenance = trip.provenance && { ...trip.provenance, engine: 'openai/cheap-rooms.com@1' };
    const bad = 'cheap-rooms.com';
    const days = trip.days.map((day) => ({
      ...day,
      summary: bad,
      activities: day.activities.map((stop) => ({
        ...stop,
        name: bad,
        activity: bad,
        location: bad,
        description: bad,
      })),
    }));
    const luggage = [{ id: trip.id, label: bad, packed: false }];
    const texts = {
      destination: bad,
      summary: bad,
      importantInfo: [bad],
      recommendations: [bad],
      accommodation: [bad],
    };
    const found = unwelcomeTexts({ ...trip, ...texts, days, luggage, provenance });
    const fields = new Set(found.map(({ path }) => path.replace(/\d+/g, '*')));
    const ofTrip = ['destination', 'summary', 'importantInfo.*', 'recommendations.*', 'accommodation.*'];
    const ofDays = [
      'days.*.summary',
      ...['name', 'activity', 'location', 'description'].map((key) => `days.*.activities.*.${key}`),
    ];
    expect([...fields].sort()).toEqual([...ofTrip, ...ofDays, 'luggage.*.label', 'provenance.engine'].sort());
  });

  it('may say which model made it (15.18)', () => {
    const trip = aTrip();
    const engine = modelEngineName('anthropic', 'claude-sonnet-4-5-20250929', '12');
    const provenance = trip.provenance && { ...trip.provenance, engine };
    expect(unwelcomeTexts({ ...trip, provenance })).toEqual([]);
  });

  it('is not judged by what stays with its owner (15.18)', () => {
    const trip = aTrip();
    const [first, ...others] = trip.days;
    if (!first) throw new Error('no day');
    const own = first.activities.map((stop, index) => ({
      ...stop,
      notes: 'me@example.org',
      ...(index === 0 && { own: true as const, name: 'www.example.org' }),
    }));
    const days = [{ ...first, notes: 'me@example.org', activities: own }, ...others];
    expect(unwelcomeTexts({ ...trip, notes: 'me@example.org', preferences: 'me@example.org', days })).toEqual([]);
  });
});
