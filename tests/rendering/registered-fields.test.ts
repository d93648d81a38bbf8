import { describe, expect, it } from 'vitest';
import { newBooking } from '#domain/trip/booking.ts';
import { activityFields } from '#domain/trip/fields/activity.ts';
import { dayFields } from '#domain/trip/fields/day.ts';
import { type ExportName, exportNames, type Register, shareChoices } from '#domain/trip/fields/field.ts';
import { luggageFields } from '#domain/trip/fields/luggage.ts';
import type { PartName } from '#domain/trip/fields/set-change.ts';
import { tripFields, tripSchema } from '#domain/trip/fields/trip.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { calendarOf } from '#rendering/export/calendar.ts';
import { gpxOf } from '#rendering/export/gpx.ts';
import { htmlOf } from '#rendering/export/html.ts';
import { kmlOf } from '#rendering/export/kml.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { readTripFile, tripFile } from '#rendering/export/trip-file.ts';
import { aTrip } from '../support/trips.ts';

const registers: Readonly<Record<PartName, Register>> = {
  trip: tripFields,
  day: dayFields,
  activity: activityFields,
  luggage: luggageFields,
};
const moment = '2001-01-01T00:00:00.000Z';
const write: Readonly<Record<ExportName, (trip: Trip) => string>> = {
  // Less the file inside it, which carries everything.
  page: (trip) =>
    htmlOf({
      trip,
      language: 'en',
      maps: { outlines: '', days: [] },
      exportedAt: moment,
      colours: '',
      nonce: 'n',
    }).replace(/<script type="application\/json".*?<\/script>/s, ''),
  markdown: (trip) => markdownOf(trip, 'en'),
  calendar: (trip) => calendarOf({ trip, version: 1, moment, language: 'en' }).replace(/\r\n[ \t]/g, ''),
  kml: (trip) => kmlOf(trip, 'en'),
  gpx: (trip) => gpxOf(trip, 'en'),
};

const CANARY = 'canary';
/** Fields whose value is told in other words, or is a part with a register of its own. */
const toldOtherwise = new Set([
  'kind',
  'meal',
  'sign',
  'landscape',
  'categories',
  'budget',
  'answers',
  'provenance',
  'verify',
]);

/** A value with the canary in it that the schema takes; undefined where it takes no text. */
function withCanary(schema: Register[string]['schema'], value: unknown): unknown {
  const candidates = [CANARY, `https://example.org/${CANARY}`, [CANARY]];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? undefined
    : candidates.find((candidate) => schema.safeParse(candidate).success);
}

/** A list of parts without a register: one whose every text has the canary. */
const partsWithCanary: Readonly<Record<string, unknown>> = {
  bookings: [
    newBooking({
      id: '7b0c0a4e-4a3e-4a57-9d5a-0d1f6a3c2b10',
      kind: 'ticket',
      title: CANARY,
      start: { date: '2027-03-15', time: 600, zone: 'Europe/Rome' },
    }),
  ],
  bases: [1, 2].map((first) => ({
    destinationId: 'rome',
    name: CANARY,
    landscape: 'city',
    zone: 'Europe/Rome',
    first,
    way:
      first === 1
        ? null
        : { by: 'train', setOff: 560, start: 600, end: 700, minutes: 100, from: '', to: '', price: null },
    fares: null,
  })),
};

/** The trip with one field of the first part of a sort set. */
function setField(part: PartName, key: string, value: unknown): Trip {
  const trip = structuredClone({ ...aTrip(), title: null });
  const [day] = trip.days;
  const parts: Record<PartName, object | undefined> = {
    trip,
    day,
    activity: day?.activities[0],
    luggage: trip.luggage[0],
  };
  Object.assign(parts[part] ?? {}, { latitude: 41.9, longitude: 12.5 }, { [key]: value });
  if (part === 'trip' || part === 'day' || part === 'luggage') {
    for (const extra of ['latitude', 'longitude']) Reflect.deleteProperty(parts[part] ?? {}, extra);
  }
  return tripSchema.parse(trip);
}

const texts = Object.entries(registers).flatMap(([part, register]) =>
  Object.entries(register).flatMap(([key, field]) => {
    const plain = toldOtherwise.has(key) ? undefined : withCanary(field.schema, undefined);
    const value = plain ?? (part === 'trip' ? partsWithCanary[key] : undefined);
    return value === undefined ? [] : [{ part: part as PartName, key, field, value }];
  }),
);

describe('every text of a trip (16.2)', () => {
  it('is looked at', () => {
    expect(texts.map(({ part, key }) => `${part}.${key}`)).toEqual(
      expect.arrayContaining([
        'trip.notes',
        'trip.title',
        'trip.bookings',
        'trip.bases',
        'day.summary',
        'activity.name',
        'activity.notes',
        'luggage.label',
      ]),
    );
  });

  it.each(texts)(
    '$part: $key is in the exports that its register names and no other',
    ({ part, key, field, value }) => {
      const trip = setField(part, key, value);
      const holding = exportNames.filter((name) => write[name](trip).includes(CANARY));
      expect(holding).toEqual(exportNames.filter((name) => field.exports.includes(name)));
      const back = readTripFile(tripFile(trip, moment));
      expect(back.kind === 'read' && JSON.stringify(back.trip)).toContain(CANARY);
    },
  );

  /** Written out, so that a register that says too much is found. */
  const ownersAlone = [
    'trip.notes',
    'trip.bookings',
    'trip.preferences',
    'day.notes',
    'activity.notes',
    'activity.googlePlaceUrl',
  ];
  const withAChoice: Readonly<Record<string, string>> = { 'activity.url': 'links', 'luggage.label': 'luggage' };

  it.each(texts)('$part: $key is seen by a viewer as the owner may expect', ({ part, key, value }) => {
    const name = `${part}.${key}`;
    const trip = setField(part, key, value);
    const seenWith = (ticked: readonly string[]) => {
      const options = Object.fromEntries(shareChoices.map((choice) => [choice, ticked.includes(choice)]));
      const all = { luggage: false, costs: false, dates: 'exact', ...options };
      return JSON.stringify(sharedTrip(trip, all, () => crypto.randomUUID())).includes(CANARY);
    };
    const choice = withAChoice[name];
    expect(seenWith(shareChoices)).toBe(!ownersAlone.includes(name));
    expect(seenWith(shareChoices.filter((own) => own !== choice))).toBe(
      !ownersAlone.includes(name) && choice === undefined,
    );
  });
});
