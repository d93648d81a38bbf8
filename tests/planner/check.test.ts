import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/trip/dates.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { checkTrip } from '#planner/check/check.ts';
import { checkReplan } from '#planner/check/replan.ts';
import { type HardRule, hardRules } from '#planner/check/violation.ts';
import { aDestination, aTrip } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';
import { type Change, copyOf, set } from './changes.ts';
import { examples } from './examples/all.ts';
import { copyOfReplan, type ReplanChange, replans } from './examples/replan.ts';
import { walkInTown } from './examples/strain.ts';
import { brokenRules, clock, must, northM, placeOf, planOf, rulesOf, scenarios, visits, withPlace } from './plans.ts';

const rome = aDestination();

describe.each(inTurn(scenarios, 3))('$name', (scenario) => {
  /** The rules broken after a change; only the one the change is about, unless no other can have an opinion. */
  function brokenBy({ rule, alone, apply }: Change): string[] {
    const copy = copyOf(scenario);
    apply(copy);
    const broken = brokenRules(copy.trip, copy.destination, copy.today);
    return alone ? broken : broken.filter((other) => other === rule);
  }

  it('pass every check', () => {
    expect(checkTrip(planOf(scenario), { destination: aDestination(scenario.destination) })).toEqual([]);
  });

  it.each(examples.breaking)('break $rule with $what', (change) => {
    expect(brokenBy(change)).toEqual([change.rule]);
  });

  it.each(examples.passing)('keep $rule with $what', (change) => {
    expect(brokenBy(change)).toEqual([]);
  });

  function brokenByReplan({ apply }: ReplanChange): HardRule[] {
    const replan = copyOfReplan(scenario);
    apply(replan);
    return rulesOf(checkReplan(replan.before, replan.after, replan.excluded));
  }

  it.each(replans.breaking)('replanned break $rule with $what', (change) => {
    expect(brokenByReplan(change)).toEqual([change.rule]);
  });

  it.each(replans.passing)('replanned keep $rule with $what', (change) => {
    expect(brokenByReplan(change)).toEqual([]);
  });

  it('are judged without being changed', () => {
    const { trip, destination, visit } = copyOf(scenario);
    set(visit, { duration: 9 });
    const before = JSON.stringify(trip);
    checkTrip(trip, { destination });
    expect(JSON.stringify(trip)).toBe(before);
  });
});

/** H29 is of journeys: `journey.test.ts` breaks it. */
const ofOnePlace = hardRules.filter((rule) => rule !== 'H29');

describe.each(ofOnePlace)('%s', (rule) => {
  const about = (changes: readonly { readonly rule: HardRule }[]) => changes.filter((change) => change.rule === rule);

  it('has an example that breaks it, and beside it one that just does not', () => {
    expect(about([...examples.breaking, ...replans.breaking])).not.toEqual([]);
    expect(about([...examples.passing, ...replans.passing])).not.toEqual([]);
  });
});

describe('a violation', () => {
  const last = (day: Day) => must(day.activities.at(-1));
  const wrongDays: readonly [HardRule, (day: Day, before: Day) => void][] = [
    ['H4', (day) => set(day, { activities: day.activities.toReversed() })],
    ['H5', (day) => set(must(day.activities[0]), { start: 0 })],
    ['H6', (day) => set(last(day), { kind: 'place', placeId: 'colosseum', start: 1439 })],
    ['H7', (day, before) => set(must(day.activities[0]), { kind: 'place', placeId: aPlaceOn(before) })],
    ['H8', (day) => set(last(day), { latitude: 0, longitude: 0 })],
    ['H9', (day) => set(last(day), { placeId: null })],
    ['H10', (day) => set(last(day), { cost: { kind: 'amount', adult: 7, child: 7 } })],
    ['H15', (day) => set(last(day), { kind: 'place', placeId: 'colosseum', duration: 600 })],
    ['H16', (day) => set(last(day), { start: 1439 })],
  ];
  const aPlaceOn = (day: Day) => must(day.activities.find(({ kind }) => kind === 'place')).placeId;

  it.each(wrongDays)('of %s names the day and an activity of it', (rule, change) => {
    const trip = aTrip();
    const [before, day] = [must(trip.days[0]), must(trip.days[1])];
    change(day, before);
    const [found] = checkTrip(trip, { destination: rome }).filter((violation) => violation.rule === rule);
    expect(found?.day).toBe(2);
    expect(day.activities.map(({ id }) => id)).toContain(found?.activityId);
    expect(found?.message).toMatch(/\w/);
  });

  it('of H3 or H14 names the day', () => {
    const trip = aTrip();
    must(trip.days[2]).activities = [];
    const found = checkTrip(trip, { destination: rome });
    expect(found.map(({ rule, day }) => [rule, day])).toEqual([
      ['H3', 3],
      ['H14', 3],
    ]);
  });
});

describe('the shape of a plan (H1)', () => {
  it.each<[string, (trip: Trip) => void]>([
    ['a start that no calendar has', (trip) => set(trip.dates, { start: '2027-02-30' })],
    ['an end in words', (trip) => set(trip.dates, { end: 'next week' })],
    ['no days at all', (trip) => Reflect.deleteProperty(trip, 'days')],
    ['a day without activities', (trip) => Reflect.deleteProperty(must(trip.days[0]), 'activities')],
    ['preferences that are no text', (trip) => Reflect.set(trip, 'preferences', 7)],
    ['an activity without a name', (trip) => Reflect.deleteProperty(must(trip.days[0]?.activities[0]), 'name')],
  ])('is broken by %s, and the checker says so instead of failing', (_, change) => {
    const trip = aTrip();
    change(trip);
    expect(brokenRules(trip, rome)).toContain('H1');
  });

  /** A plan of that many bytes, more or less, each field within its own length. */
  function swollen(letter: string, perDescription: number): Trip {
    const trip = aTrip();
    const [first] = visits(trip);
    const filler = { ...must(first), description: letter.repeat(perDescription) };
    for (const day of trip.days) day.activities = Array.from({ length: 40 }, () => filler);
    return trip;
  }
  const tooLarge = (trip: Trip) =>
    checkTrip(trip, { destination: rome }).some(({ rule, message }) => rule === 'H1' && message.includes('200 kB'));

  it('has at most 200 kB', () => {
    expect(tooLarge(swollen('a', 800))).toBe(false);
    const trip = swollen('a', 800);
    expect(tooLarge({ ...trip, days: [...trip.days, ...trip.days] })).toBe(true);
  });

  it('has at most 200 kB, counted in bytes and not in characters', () => {
    expect(tooLarge(swollen('ñ', 800))).toBe(true);
  });
});

describe('the days of a plan (H2)', () => {
  it('are at most eight', () => {
    const trip = aTrip({ dates: { start: '2027-03-15', end: '2027-03-22' } });
    expect(brokenRules(trip, rome)).toEqual([]);
    const ninth = { ...must(trip.days[0]), day: 9 };
    const longer = { ...trip, dates: { ...trip.dates, end: addDays(trip.dates.end, 1) }, days: [...trip.days, ninth] };
    expect(brokenRules(longer, rome)).toContain('H2');
  });

  it('are at least one', () => {
    const trip = aTrip({ dates: { start: '2027-03-15', end: '2027-03-15' } });
    const none = { ...trip, dates: { start: '2027-03-15', end: '2027-03-14' }, days: [] };
    expect(brokenRules(none, rome)).toContain('H2');
  });
});

describe('the number of activities (H3)', () => {
  it('breaks nothing else when a visit is left out', () => {
    const trip = aTrip({ preferences: 'packed days' });
    const day = must(trip.days[1]);
    const meals = day.activities.filter((activity) => activity.meal !== null);
    day.activities = [...day.activities.filter((activity) => activity.meal === null).slice(0, 2), ...meals].sort(
      (a, b) => a.start - b.start,
    );
    expect(checkTrip(trip, { destination: rome }).map(({ rule, day: number }) => [rule, number])).toEqual([['H3', 2]]);
  });

  it('depends on the pace that was asked for', () => {
    const trip = aTrip({ preferences: 'packed days', dates: { start: '2027-03-16', end: '2027-03-16' } });
    must(trip.days[0]).activities.length = 0;
    const message = (preferences: string, children = 0) => {
      const asked = { ...trip, preferences, wishes: null, travellers: { adults: 2, children } };
      return checkTrip(asked, { destination: rome }).find(({ rule }) => rule === 'H3')?.message;
    };
    expect(message('relaxed')).toContain('3 to 5');
    expect(message('')).toContain('4 to 7');
    expect(message('packed days')).toContain('5 to 8');
    expect(message('relaxed', 1)).toContain('2 to 4');
    expect(message('packed days', 10)).toContain('4 to 7');
  });
});

describe('the reach of a destination (H8)', () => {
  /** The rules about the first visit when its place lies that far north of the centre. */
  function brokenAt(metres: number, kind: 'sight' | 'day-trip'): boolean {
    const trip = aTrip();
    const visit = must(visits(trip)[0]);
    const { latitude, longitude } = rome;
    const point = { latitude: latitude + northM(metres), longitude };
    set(visit, point);
    const destination = withPlace(compileDestination({ ...rome, radiusKm: 30 }), must(visit.placeId), {
      ...point,
      kind,
    });
    return checkTrip(trip, { destination }).some(({ rule, activityId }) => rule === 'H8' && activityId === visit.id);
  }

  it('is 30 km at most', () => {
    expect([29_990, 30_010].map((metres) => brokenAt(metres, 'sight'))).toEqual([false, true]);
  });

  it('is 120 km for a day trip', () => {
    expect([30_010, 119_990, 120_010].map((metres) => brokenAt(metres, 'day-trip'))).toEqual([false, false, true]);
  });

  it('holds for a generic meal too, at the place it is near', () => {
    const trip = aTrip();
    const visit = must(visits(trip)[0]);
    set(visit, { kind: 'free-time' });
    expect(brokenRules(trip, rome)).not.toContain('H8');
    set(visit, { latitude: must(visit.latitude) + northM(placeOf(visit, rome).tolerance + 5) });
    expect(brokenRules(trip, rome)).toContain('H8');
  });
});

describe('a plan', () => {
  it('for one city invents everything in another (H9)', () => {
    const trip = aTrip();
    const found = checkTrip(trip, { destination: aDestination('london') }).filter(({ rule }) => rule === 'H9');
    expect(found).toHaveLength(trip.days.flatMap((day) => day.activities).length);
  });

  it('with dinner 150 minutes after lunch is good and a minute sooner not (H14)', () => {
    const dinnerAfter = (gap: number) => {
      const trip = aTrip();
      const meal = (kind: string) => must(trip.days[0]?.activities.find((activity) => activity.meal === kind));
      set(meal('lunch'), { start: clock(15, 30), duration: 60 });
      set(meal('dinner'), { start: clock(16, 30) + gap });
      return brokenRules(trip, rome).includes('H14');
    };
    expect([150, 149].map(dinnerAfter)).toEqual([false, true]);
  });

  it('that ends after 21:30 is good for adults and too long for children (H16)', () => {
    const trip = aTrip({}, aDestination('madrid'));
    const late = (children: number) =>
      brokenRules({ ...trip, travellers: { adults: 2, children } }, aDestination('madrid')).includes('H16');
    expect([0, 1].map(late)).toEqual([false, true]);
  });

  it('with more than 7 km on foot is good for adults and too far with children (H17)', () => {
    const walked = (metres: number, children: number) => {
      const copy = copyOf(must(scenarios[0]));
      set(copy.trip, { travellers: { adults: 2, children } });
      walkInTown(copy, metres);
      return brokenRules(copy.trip, copy.destination).includes('H17');
    };
    expect([walked(6_999.5, 1), walked(7_000.5, 1), walked(7_000.5, 0)]).toEqual([false, true, false]);
  });

  it.each([0, 1, 2])(
    'whose visit %i is a day trip names those before it, and more than two behind it (H17)',
    (position) => {
      const { trip, destination, day } = copyOf(
        must(scenarios.find(({ request }) => request.preferences === 'packed days')),
      );
      const own = day.activities.filter(({ kind, meal }) => kind === 'place' && meal === null);
      const withTrip = withPlace(destination, must(own[position]?.placeId), { kind: 'day-trip' });
      const found = checkTrip(trip, { destination: withTrip }).map(({ rule, activityId }) => [rule, activityId]);
      expect(found).toEqual(own.filter((_, i) => i < position || i > position + 2).map(({ id }) => ['H17', id]));
    },
  );

  it('with lunch at 15:15 is good in Rome and late in Paris (H14)', () => {
    const lunchAt = (start: number, id: string) => {
      const destination = aDestination(id);
      const trip = aTrip({}, destination);
      const day = trip.days.find(({ activities }) => activities.some(({ meal }) => meal === 'lunch'));
      set(must(day?.activities.find(({ meal }) => meal === 'lunch')), { start });
      set(must(day?.activities.find(({ meal }) => meal === 'dinner')), { start: clock(21) });
      return brokenRules(trip, destination).includes('H14');
    };
    expect(['rome', 'lisbon', 'madrid', 'paris', 'london'].map((id) => lunchAt(clock(15, 15), id))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
