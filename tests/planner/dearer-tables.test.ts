import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { planChecked, planDearer } from '#planner/attempt.ts';
import { adultCost, tripValue } from '#planner/comparable.ts';
import { confirmed } from '#planner/intent/confirmed.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { withDearerTables } from '#planner/solver/dearer-tables.ts';
import { isBearable, type Route, schedule } from '#planner/solver/schedule.ts';
import { solve } from '#planner/solver/solve.ts';
import { usualInstance } from '#planner/solver/usual-instance.ts';
import { soonDates } from '../support/soon.mjs';
import { aDestination } from '../support/trips.ts';

const destination = aDestination('rome');
const asked = {
  destination: 'Rome',
  dates: soonDates(3, '05-10'),
  preferences: '',
  budget: 'economic' as const,
  categories: [],
  travellers: { adults: 2, children: 0 },
};
const request = confirmed(asked, destination, 'en');
const instance = usualInstance(destination, readIntent(request, destination), { start: request.dates.start, days: 3 });
const routes = solve(instance, { routes: [], meals: [] }, seededRandom(7));

const spent = (days: readonly Route[]) =>
  days.flatMap(({ stops }) => stops).reduce((sum, { place }) => sum + (place?.price.adult ?? 0), 0);
const visits = (days: readonly Route[]) =>
  days.map(({ stops }) => stops.flatMap(({ place, meal }) => (meal ? [] : [place?.id])));

describe('the same days at dearer tables (record 104)', () => {
  const dearer = withDearerTables(instance, routes, 1_000) ?? [];

  it('cost as much more as was asked for, and hold the same visits in their order', () => {
    expect(spent(dearer)).toBeGreaterThanOrEqual(spent(routes) + 1_000);
    expect(visits(dearer)).toEqual(visits(routes));
  });

  it('are possible, within what a day may cost, and no table is twice in them', () => {
    for (const route of dearer) {
      const timed = schedule(instance, route);
      expect(timed && isBearable(instance, route, timed)).toBe(true);
    }
    const tables = dearer.flatMap(({ stops }) => stops.flatMap(({ meal, place }) => (meal && place ? [place.id] : [])));
    expect(new Set(tables).size).toBe(tables.length);
  });

  it('are none where all tables together do not cost so much more', () => {
    expect(withDearerTables(instance, routes, 100_000)).toBeNull();
  });

  it('replace no table by one that is liked better', () => {
    const scores = (days: readonly Route[]) => days.flatMap(({ stops }) => stops.map(({ score }) => score));
    for (let least = 100; least <= 3_000; least += 100) {
      const found = withDearerTables(instance, routes, least) ?? routes;
      for (const [at, score] of scores(found).entries()) expect(score).toBeLessThanOrEqual(scores(routes)[at] ?? 0);
    }
  });

  it('leave a table that was named where it is', () => {
    const idsOf = (days: readonly Route[]) => days.flatMap(({ stops }) => stops.map(({ place }) => place?.id ?? ''));
    const gone = idsOf(routes).find((id) => id !== '' && !idsOf(dearer).includes(id)) ?? '';
    expect(gone).not.toBe('');
    const named = { ...instance, outings: { ...instance.outings, named: new Set([gone]) } };
    expect(idsOf(withDearerTables(named, routes, 1_000) ?? [])).toContain(gone);
  });

  it('make a plan that passes every check and is worth no more than the first', () => {
    const input = {
      tripId: '00000000-0000-4000-8000-000000000000',
      request,
      destination,
      catalogueVersion: 'test',
      language: 'en',
    } as const;
    const first = planChecked(input, { round: 0 });
    if (first.kind === 'impossible') throw new Error('Rome in spring is possible');
    const made = planDearer(input, first.trip, 800);
    expect(made && adultCost(made)).toBeGreaterThanOrEqual(adultCost(first.trip) + 800);
    expect(made && tripValue(made, request, destination)).toBeLessThanOrEqual(
      tripValue(first.trip, request, destination),
    );
  });
});
