import { expect, it } from 'vitest';
import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import type { CompiledPlace } from '#planner/catalogue/compiled.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';

const rome = aDestination('rome');
const visits = rome.compiled.filter(({ kind }) => kind === 'sight');
const taggedWith = (wanted: readonly Tag[]) => (place: CompiledPlace) => wanted.some((tag) => hasTag(place.tags, tag));

/** What the worth of the places of Rome is multiplied with, with some company, of those that are chosen and of the others. */
function boosts(preferences: string, isChosen: (place: CompiledPlace) => boolean) {
  const made = readIntent(aTripRequest({ preferences }), rome).boosts;
  const of = (places: readonly CompiledPlace[]) => new Set(places.map(({ id }) => made.get(id) ?? 1));
  return { chosen: of(visits.filter(isChosen)), others: of(visits.filter((place) => !isChosen(place))) };
}

it.each([
  ['as a couple', taggedWith(['viewpoint', 'sunset', 'rooftop', 'garden', 'boat', 'view-table'])],
  ['with friends', taggedWith(['nightlife', 'cocktails', 'live-music', 'food-market', 'street-food', 'tapas'])],
  ['with the family', ({ children }: CompiledPlace) => children === 'good'],
])('%s some places are worth a quarter more', (preferences, isChosen) => {
  const { chosen, others } = boosts(preferences, isChosen);
  expect([...chosen]).toEqual([1.25]);
  expect([...others]).toEqual([1]);
});

it('to older company what takes strength is worth less, and to who travels alone nothing changes', () => {
  const isHard = ({ effort, walk = 0 }: CompiledPlace) => effort === 'high' || walk > 2_000;
  const { chosen, others } = boosts('with my grandparents', isHard);
  expect(chosen.size).toBeGreaterThan(0);
  expect(Math.max(...chosen)).toBeLessThan(1);
  expect(Math.min(...others)).toBe(1);
  expect([...boosts('on my own', isHard).chosen]).toEqual([1]);
});
