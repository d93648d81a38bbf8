import { describe, expect, it } from 'vitest';
import type { CompiledPlace } from '#planner/catalogue/compiled.ts';
import { planned, stopsOf } from '../support/told-plan.ts';
import { aDestination } from '../support/trips.ts';

/** The tables of a plan of three days. */
function tablesIn(city: string, say: string): CompiledPlace[] {
  const { byId } = aDestination(city);
  const meals = stopsOf(planned({ city, say, days: 3 })).filter(({ kind, meal }) => kind === 'place' && meal !== null);
  return meals.flatMap(({ placeId }) => byId.get(placeId ?? '') ?? []);
}

const cooksForOne = ({ popularity, diets }: CompiledPlace) =>
  popularity < 36 && (diets?.vegetarian === 'yes' || diets?.['gluten-free'] === 'yes');

describe('little known houses that cook for one diet (record 100)', () => {
  it.each([
    ['new-york', 2],
    ['london', 3],
    ['edinburgh', 2],
    ['krakow', 3],
  ])('are tables of those who keep to it, in %s', (city, least) => {
    const tables = tablesIn(city, 'we are vegan');
    expect(tables.length).toBeGreaterThanOrEqual(least);
    expect(tables.filter(({ diets }) => diets?.vegan !== 'yes' && diets?.vegan !== 'some')).toEqual([]);
    expect(tables.filter(cooksForOne).length).toBeGreaterThanOrEqual(least - 1);
  });

  it.each(['new-york', 'london', 'edinburgh', 'krakow', 'kyoto', 'rome'])(
    'are none of those who said nothing of it, in %s, unless they name one',
    (city) => expect(tablesIn(city, '').filter(cooksForOne)).toEqual([]),
  );

  it('are tables of those who name them', () => {
    expect(tablesIn('new-york', 'dinner at Hangawi').map(({ id }) => id)).toContain('hangawi');
  });
});
