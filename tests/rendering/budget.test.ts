import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usualRates } from '#domain/money/rates.ts';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { budgetText } from '#rendering/budget/budget-text.ts';
import { budgetLines } from '#rendering/export/budget.ts';
import { htmlOf } from '#rendering/export/html.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { aSmallTrip } from '../simulations/outbox/model.ts';

const [like] = aSmallTrip(randomUUID()).days.flatMap(({ activities }) => activities);
const stop = (own: Partial<Activity>): Activity => ({ ...(like as Activity), id: randomUUID(), kind: 'place', ...own });
const amount = (adult: number) => ({ kind: 'amount' as const, adult, child: adult });
const start = { date: '2027-05-01', time: 600, zone: 'Europe/Rome' };
const booking = (own: Partial<Booking> & Pick<Booking, 'kind'>): Booking =>
  newBooking({ id: randomUUID(), start, ...own });
const museum = { name: 'Museum', address: '', latitude: null, longitude: null, placeId: 'museum' };

function trip(stops: Activity[], own: Partial<Trip> = {}): Trip {
  const small = aSmallTrip(randomUUID());
  const days = small.days.map((day, index) => ({ ...day, activities: index === 0 ? stops : [] }));
  return { ...small, travellers: { adults: 2, children: 0 }, days, ...own };
}

/** A trip with something of every line. */
const full = trip(
  [
    stop({ placeId: 'museum', start: 600, cost: amount(900), latitude: 41.9, longitude: 12.48 }),
    stop({ cost: amount(1000), latitude: 41.93, longitude: 12.52 }),
    stop({ cost: amount(300), paid: 777 }),
    stop({ kind: 'meal', cost: { kind: 'variable' } }),
    stop({ kind: 'meal', cost: { kind: 'variable' } }),
    stop({ own: true, cost: { kind: 'unknown' } }),
  ],
  {
    fares: { single: 150, day: null },
    bookings: [
      booking({ kind: 'ticket', place: museum, price: { cents: 2222, currency: 'EUR' } }),
      booking({ kind: 'flight', leg: 'in', price: { cents: 120_00, currency: 'USD' } }),
      booking({ kind: 'flight', leg: 'out', price: { cents: 5000_00, currency: 'KES' } }),
      booking({ kind: 'flight', leg: 'out' }),
    ],
  },
);

describe('a budget in words', () => {
  it('is a line for each part, with what it leaves out, and what is in none', () => {
    const told = budgetText(full, [usualRates], 'en');
    expect(told.planned).toEqual([
      { name: 'Visits and tickets', amount: '€27.77', notes: [] },
      { name: 'Meals', amount: '2 variable prices', notes: [] },
      { name: 'Own stops', amount: '1 without a known price', notes: [] },
      {
        name: 'Local transport',
        amount: 'about €3',
        notes: ['An estimate: single tickets, or the day ticket where that is cheaper'],
      },
    ]);
    expect(told.booked).toEqual(
      [
        { name: 'Flight', amount: '€102', notes: ['$120 ≈ €102, rate of 30 June 2025', '1 without a price'] },
        { name: 'Flight', amount: 'KES 5,000', notes: ['no exchange rate, not in the sum'] },
        { name: 'Tickets', amount: '€22.22', notes: [] },
      ].map((row) => ({ ...row, amount: row.amount.replace(' ', '\u00a0') })),
    );
    expect(told.party).toEqual({
      name: 'Everybody together',
      amount: '€154.99',
      notes: ['plus what varies', 'plus what has no known price', 'plus what was paid in other currencies'],
    });
    expect(told.perAdult).toEqual({
      name: 'Visits and meals, per adult',
      amount: '€22',
      notes: ['by the prices of the plan'],
    });
    expect(told.notIncluded).toBe('Not included: lodging.');
  });

  it('says in both languages what it does not contain, and nothing where nothing is missing', () => {
    const bare = trip([stop({ cost: amount(0) })]);
    expect(budgetText(bare, [], 'en').notIncluded).toBe(
      'Not included: the journey there and back, lodging, local transport.',
    );
    expect(budgetText(bare, [], 'es').notIncluded).toBe(
      'No incluye: el viaje de ida y vuelta, el alojamiento, el transporte local.',
    );
    const price = { cents: 100, currency: 'EUR' };
    const whole = [booking({ kind: 'train', leg: 'in', price }), booking({ kind: 'lodging', price })];
    expect(budgetText({ ...bare, bookings: whole, fares: full.fares }, [], 'en').notIncluded).toBeNull();
  });

  it('calls free what costs nothing, and walked what no ride is paid for', () => {
    const { planned, party } = budgetText(trip([stop({ cost: amount(0) })], { fares: full.fares }), [], 'es');
    expect(planned.map((row) => [row.name, row.amount])).toEqual([
      ['Visitas y entradas', 'Gratis'],
      ['Transporte local', 'todo a pie'],
    ]);
    expect(party.amount).toBe('Gratis');
  });

  it('calls nothing free of which no price is known', () => {
    const { party, perAdult } = budgetText(
      trip([stop({ cost: { kind: 'variable' } }), stop({ cost: { kind: 'unknown' } }), stop({ cost: amount(0) })]),
      [usualRates],
      'es',
    );
    expect([party.amount, perAdult.amount]).toEqual(['no se conoce', 'no se conoce']);
  });

  it('says where rides out of town are not counted', () => {
    const far = [stop({ latitude: 41.9, longitude: 12.48 }), stop({ latitude: 42.3, longitude: 12.48 })];
    const { planned } = budgetText(trip(far, { fares: full.fares }), [], 'en');
    expect(planned.at(-1)).toMatchObject({ name: 'Local transport', amount: '1 ride out of town not counted' });
  });

  it('tells the day of a rate in the manner of the language', () => {
    const notes = budgetText(full, [usualRates], 'es').booked.flatMap((row) => row.notes);
    expect(notes[0]?.replaceAll('\u00a0', ' ')).toBe('120 US$ ≈ 102 €, cambio del 30 de junio de 2025');
  });
});

describe('a budget in exports', () => {
  // What only the owner has paid, in the sums and beside them.
  const secrets = ['22.22', '102', '5,000', '27.77', '154.99', '777', '7.77'];
  const plain = ['Visits and tickets: €44', 'Everybody together: €47; plus what varies; plus what has no known price'];

  it('tells prices of bookings and what was paid only where that is asked for', () => {
    const without = budgetLines(full, 'en', false, [usualRates]);
    expect(without).toEqual(expect.arrayContaining(plain));
    expect(secrets.filter((secret) => without.join('\n').includes(secret))).toEqual([]);
    expect(without.at(-1)).toBe('Not included: the journey there and back, lodging.');
    const asked = budgetLines(full, 'en', true, [usualRates]).join('\n');
    expect(asked).toContain('Booked · Tickets: €22.22');
    expect(asked).toContain('Booked · Flight: €102; $120 ≈ €102, rate of 30 June 2025; 1 without a price');
    expect(asked).toContain('Everybody together: €154.99');
  });

  it('is the same in a page and in Markdown', () => {
    const page = (codes: boolean) =>
      htmlOf({
        trip: full,
        language: 'en',
        maps: { outlines: '', days: [] },
        exportedAt: '2026-11-20T12:34:56.789Z',
        colours: '',
        nonce: 'n',
        codes,
        rates: [usualRates],
      })
        .replace(/<script type="application\/json".*?<\/script>/s, '')
        // A random number holds any three digits once in a while.
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    for (const write of [page, (codes: boolean) => markdownOf(full, 'en', codes, [usualRates])]) {
      expect(write(true)).toContain('22.22');
      expect(write(true)).toContain('rate of 30 June 2025');
      expect(secrets.filter((secret) => write(false).includes(secret))).toEqual([]);
    }
  });
});

it('a share tells no price of a booking and nothing that was paid, in no sum either', () => {
  const options = { luggage: true, costs: true, links: true, dates: 'exact' };
  const { bookings, ...seen } = sharedTrip(full, options, randomUUID);
  const told = JSON.stringify(budgetText({ ...seen, bookings }, [usualRates], 'en'));
  expect(
    ['22.22', '102', '120', '5,000', '27.77', '154.99', '7.77', 'Flight'].filter((secret) => told.includes(secret)),
  ).toEqual([]);
  expect(told).toContain('€47');
  expect(told).toContain('Not included: the journey there and back, lodging.');
});
