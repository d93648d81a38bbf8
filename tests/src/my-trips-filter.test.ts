import { describe, expect, it } from 'vitest';
import type { MyTrip } from '#src/data/trips.ts';
import { filterTrips, noFilter } from '#src/screens/my-trips/filter.ts';

const today = '2027-05-10';

function card(destination: string, start: string, end: string, title: string | null = null): MyTrip {
  return {
    id: destination,
    title,
    placement: 'saved',
    destination,
    destinationId: null,
    dates: { start, end },
    travellers: { adults: 1, children: 0 },
    categories: [],
    budget: null,
    summary: `Three days in ${destination}`,
    totalBudget: 0,
    version: 1,
    photo: null,
  };
}

const trips = [
  card('Córdoba', '2027-01-01', '2027-01-03'),
  card('Rome', '2027-06-01', '2027-06-03'),
  card('Paris', '2027-05-09', '2027-05-12'),
  card('Oslo', '2027-05-20', '2027-05-22', 'Grandma’s ninetieth'),
  card('Lisbon', '2027-03-01', '2027-03-03'),
];
const stops = new Map([
  ['Rome', 'coliseo panteon trastevere'],
  ['Paris', 'musee d’orsay'],
]);
const names = (filter: Partial<typeof noFilter>) =>
  filterTrips(trips, { ...noFilter, ...filter }, { today, stops }).map(({ destination }) => destination);

describe('my trips', () => {
  it('come as ongoing, next, then past with the latest first', () => {
    expect(names({})).toEqual(['Paris', 'Oslo', 'Rome', 'Lisbon', 'Córdoba']);
  });

  it('are found without accents and in any case', () => {
    expect(names({ text: ' cordo ' })).toEqual(['Córdoba']);
    expect(names({ text: 'LISBON' })).toEqual(['Lisbon']);
    expect(names({ text: 'grandma’s' })).toEqual(['Oslo']);
    expect(names({ text: 'nowhere' })).toEqual([]);
  });

  it('are found by what their stops are called, and by words that stand apart', () => {
    expect(names({ text: 'Panteón' })).toEqual(['Rome']);
    expect(names({ text: 'ROMA' })).toEqual([]);
    expect(names({ text: 'rome trastevere' })).toEqual(['Rome']);
    expect(names({ text: 'paris trastevere' })).toEqual([]);
    expect(filterTrips(trips, { ...noFilter, text: 'panteon' }, { today, stops: null })).toEqual([]);
  });

  it('are narrowed by status', () => {
    expect(names({ status: 'upcoming' })).toEqual(['Oslo', 'Rome']);
    expect(names({ status: 'past', text: 'three' })).toEqual(['Lisbon', 'Córdoba']);
  });
});
