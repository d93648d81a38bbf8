import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { addDays } from '#domain/trip/dates.ts';
import { openIntervals } from '#planner/catalogue/compiled.ts';
import { checkTrip } from '#planner/check/check.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';

const start = '2027-06-14';
const days = 4;

const outings = loadCatalogue().destinations.flatMap((destination) =>
  destination.compiled.filter(({ kind }) => kind === 'day-trip').map((place) => ({ destination, place })),
);
const isOpenOnce = ({ place }: (typeof outings)[number]) =>
  Array.from({ length: days }, (_, day) => addDays(start, day)).some((date) => openIntervals(place, date).length > 0);

function planOf({ destination, place }: (typeof outings)[number]) {
  const result = planTrip({
    tripId: '00000000-0000-4000-8000-000000000001',
    request: aTripRequest({
      destination: destination.id,
      dates: { start, end: addDays(start, days - 1) },
      preferences: `a day in ${place.name.en}`,
      categories: [],
    }),
    destination,
    catalogueVersion: 'test',
    language: 'en',
  });
  if (result.kind === 'impossible') throw new Error(`${place.id}: ${JSON.stringify(result.violations)}`);
  return result.trip;
}

describe('a day trip of the catalogue (19.1)', () => {
  it('says how one gets there', () => {
    expect(outings.filter(({ place }) => !place.access).map(({ place }) => place.id)).toEqual([]);
  });

  it('is planned when it is asked for and open, and says its way', { timeout: 900_000 }, () => {
    const asked = inTurn(outings, 45).filter(isOpenOnce);
    expect(asked.length).toBeGreaterThan(2);
    const missing = asked.filter((own) => {
      const stops = planOf(own).days.flatMap(({ activities }) => activities);
      const visit = stops.find(({ kind, placeId }) => kind === 'place' && placeId === own.place.id);
      return visit?.access?.minutes !== own.place.access?.minutes;
    });
    expect(missing.map(({ place }) => place.id)).toEqual([]);
  });
});

const dates = { start: '2027-05-13', end: '2027-05-15' };

/** A plan that names a place, and the day and the visit it is on. */
function aDayOut(city: string, name: string, id: string) {
  const destination = aDestination(city);
  const request = { destination: destination.name.en, preferences: name, dates, categories: [] };
  const trip = aTrip(request, destination);
  const day = trip.days.find(({ activities }) => activities.some(({ placeId }) => placeId === id));
  const visit = day?.activities.find(({ placeId }) => placeId === id);
  return { destination, trip, day, visit };
}

describe('the way to a day out', () => {
  const { destination, trip, visit } = aDayOut('osaka', 'Kyoto and Fushimi Inari', 'kyoto');
  const violationsWith = (centre: Coordinates | undefined) => {
    const access = visit?.access && { ...visit.access, centre };
    const days = trip.days.map((day) => ({
      ...day,
      activities: day.activities.map((own) => (own.id === visit?.id ? { ...own, access } : own)),
    }));
    return checkTrip({ ...trip, days }, { destination }).map(({ rule }) => rule);
  };

  it('begins at the centre, which it tells, and H8 knows another from it', () => {
    const { latitude, longitude } = destination;
    expect(visit?.access?.centre).toEqual({ latitude, longitude });
    expect(violationsWith({ latitude, longitude })).toEqual([]);
    expect(violationsWith({ latitude: latitude + 0.001, longitude })).toContain('H8');
    // As plans were before the centre was told.
    expect(violationsWith(undefined)).not.toContain('H8');
  });
});

describe('a day out', () => {
  it.each([
    ['naples', 'Capri', 'capri'],
    ['osaka', 'Universal Studios Japan', 'universal-studios-japan'],
    ['tokyo', 'Tokyo Disneyland', 'tokyo-disneyland'],
    ['singapore', 'Universal Studios', 'universal-studios'],
  ])('in %s lasts the day, and one eats there: %s', (city, name, id) => {
    const { destination, trip, day, visit } = aDayOut(city, name, id);
    expect(visit?.duration).toBeGreaterThanOrEqual(330);
    expect(day?.activities.flatMap(({ meal }) => meal ?? [])).toEqual(['dinner']);
    expect(day?.summary).toContain('lunch there');
    expect(checkTrip(trip, { destination })).toEqual([]);
  });

  it.each([
    ['too short', { duration: 295 }],
    ['begun too late', { start: 13 * 60 + 5, duration: 330 }],
    ['over too early', { start: 7 * 60, duration: 400 }],
  ])('that is %s needs a lunch (H14)', (_, change) => {
    const { destination, trip, day, visit } = aDayOut('naples', 'Capri', 'capri');
    // Nothing but the trip and dinner.
    Object.assign(day ?? {}, { activities: day?.activities.filter((own) => own === visit || own.meal) });
    Object.assign(visit ?? {}, change);
    const rules = checkTrip(trip, { destination }).filter((own) => own.day === day?.day);
    expect(rules.map(({ rule }) => rule)).toContain('H14');
    expect(rules.map(({ rule }) => rule)).toContain('H3');
  });
});

it('full days are full where a day out is one of them', () => {
  const { trip, day } = aDayOut('kyoto', 'packed days, a day in Nara', 'nara');
  const inTown = trip.days.filter((own) => own !== day).flatMap(({ activities }) => activities);
  const free = inTown.filter(({ kind }) => kind === 'free-time');
  expect(free.filter(({ duration }) => duration >= 120).map(({ name }) => name)).toEqual([]);
  expect(trip.answers.find(({ about }) => about?.kind === 'pace')).toMatchObject({ met: 'yes' });
});

describe('what was named', () => {
  it.each([
    ['lisbon', 'Lux Fragil', 'Open 23:00 to 06:00'],
    ['malaga', 'ZZ Pub', 'Open 22:30 to 04:00'],
  ])('and is open at night only is refused for its hours: %s', (city, name, reason) => {
    const { trip } = aDayOut(city, name, '');
    expect(trip.answers.map(({ answer }) => answer).join('\n')).toContain(reason);
  });

  it.each([
    ['bali', 'Badung market', 'badung-market'],
    ['chiang-mai', 'Night Safari', 'night-safari'],
  ])('is held at another hour where its best one has no room: %s', (city, name, id) => {
    expect(aDayOut(city, name, id).visit).toBeDefined();
  });

  it('may be a table whose hours are not known, at the hour of its meal', () => {
    const { destination, trip, visit: dinner } = aDayOut('santiago-de-compostela', 'Simpar', 'simpar');
    expect(dinner).toMatchObject({ meal: 'dinner', verify: ['hours'] });
    Object.assign(dinner ?? {}, { start: 17 * 60 });
    expect(checkTrip(trip, { destination }).map(({ rule }) => rule)).toContain('H6');
  });
});
