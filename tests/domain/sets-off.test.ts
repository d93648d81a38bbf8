import { expect, it } from 'vitest';
import type { Day } from '#domain/trip/itinerary.ts';
import { setsOffAt } from '#domain/trip/sets-off.ts';
import { setOffText } from '#rendering/access/access-text.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { plainView } from '#rendering/export/plain-page.ts';
import { htmlFileOf } from '../support/html-file.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const trip = aTrip(
  { destination: 'Reykjavik', dates: { start: '2027-06-14', end: '2027-06-16' }, preferences: 'Golden Circle' },
  aDestination('reykjavik'),
);
const out = trip.days.find(({ activities: [first] }) => first?.placeId === 'golden-circle') as Day;
const at = (start: number, minutes: number) => {
  const [first, ...others] = out.activities as [Day['activities'][number], ...Day['activities']];
  return setsOffAt({
    activities: [{ ...first, start, access: first.access && { ...first.access, minutes } }, ...others],
  });
};

it('a day that begins out of town says when one leaves the centre, by the way there', () => {
  expect(at(600, 110)).toBe(490);
  expect(at(603, 110)).toBe(490);
  expect(at(600, 0)).toBe(600);
});

it('nothing is said where one would leave the evening before, nor of a day in town', () => {
  expect(at(90, 110)).toBeNull();
  const inTown = trip.days.filter(({ activities }) => activities.every(({ access }) => !access));
  expect(inTown.length).toBeGreaterThan(0);
  expect(inTown.map(setsOffAt)).toEqual(inTown.map(() => null));
  expect(setsOffAt({ activities: [] })).toBeNull();
});

it('the line stands in every way in which the day is told', () => {
  const text = setOffText(out, 'en');
  expect(text).toMatch(/^Set off from the centre at about \d\d:\d\d\.$/);
  expect(setOffText(out, 'es')).toMatch(/^Sal del centro sobre las \d\d:\d\d\.$/);
  for (const told of [
    markdownOf(trip, 'en'),
    htmlFileOf(trip),
    plainView(trip, { language: 'en', dated: true, notes: true }),
  ])
    expect(told.split(text)).toHaveLength(2);
});
