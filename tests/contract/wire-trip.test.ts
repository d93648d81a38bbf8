import { describe, expect, it } from 'vitest';
import {
  acceptWireTrip,
  fromWirePlannedTrip,
  fromWireTrip,
  toWirePlannedTrip,
  toWireTrip,
  type WireTrip,
  wirePlannedTripSchema,
  wireTripSchema,
} from '#contract/wire-trip.ts';
import type { Cost } from '#domain/trip/cost.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const trips: readonly [string, Trip][] = [
  ['Rome', aTrip()],
  ['Madrid with children', aTrip({ travellers: { adults: 1, children: 3 }, budget: null }, aDestination('madrid'))],
  ['eight days in Kyoto', aTrip({ dates: { start: '2027-11-01', end: '2027-11-08' } }, aDestination('kyoto'))],
];

const neverNeeded = () => {
  throw new Error('everything in a planned trip has an id');
};

/** Ids in a row, so that a test can tell them. */
function counted(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
}

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(trips)('the trip to %s', (_, trip) => {
  it('comes back from the wire as it went', () => {
    const wire = wireTripSchema.parse(overTheWire(toWireTrip(trip)));
    expect(fromWireTrip(wire, neverNeeded)).toEqual(trip);
    expect(toWireTrip(fromWireTrip(wire, neverNeeded))).toEqual(wire);
  });

  it('comes back as a planned trip too', () => {
    const wire = wirePlannedTripSchema.parse(overTheWire(toWirePlannedTrip(trip)));
    expect(fromWirePlannedTrip(wire, neverNeeded)).toEqual(trip);
    expect(toWirePlannedTrip(fromWirePlannedTrip(wire, neverNeeded))).toEqual(wire);
  });

  it('keeps ticks, notes of verification and where it comes from', () => {
    const noted = structuredClone(trip);
    noted.luggage.forEach((item, i) => Object.assign(item, { packed: i % 2 === 0 }));
    noted.days.forEach((day) => Object.assign(day.activities[0] ?? {}, { verify: ['hours', 'price'], booking: true }));
    const back = fromWireTrip(overTheWire(toWireTrip(noted)), neverNeeded);
    expect(back.luggage).toEqual(noted.luggage);
    expect(back.provenance).toEqual(trip.provenance);
    expect(back.days).toEqual(noted.days);
  });

  it('travels under the names of the specification', () => {
    const wire = toWireTrip(trip);
    expect(wire).toMatchObject({ travelers: trip.travellers, dateStart: trip.dates.start, dateEnd: trip.dates.end });
    expect(wire.luggageList).toEqual(trip.luggage.map(({ label }) => label));
    expect(wire.importantInfo.split('\n')).toEqual(trip.importantInfo);
    const { response } = toWirePlannedTrip(trip);
    expect(Object.keys(response)).toEqual(
      expect.arrayContaining([
        'summary',
        'important_info',
        'luggage_list',
        'itinerary',
        'recommendations',
        'suggestedAccommodation',
      ]),
    );
    const [activity] = wire.itinerary[0]?.activities ?? [];
    expect(activity?.duration).toMatch(/^\d+$/);
    expect(activity?.time).toMatch(/^\d\d:\d\d$/);
    expect(activity?.startTime).toBe(activity?.time);
    expect(activity?.isSelected).toBe(false);
  });

  it('has a total in euros for the whole party', () => {
    const amounts = trip.days.flatMap(({ activities }) => activities.map(({ cost }) => cost));
    const cents = amounts.reduce(
      (sum, cost) =>
        cost.kind === 'amount'
          ? sum + cost.adult * trip.travellers.adults + cost.child * trip.travellers.children
          : sum,
      0,
    );
    expect(cents).toBeGreaterThan(0);
    expect(toWireTrip(trip).totalBudget).toBe(cents / 100);
    expect(toWirePlannedTrip(trip).totalBudget).toBe(cents / 100);
    expect(totalCost(amounts, trip.travellers).party).toBe(cents);
  });
});

/** A saved trip with the fields of the specification, and no others. */
const bare: WireTrip = {
  id: '11111111-1111-4111-8111-111111111111',
  destination: 'Barcelona',
  categories: ['art'],
  travelers: { adults: 2, children: 1 },
  dateStart: '2027-03-15',
  dateEnd: '2027-03-15',
  preferences: '',
  budget: 'moderate',
  totalBudget: 52,
  summary: 'A day in Barcelona.',
  luggageList: ['Passport', 'Shoes'],
  importantInfo: 'Buy tickets ahead.\n\nMind your bag.\n',
  itinerary: [
    {
      day: 1,
      daySummary: 'Gaudí.',
      weather: { temperature: 17, condition: 'sunny' },
      isSelected: true,
      activities: [
        {
          name: 'Sagrada Família',
          activity: 'Visit',
          location: 'Sagrada Família',
          startTime: '09:00',
          time: '09:00',
          duration: '90',
          latitude: 41.4036,
          longitude: 2.1744,
          description: 'The basilica.',
          googlePlaceUrl: 'https://maps.example/sagrada',
          estimatedCost: 26,
          isSelected: true,
        },
        {
          name: 'Park Güell',
          activity: 'Stroll',
          location: 'Park Güell',
          time: '12:05',
          duration: '120',
          latitude: null,
          longitude: null,
          description: '',
          estimatedCost: 'null',
        },
      ],
    },
  ],
  recommendations: ['Go early.'],
  suggestedAccommodation: ['Eixample'],
};

describe('a wire trip in the bare form of the specification', () => {
  const read = (change: Partial<WireTrip> = {}) =>
    acceptWireTrip(wireTripSchema.parse({ ...bare, ...change }), counted());
  const withActivity = (change: object): Partial<WireTrip> => ({
    itinerary: bare.itinerary.map((day) => ({
      ...day,
      activities: day.activities.map((activity) => ({ ...activity, ...change })),
    })),
  });

  it('keeps the address of a place as it came', () => {
    const addresses = (trip: WireTrip) => trip.itinerary.map(({ activities }) => activities[0]?.googlePlaceUrl);
    expect(addresses(toWireTrip(read()))).toEqual(['https://maps.example/sagrada']);
  });

  it('is read, with new ids for what had none', () => {
    const trip = read();
    expect(trip).toMatchObject({
      destinationId: null,
      provenance: null,
      importantInfo: ['Buy tickets ahead.', 'Mind your bag.'],
      days: [{ day: 1, summary: 'Gaudí.', weather: { temperature: 17, condition: 'sunny', source: 'season' } }],
    });
    expect(trip.luggage.map(({ label, packed }) => [label, packed])).toEqual([
      ['Passport', false],
      ['Shoes', false],
    ]);
    const ids = [trip, ...trip.days, ...trip.luggage, ...trip.days.flatMap((day) => day.activities)].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(6);
  });

  it('has minutes, cents and kinds afterwards (D17)', () => {
    const [first, second] = read().days[0]?.activities ?? [];
    expect(first).toMatchObject({ start: 540, duration: 90, cost: { kind: 'amount', adult: 2600, child: 2600 } });
    expect(first).toMatchObject({ kind: 'place', placeId: null, meal: null, booking: false, verify: [] });
    expect(second).toMatchObject({ start: 725, duration: 120, cost: { kind: 'unknown' }, latitude: null });
  });

  it.each<[number | string | null, Cost['kind'], number | 'variable' | null]>([
    ['null', 'unknown', null],
    [null, 'unknown', null],
    ['variable', 'variable', 'variable'],
    ['free', 'amount', 0],
    [0, 'amount', 0],
    ['12,50 €', 'amount', 12.5],
  ])('has the cost %j, which is stored as %s and sent as %j', (estimatedCost, kind, sent) => {
    const trip = read(withActivity({ estimatedCost }));
    expect(trip.days[0]?.activities[0]?.cost.kind).toBe(kind);
    expect(toWireTrip(trip).itinerary[0]?.activities[0]?.estimatedCost).toBe(sent);
  });

  it('may have its duration as a number and no start time', () => {
    const trip = read(withActivity({ duration: 45, startTime: undefined, time: '23:59' }));
    expect(trip.days[0]?.activities[0]).toMatchObject({ start: 1439, duration: 45 });
  });

  it('begins at its start time where the time says otherwise', () => {
    const trip = read(withActivity({ startTime: '10:30', time: '11:00' }));
    expect(trip.days[0]?.activities[0]?.start).toBe(630);
  });

  it.each([{ duration: '5' }, { duration: '9' }, { duration: '721' }, { duration: '0' }])(
    'is refused as a whole for %j, which no activity may have',
    (change) => {
      expect(() => read(withActivity(change))).toThrow(/duration/);
    },
  );

  it.each([
    { time: '24:00' },
    { time: '9:00' },
    { duration: '1h' },
    { duration: '90.5' },
    { duration: '-90' },
    { latitude: 91 },
    { longitude: '2.17' },
    { estimatedCost: -1 },
    { estimatedCost: true },
    { estimatedCost: undefined },
    { name: '' },
    { location: 'a'.repeat(201) },
  ])('is refused for an activity with %j', (change) => {
    expect(wireTripSchema.safeParse({ ...bare, ...withActivity(change) }).success).toBe(false);
  });

  it.each<object>([
    { id: '7' },
    { destination: '' },
    { dateStart: '2027-02-30' },
    { dateEnd: '15/03/2027' },
    { categories: ['art', 'food', 'nature', 'beach'] },
    { budget: 'Medium' },
    { travelers: { adults: 0, children: 0 } },
    { itinerary: [] },
    { itinerary: Array.from({ length: 9 }, () => bare.itinerary[0]) },
    { luggageList: 'Passport' },
    { summary: null },
  ])('is refused with %j', (change) => {
    expect(wireTripSchema.safeParse({ ...bare, ...change }).success).toBe(false);
  });
});

type Path = readonly (string | number)[];

/** A copy with one more key in the object at `path`. */
function withExtraKey(value: object, path: Path): unknown {
  const copy: unknown = structuredClone(value);
  const target = path.reduce((at, step) => Reflect.get(at as object, step) as unknown, copy);
  Object.assign(target as object, { unheardOf: 1 });
  return copy;
}

describe('a key nobody knows', () => {
  const trip = aTrip();
  const inside: readonly Path[] = [
    ['itinerary', 0],
    ['itinerary', 0, 'weather'],
    ['itinerary', 0, 'activities', 0],
    ['luggage', 0],
  ];
  const around: readonly Path[] = [[], ['travelers'], ['plan']];

  it.each([...around, ...inside].map((path) => ({ path })))('is refused in a trip at $path', ({ path }) => {
    expect(wireTripSchema.safeParse(structuredClone(toWireTrip(trip))).success).toBe(true);
    expect(wireTripSchema.safeParse(withExtraKey(toWireTrip(trip), path)).success).toBe(false);
  });

  it.each([...around, ['response'], ...inside.map((path) => ['response', ...path])].map((path) => ({ path })))(
    'is refused in a planned trip at $path',
    ({ path }) => {
      expect(wirePlannedTripSchema.safeParse(structuredClone(toWirePlannedTrip(trip))).success).toBe(true);
      expect(wirePlannedTripSchema.safeParse(withExtraKey(toWirePlannedTrip(trip), path)).success).toBe(false);
    },
  );
});
