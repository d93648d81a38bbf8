import { type Random, seededRandom, seededUuid } from '#domain/random.ts';
import type { Booking, Moment, Spot } from '#domain/trip/booking.ts';
import { budgetLevels } from '#domain/trip/budget.ts';
import { categoryIds } from '#domain/trip/category.ts';
import type { Cost } from '#domain/trip/cost.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { TripDocument } from '#domain/trip/document.ts';
import { activityKinds, verifyReasons } from '#domain/trip/fields/activity.ts';
import { wayKinds } from '#domain/trip/fields/base.ts';
import { bookingKinds, legs } from '#domain/trip/fields/booking.ts';
import { weatherConditions } from '#domain/trip/fields/day.ts';
import { documentTypes } from '#domain/trip/fields/document.ts';
import { type Activity, type Day } from '#domain/trip/itinerary.ts';
import { landscapes } from '#domain/trip/landscape.ts';
import type { Transfer } from '#domain/trip/transfer.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** What people type, what they should not, and what an attacker would: every file must hold it, and none obey it. */
export const hostileTexts = [
  'Rome',
  '</script><script>document.title="owned"</script>',
  '</script a></script/><p>after</p>',
  '<script type="application/json" id="periplo-trip">{}</script>',
  ']]> <![CDATA[ &amp; &lt;b&gt; <!-- --> <?php ?>',
  '"><img src=x onerror="document.title=1"> \' `',
  'one\ntwo\r\nthree\rfour\ttab',
  '\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:injected',
  'semi;colon, comma \\ backslash \\n \\; : colon',
  '🏛️👩‍👩‍👧‍👦🇪🇸 emojis 日本語のとても長い名前です 京都',
  'ÁÉÍ ñ ü ß ﷽ \u202eright to left\u202c \u200b zero',
  'half a character: \ud83d and \udc00 end',
  'control \u0000\u0001\u0008\u001b\u007f\u009f\ufffe\uffff characters',
  'separators \u2028 and \u2029',
  '# heading\n- [ ] list\n> quote\n1. one [link](javascript:alert(1)) **bold** | cell |',
  '${code} {{name}} %s __proto__ constructor',
  'a'.repeat(100),
  'é'.repeat(74),
  '𝒳'.repeat(40),
  ' ',
] as const;

const zonesOf = ['rome', 'kyoto', 'new-york', 'madrid', 'sydney', 'cusco', 'marrakech', null, 'nowhere'] as const;

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));
const several = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: upTo(random, most) }, make);

/** At most so long, and never empty where that is refused. */
function text(random: Random, longest: number, least = 0): string {
  const whole = several(random, 3, () => pick(random, hostileTexts))
    .join(' ')
    .slice(0, longest);
  return whole.length < least ? 'x' : whole;
}

function cost(random: Random): Cost {
  const kind = pick(random, ['amount', 'variable', 'unknown'] as const);
  return kind === 'amount' ? { kind, adult: upTo(random, 9999), child: upTo(random, 9999) } : { kind };
}

/** Degrees, the ends and numbers with an exponent among them. */
function degreesUpTo(random: Random, most: number): number {
  const edge = random();
  if (edge < 0.05) return most;
  if (edge < 0.1) return -most;
  return edge < 0.15 ? 1e-9 : (random() * 2 - 1) * most;
}

function activity(random: Random): Activity {
  const placed = random() < 0.85;
  return {
    id: seededUuid(random),
    kind: pick(random, activityKinds),
    placeId: random() < 0.5 ? null : text(random, 80),
    meal: pick(random, [null, 'lunch', 'dinner']),
    name: text(random, 160, 1),
    activity: text(random, 160),
    location: text(random, 200),
    start: upTo(random, 1439),
    duration: 10 + upTo(random, 710),
    latitude: placed ? degreesUpTo(random, 90) : null,
    longitude: placed ? degreesUpTo(random, 180) : null,
    description: text(random, 1000),
    cost: cost(random),
    booking: random() < 0.3,
    ...(random() < 0.2 && { own: true as const }),
    ...(placed && { googlePlaceUrl: 'https://maps.example/place?q=1' }),
    verify: verifyReasons.filter(() => random() < 0.3),
    notes: text(random, 2000),
    done: random() < 0.3,
    paid: random() < 0.5 ? null : upTo(random, 100_000),
  };
}

function day(random: Random, number: number): Day {
  return {
    id: seededUuid(random),
    day: number,
    summary: text(random, 1000),
    weather:
      random() < 0.3
        ? null
        : {
            temperature: upTo(random, 100) - 50,
            condition: pick(random, weatherConditions),
            source: pick(random, ['season', 'forecast']),
          },
    ...(number % 2 === 0 && { holiday: `Public holiday: ${number}.` }),
    notes: text(random, 2000),
    activities: several(random, 8, () => activity(random)),
  };
}

function moment(random: Random): Moment {
  const time = random() < 0.3 ? null : upTo(random, 1439);
  return { date: addDays('2026-01-01', upTo(random, 1500)), time, zone: pick(random, ['Europe/Madrid', 'Asia/Tokyo']) };
}

function spot(random: Random): Spot | null {
  if (random() < 0.3) return null;
  const point = { latitude: degreesUpTo(random, 90), longitude: degreesUpTo(random, 180) };
  return { name: text(random, 160, 1), address: text(random, 200), ...point, placeId: null };
}

/** Any document that the schema allows, of a booking or of none. */
export const anyDocument = (random: Random, bookingIds: readonly string[] = []): TripDocument => ({
  id: seededUuid(random),
  bookingId: pick(random, [null, ...bookingIds]),
  name: text(random, 120, 1),
  type: pick(random, documentTypes),
  size: 1 + upTo(random, 1_000_000),
  digest: Array.from({ length: 64 }, () => upTo(random, 15).toString(16)).join(''),
});

/** Any booking that the schema allows. */
export const anyBooking = (random: Random): Booking => ({
  id: seededUuid(random),
  kind: pick(random, bookingKinds),
  title: text(random, 160),
  leg: pick(random, [null, ...legs]),
  start: moment(random),
  end: random() < 0.5 ? null : moment(random),
  place: spot(random),
  to: spot(random),
  margin: random() < 0.5 ? null : upTo(random, 600),
  code: text(random, 60),
  seats: text(random, 80),
  contact: text(random, 160),
  notes: text(random, 1000),
  price: random() < 0.5 ? null : { cents: upTo(random, 1_000_000), currency: pick(random, ['EUR', 'JPY', 'USD']) },
  bookedBy: text(random, 80),
});

const anyTransfer = (random: Random): Transfer => ({
  bookingId: seededUuid(random),
  spot: text(random, 160),
  terminal: random() < 0.5 ? null : text(random, 160),
  minutes: upTo(random, 1439),
  access: null,
});

/** Two bases of a journey, the second from any day on; clocks and names may be anything. */
function anyBases(random: Random, days: number): NonNullable<Trip['bases']> {
  const base = (first: number) => ({
    destinationId: pick(random, ['rome', 'lisbon', 'nowhere']),
    name: text(random, 120, 1),
    landscape: pick(random, landscapes),
    zone: pick(random, ['Europe/Rome', 'Asia/Tokyo', 'Nowhere/Here', text(random, 60, 1)]),
    first,
    fares: pick(random, [null, { single: 150, day: null }]),
  });
  const way = {
    by: pick(random, wayKinds),
    setOff: upTo(random, 1439),
    start: upTo(random, 1439),
    end: upTo(random, 1439),
    minutes: 1 + upTo(random, 1438),
    from: text(random, 160),
    to: text(random, 160),
    price: random() < 0.5 ? null : upTo(random, 9999),
  };
  return [
    { ...base(1), way: null },
    { ...base(2 + upTo(random, days - 2)), way: random() < 0.1 ? null : way },
  ];
}

const wishesOfEveryKind: Trip['wishes'] = [
  { item: { kind: 'place', placeId: 'colosseum', stance: 'seen' }, quote: { from: 0, to: 9 }, binds: 'must' },
  { item: { kind: 'sort', tag: 'museum', stance: 'want', quality: 'small', most: 1 }, quote: null, binds: 'like' },
  { item: { kind: 'diet', diet: 'vegan', who: 'one' }, quote: null, binds: 'must' },
];

/** What a file has of a trip: all but its documents. */
export function asExported(trip: Trip): Trip {
  const { documents: _, ...rest } = trip;
  return rest;
}

/** Any trip that the schema allows, always the same one for a number: texts that attack, all kinds, clocks that change. */
export function anyTrip(seed: number): Trip {
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1) >>> 0);
  const days = 1 + upTo(random, 7);
  const start =
    random() < 0.3
      ? pick(random, ['2027-03-27', '2027-10-30', '2028-03-11', '2028-11-04', '2028-02-28'])
      : addDays('2026-01-01', upTo(random, 1500));
  const line = () => text(random, 300, 1);
  return {
    id: seededUuid(random),
    destination: text(random, 120, 1),
    title: random() < 0.5 ? null : text(random, 120, 1),
    notes: text(random, 2000),
    destinationId: pick(random, zonesOf),
    landscape: pick(random, landscapes),
    dates: { start, end: addDays(start, days - 1) },
    travellers: { adults: 1 + upTo(random, 9), children: upTo(random, 10) },
    categories: [...categoryIds].filter(() => random() < 0.2).slice(0, 3),
    preferences: text(random, 2000),
    wishes: pick(random, [null, [], wishesOfEveryKind]),
    bookings: pick(random, [null, [], several(random, 3, () => anyBooking(random))]),
    budget: pick(random, [null, ...budgetLevels]),
    summary: text(random, 2000),
    importantInfo: several(random, 5, line),
    recommendations: several(random, 5, line),
    accommodation: several(random, 5, line),
    luggage: several(random, 12, () => ({
      id: seededUuid(random),
      label: text(random, 160, 1),
      packed: random() < 0.5,
    })),
    answers: several(random, 4, () => ({
      asked: text(random, 160, 1),
      met: pick(random, ['yes', 'partly', 'no']),
      answer: text(random, 300, 1),
      quote: random() < 0.5 ? null : { from: upTo(random, 99), to: 100 + upTo(random, 99) },
    })),
    days: Array.from({ length: days }, (_, index) => day(random, index + 1)),
    provenance:
      random() < 0.3
        ? null
        : {
            engine: 'embedded',
            catalogueVersion: '1',
            checkerVersion: '1',
            seed: upTo(random, 1e9),
            ...(random() < 0.7 && { language: pick(random, ['en', 'es'] as const) }),
          },
    // Last, so that the other parts are what they were before there were documents, and fares.
    ...pick(random, [{}, { documents: [] }, { documents: several(random, 3, () => anyDocument(random)) }]),
    fares: pick(random, [null, { single: upTo(random, 500), day: null }, { single: 150, day: upTo(random, 2000) }]),
    transfers: pick(random, [null, [], several(random, 3, () => anyTransfer(random))]),
    ...(days > 1 && random() < 0.2 && { bases: anyBases(random, days) }),
  };
}
