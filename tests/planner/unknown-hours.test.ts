import { expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTrip } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';

const shows = loadCatalogue().destinations.flatMap((destination) =>
  destination.compiled
    .filter(({ kind, hours }) => kind === 'show' && hours === null)
    .map((place) => ({ id: `${destination.id}/${place.id}`, place, destination })),
);
const looked = inTurn(shows, 7);

it.each(looked)('$id, whose evenings are not known, is planned for who names it, or said why not', (show) => {
  const { place, destination } = show;
  const dates = { start: '2027-10-15', end: '2027-10-16' };
  const { days, answers } = aTrip({ dates, preferences: place.name.en, categories: [] }, destination);
  const own = days.flatMap(({ activities }) => activities).find(({ placeId }) => placeId === place.id);
  const answer = answers.find(({ about }) => about && 'placeId' in about && about.placeId === place.id);
  expect(answer?.met).toBe(own ? 'partly' : 'no');
  expect(own?.start ?? 19 * 60).toBeGreaterThanOrEqual(19 * 60);
});

it.each([
  ['opera', 'bilbao', true],
  ['theatre every night', 'auckland', true],
  ['opera', 'vienna', false],
])('%s in %s, of which all evenings are unknown: %s', (preferences, town, isUnknown) => {
  const dates = { start: '2027-10-15', end: '2027-10-15' };
  const { answers } = aTrip({ dates, preferences, categories: [] }, aDestination(town));
  const answer = answers.find(({ about }) => about?.kind === 'sort');
  expect(answer?.answer.includes('We do not know whether there is something on')).toBe(isUnknown);
  expect(answer?.met).toBe(isUnknown ? 'partly' : 'yes');
});
