import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { wholeSelection } from '#planner/selection.ts';
import { aTripWithABookedStop } from '../support/booked-trips.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const destination = aDestination('rome');
const base = aTrip({ dates: { start: '2027-04-12', end: '2027-04-15' } }, destination);
const all = (trip: Trip) => trip.days.flatMap((day) => day.activities);

function replan(trip: Trip, excluded: readonly string[], at = destination) {
  const result = replanTrip({
    tripId: randomUUID(),
    trip,
    excluded: new Set(excluded),
    destination: at,
    language: 'en',
  });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

/** Everything that was not selected is the same to the byte, and nothing that was selected is left. */
function expectOnlySelectedReplaced(before: Trip, after: Trip, selected: readonly string[]): void {
  const excluded = [...wholeSelection(before, new Set(selected))];
  for (const [index, day] of before.days.entries()) {
    const kept = day.activities.filter(({ id }) => !excluded.includes(id));
    const now = after.days[index]?.activities ?? [];
    expect(JSON.stringify(now.filter(({ id }) => kept.some((activity) => activity.id === id)))).toBe(
      JSON.stringify(kept),
    );
  }
  const untouched = before.days.filter(({ activities }) => activities.every(({ id }) => !excluded.includes(id)));
  const same = after.days.filter(({ day }) => untouched.some((other) => other.day === day));
  expect(JSON.stringify(same)).toBe(JSON.stringify(untouched));
  const gone = all(before).filter(({ id, kind }) => kind === 'place' && excluded.includes(id));
  const names = all(after).map(({ name }) => name);
  const places = all(after)
    .filter(({ kind }) => kind === 'place')
    .map(({ placeId }) => placeId);
  expect(names.filter((name) => gone.some((activity) => activity.name === name))).toEqual([]);
  expect(places.filter((id) => gone.some(({ kind, placeId }) => kind === 'place' && placeId === id))).toEqual([]);
}

describe('a replan', () => {
  it('replaces one activity and nothing else', () => {
    const [selected] = all(base).filter(({ meal }) => meal === null);
    const after = replan(base, [selected?.id ?? '']);
    expectOnlySelectedReplaced(base, after, [selected?.id ?? '']);
    expect(all(after)).toHaveLength(all(base).length);
  });

  it('of a day out of town takes the lunch and the free time there with it, and of a lunch there nothing else', () => {
    const cusco = aDestination('cusco');
    const dates = { start: '2027-05-14', end: '2027-05-17' };
    const trip = aTrip({ destination: 'Cusco', preferences: 'Machu Picchu', dates }, cusco);
    const isAway = (id: string | null) => id === 'machu-picchu';
    const outing = all(trip).find(({ kind, placeId }) => kind === 'place' && isAway(placeId));
    const there = all(trip).filter(({ placeId }) => placeId === outing?.placeId);
    expect(there.map(({ kind }) => kind)).toContain('meal');
    expect(wholeSelection(trip, new Set([outing?.id ?? '']))).toEqual(new Set(there.map(({ id }) => id)));
    const after = replan(trip, [outing?.id ?? ''], cusco);
    expect(all(after).filter(({ placeId }) => placeId === outing?.placeId)).toEqual([]);

    const lunch = there.find(({ kind }) => kind === 'meal');
    expect(wholeSelection(trip, new Set([lunch?.id ?? '']))).toEqual(new Set([lunch?.id]));
    expectOnlySelectedReplaced(trip, replan(trip, [lunch?.id ?? ''], cusco), [lunch?.id ?? '']);
  });

  it('of a long day out has lunch again, and its hours are filled', () => {
    const osaka = aDestination('osaka');
    const dates = { start: '2027-05-13', end: '2027-05-15' };
    const trip = aTrip({ destination: 'Osaka', preferences: 'Universal Studios Japan', dates }, osaka);
    const park = all(trip).find(({ placeId }) => placeId === 'universal-studios-japan');
    const index = trip.days.findIndex(({ activities }) => activities.some(({ id }) => id === park?.id));
    expect(trip.days[index]?.activities.map(({ meal }) => meal)).toEqual([null, 'dinner']);
    const day = replan(trip, [park?.id ?? ''], osaka).days[index]?.activities ?? [];
    expect(day.map(({ meal }) => meal)).toContain('lunch');
    const gaps = day.slice(1).map(({ start }, i) => start - (day[i]?.start ?? 0) - (day[i]?.duration ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(150);
  });

  it('of a whole day leaves what is booked where it is', () => {
    const trip = aTripWithABookedStop();
    const stopOf = ({ days }: Trip) => days[1]?.activities.find(({ placeId }) => placeId === 'colosseum');
    const chosen = trip.days[1]?.activities.map(({ id }) => id) ?? [];
    const after = replan(trip, chosen);
    expect(stopOf(after)).toEqual(stopOf(trip));
    expect(after.days[1]?.activities.filter(({ id }) => chosen.includes(id))).toEqual([stopOf(trip)]);
  });

  it('replaces a dinner by another table', () => {
    const [dinner] = all(base).filter(({ meal }) => meal === 'dinner');
    const after = replan(base, [dinner?.id ?? '']);
    expectOnlySelectedReplaced(base, after, [dinner?.id ?? '']);
    expect(after.days[0]?.activities.filter(({ meal }) => meal === 'dinner')).toHaveLength(1);
  });

  it('replaces a whole day and leaves the others alone', () => {
    const excluded = base.days[1]?.activities.map(({ id }) => id) ?? [];
    const after = replan(base, excluded);
    expectOnlySelectedReplaced(base, after, excluded);
    const stops = after.days[1]?.activities.filter(({ kind }) => kind !== 'free-time') ?? [];
    expect(stops.length).toBeGreaterThanOrEqual(4);
  });

  it('brings nothing of the old plan back', () => {
    const excluded = base.days[0]?.activities.map(({ id }) => id) ?? [];
    const old = new Set(all(base).map(({ placeId }) => placeId));
    const fresh = replan(base, excluded).days[0]?.activities.filter(({ kind }) => kind === 'place') ?? [];
    expect(fresh.filter(({ placeId }) => old.has(placeId))).toEqual([]);
  });

  it('keeps luggage with its ticks, dates and travellers', () => {
    const packed = { ...base, luggage: base.luggage.map((item, i) => ({ ...item, packed: i % 2 === 0 })) };
    const after = replan(packed, [all(base)[0]?.id ?? '']);
    expect(after.luggage).toEqual(packed.luggage);
    expect([after.dates, after.travellers, after.budget]).toEqual([base.dates, base.travellers, base.budget]);
  });

  it('no longer names in its texts what is gone', () => {
    const famous = all(base).find(({ name }) => base.summary.includes(name));
    const after = replan(base, [famous?.id ?? '']);
    expect(after.summary).not.toContain(famous?.name);
    expect(after.importantInfo.join('\n')).not.toContain(famous?.name);
  });

  it('is the same for the same selection', () => {
    const excluded = [all(base)[1]?.id ?? '', all(base)[6]?.id ?? ''];
    const [once, twice] = [replan(base, excluded), replan(base, excluded.toReversed())];
    expect({ ...once, id: '' }).toEqual({ ...twice, id: '' });
  });

  it('of anything passes every check', { timeout: 120_000 }, () => {
    const random = seededRandom(7);
    for (const id of ['rome', 'kyoto', 'santander', 'new-york', 'maldives']) {
      const place = aDestination(id);
      for (let round = 0; round < 6; round++) {
        const nights = Math.floor(random() * 8);
        const children = random() < 0.3 ? 2 : 0;
        const preferences = ['', 'relaxed', 'packed'][Math.floor(random() * 3)] ?? '';
        const dates = { start: '2027-05-03', end: `2027-05-${String(3 + nights).padStart(2, '0')}` };
        const trip = aTrip({ dates, preferences, travellers: { adults: 2, children } }, place);
        const excluded = all(trip)
          .filter(() => random() < 0.35)
          .map(({ id: activity }) => activity);
        const after = replan(trip, excluded, place);
        expectOnlySelectedReplaced(trip, after, excluded);
        expect(checkTrip(after, { destination: place })).toEqual([]);
      }
    }
  });
});
