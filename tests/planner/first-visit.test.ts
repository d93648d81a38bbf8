import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { buildInstance } from '#planner/solver/instance.ts';
import { rebuiltDay } from '#planner/solver/rebuilt-day.ts';
import { asPossible, isCrowded } from '#planner/solver/room.ts';
import { schedule } from '#planner/solver/schedule.ts';
import type { Stop } from '#planner/solver/stop.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';

const dates = (days: number) => ({ start: '2027-05-11', end: `2027-05-${10 + days}` });
const plan = (id: string, days: number, preferences = '') =>
  aTrip({ dates: dates(days), preferences, categories: [], budget: 'moderate' }, aDestination(id));
const seen = ({ days }: Trip) =>
  days.flatMap(({ day, activities }) =>
    activities.flatMap(({ kind, meal, placeId }) => (kind === 'place' && !meal && placeId ? [{ day, placeId }] : [])),
  );
const first = (id: string, count: number) => (aDestination(id).firstVisit ?? []).slice(0, count);

describe('a first visit', () => {
  it.each([
    ['kyoto', 1, 3],
    ['rome', 3, 6],
    ['new-york', 3, 6],
    ['barcelona', 3, 6],
    ['istanbul', 2, 5],
  ])('of %s in %i days holds the first %i of its list', (id, days, count) => {
    const ids = seen(plan(id, days)).map(({ placeId }) => placeId);
    expect(first(id, count).filter((place) => !ids.includes(place))).toEqual([]);
  });

  it.each(['16:30', '16:45', '17:00'])(
    'of one day with a train at %s holds what one comes for, and no dear bath instead',
    (time) => {
      const ids = seen(plan('london', 1, `train at ${time}`)).map(({ placeId }) => placeId);
      expect(first('london', 3).filter((place) => !ids.includes(place))).toEqual([]);
      expect(ids).not.toContain('aire-ancient-baths');
    },
  );

  it('leaves out what is refused, and is no first one for who has been there', () => {
    const without = seen(plan('rome', 3, 'no Colosseum')).map(({ placeId }) => placeId);
    expect(without).not.toContain('colosseum');
    const again = seen(plan('rome', 3, 'We have been to Rome before')).map(({ placeId }) => placeId);
    expect(first('rome', 6).filter((place) => again.includes(place)).length).toBeLessThan(6);
  });
});

describe('what one comes for', () => {
  const placesOf = (id: string, dates: Trip['dates'], change: Partial<Parameters<typeof aTrip>[0]> = {}) =>
    seen(aTrip({ dates, ...change }, aDestination(id)));
  const ids = (stops: ReturnType<typeof seen>) => stops.map(({ placeId }) => placeId);
  const oneDay = (date: string) => ({ start: date, end: date });
  const family = { travellers: { adults: 2, children: 2 }, categories: ['family', 'nature'] as const };

  it('fits into a day by an hour less for each, rather than without one of them', () => {
    const trip = aTrip({ dates: oneDay('2027-01-18') }, aDestination('cairo'));
    expect(ids(seen(trip))).toEqual(expect.arrayContaining(['giza-pyramids', 'sphinx', 'grand-egyptian-museum']));
    const pyramids = trip.days[0]?.activities.find(({ placeId }) => placeId === 'giza-pyramids');
    expect(pyramids?.duration).toBe(120);
  });

  it('fits into a day that is begun anew around it', () => {
    expect(ids(placesOf('rio-de-janeiro', oneDay('2027-10-18')))).toContain('christ-the-redeemer');
  });

  it('does not send away a table that was named', () => {
    const destination = aDestination('new-york');
    const request = aTripRequest({ destination: 'New York', preferences: "Katz's Delicatessen" });
    const instance = buildInstance(destination, readIntent(request, destination), { start: '2027-03-15', days: 1 });
    const named = (stops: readonly Stop[], id: string) => stops.filter(({ place }) => place?.id === id);
    const [table] = named(instance.tables.lunch, 'katzs-delicatessen');
    const [library] = named(instance.visits, 'new-york-public-library');
    if (!table || !library) throw new Error('neither');
    const anew = rebuiltDay(instance, { day: 0, stops: [table] }, library, () => true);
    expect(anew?.stops.map(({ place }) => place?.id)).toEqual(
      expect.arrayContaining(['katzs-delicatessen', 'new-york-public-library']),
    );
  });

  it('is not replaced by another day out of town that was not asked for', () => {
    const krakow = aDestination('krakow');
    const never = { hours: { daily: '07:30-08:30' }, seasons: [] };
    const places = krakow.places.map((place) => (place.id === 'auschwitz-birkenau' ? { ...place, ...never } : place));
    const dates = { start: '2027-01-18', end: '2027-01-20' };
    const trip = aTrip({ dates }, compileDestination({ ...krakow, places }));
    expect(ids(seen(trip)).filter((id) => krakow.byId.get(id)?.kind === 'day-trip')).toEqual([]);
  });

  it.each([
    ['krakow', 3, 'auschwitz-birkenau'],
    ['munich', 8, 'neuschwanstein'],
  ])('out of %s, in %i winter days, is reached for a shorter stay: %s', (id, days, place) => {
    const dates = { start: '2027-01-18', end: addDays('2027-01-18', days - 1) };
    expect(ids(placesOf(id, dates))).toContain(place);
  });

  it('is left alone on no other day because one leaves town when it is open', () => {
    // A Monday to Wednesday: on the Monday the museums of Mexico City are shut.
    const stops = placesOf('mexico-city', { start: '2027-01-18', end: '2027-01-20' });
    expect(stops.find(({ placeId }) => placeId === 'teotihuacan')?.day).toBe(1);
    expect(ids(stops)).toEqual(expect.arrayContaining(['templo-mayor', 'anthropology-museum', 'bellas-artes']));
  });

  it('is no second museum for grown-ups where children come along, and none for hours', () => {
    const dates = { start: '2027-05-10', end: '2027-05-12' };
    const isForGrownUps = (placeId: string) => {
      const place = aDestination('paris').byId.get(placeId);
      return place?.children !== 'good' && place?.tags.includes('museum');
    };
    const trip = aTrip({ dates, ...family, categories: [...family.categories] }, aDestination('paris'));
    const museums = ids(seen(trip)).filter(isForGrownUps);
    expect(museums).toEqual(['louvre']);
    const minutesFor = (request: TripRequest) =>
      buildInstance(aDestination('paris'), readIntent(request, aDestination('paris')), {
        start: dates.start,
        days: 3,
      }).visits.find(({ place }) => place?.id === 'louvre')?.minutes;
    expect([minutesFor(aTripRequest()), minutesFor(aTripRequest({ ...family, categories: [] }))]).toEqual([180, 150]);
    expect(ids(placesOf('paris', dates))).toEqual(expect.arrayContaining(['louvre', 'orsay']));
  });
});

it('a day of the search with more than it may hold loses what is worth least', () => {
  const request = aTripRequest();
  const instance = buildInstance(aDestination(), readIntent(request, aDestination()), { start: '2027-03-16', days: 1 });
  const crowded = instance.visits.reduce<Stop[]>((stops, stop) => {
    const longer = [...stops, stop];
    const isPossible = schedule(instance, { day: 0, stops: longer }) !== null;
    return isCrowded(instance, { day: 0, stops }) || !isPossible ? stops : longer;
  }, []);
  expect(isCrowded(instance, { day: 0, stops: crowded })).toBe(true);
  const { stops } = asPossible(instance, { day: 0, stops: crowded });
  const [worst] = crowded.toSorted((a, b) => a.score - b.score);
  expect(stops).toEqual(crowded.filter((stop) => stop !== worst));
});

it('time that a day has left goes to what one sees, before it is free', () => {
  const towns = ['bilbao', 'athens', 'copenhagen', 'dubai', 'paris', 'budapest'];
  const all = towns.flatMap((id) => {
    const trip = aTrip({ dates: { start: '2027-05-11', end: '2027-05-13' } }, aDestination(id));
    return trip.days.flatMap(({ activities }) => activities.map((own) => ({ own, id })));
  });
  const free = all.filter(({ own }) => own.kind === 'free-time').reduce((sum, { own }) => sum + own.duration, 0);
  const longer = all.filter(({ own, id }) => {
    const place = aDestination(id).byId.get(own.placeId ?? '');
    return place && own.meal === null && own.duration > place.duration.typical;
  });
  expect(free / (towns.length * 3)).toBeLessThan(60);
  expect(longer.length).toBeGreaterThan(25);
});

it('an afternoon with nothing in it gets another sight, or a longer one, where there is any', () => {
  const family = { travellers: { adults: 2, children: 2 }, categories: ['family' as const, 'nature' as const] };
  const days = loadCatalogue()
    .destinations.filter((_, i) => i % 3 === 0)
    .flatMap((destination) => aTrip({ ...family, dates: dates(3) }, destination).days);
  const empty = days.filter(({ activities }) =>
    activities.some(({ kind, duration }) => kind === 'free-time' && duration >= 120),
  );
  // Without a second look at such days, 38 % of them.
  expect(empty.length / days.length).toBeLessThan(0.3);
});

it('neighbours and what belongs together are seen on one day', { timeout: 60_000 }, () => {
  let [neighbours, parted, together, split] = [0, 0, 0, 0];
  for (const { id, byId, belongings } of loadCatalogue().destinations.filter((_, i) => i % 5 === 0)) {
    const stops = seen(plan(id, 4)).flatMap((stop) => {
      const place = byId.get(stop.placeId);
      return place ? [{ ...stop, place }] : [];
    });
    for (const stop of stops) {
      const others = stops.filter((other) => other !== stop && distanceM(other.place, stop.place) <= 450);
      const group = belongings.get(stop.placeId)?.group;
      const own = stops.filter((other) => other !== stop && belongings.get(other.placeId)?.group === group);
      if (others.length > 0) neighbours++;
      const [nearest] = others.sort((a, b) => distanceM(a.place, stop.place) - distanceM(b.place, stop.place));
      if (nearest && nearest.day !== stop.day) parted++;
      if (group !== undefined && own.length > 0) together++;
      if (group !== undefined && own.some(({ day }) => day !== stop.day)) split++;
    }
  }
  expect(neighbours).toBeGreaterThan(50);
  expect(parted / neighbours).toBeLessThan(0.2);
  expect(together).toBeGreaterThan(20);
  expect(split / together).toBeLessThan(0.1);
});
