import { expect, it } from 'vitest';
import { lateNights } from '#planner/intent/late-nights.ts';
import { aDestination } from '../support/trips.ts';

const porto = aDestination('porto');
const none = {
  arrival: null,
  departure: null,
  busy: [],
  early: new Map(),
  late: new Map(),
  bedWays: [],
  indoors: new Set<number>(),
};
const naming = (...ids: string[]) => ids.map((placeId) => ({ placeId }));
const stayUp = (change: Partial<Parameters<typeof lateNights>[0]> = {}) => [
  ...lateNights({
    dates: { start: '2026-12-30', end: '2027-01-02' },
    destination: porto,
    named: [],
    withChildren: false,
    toddler: false,
    end: null,
    fixed: none,
    ...change,
  }),
];

it('New Year is waited for by those who bring no children and did not say when their days end', () => {
  expect(stayUp()).toEqual([[2, 24 * 60 + 45]]);
  for (const change of [{ withChildren: true }, { toddler: true }, { end: 'early' as const }, { end: 22 * 60 }])
    expect(stayUp(change)).toEqual([]);
});

it('and by all who named what is on then', () => {
  expect(stayUp({ withChildren: true, end: 'early', named: naming('new-year-aliados') })).toEqual([[2, 24 * 60 + 45]]);
  expect(stayUp({ withChildren: true, named: naming('livraria-lello') })).toEqual([]);
});

it('not where nothing is on, on no other night, nor by those who leave that day', () => {
  expect(stayUp({ destination: aDestination('florence') })).toEqual([]);
  expect(stayUp({ dates: { start: '2027-06-20', end: '2027-06-28' } })).toEqual([]);
  expect(stayUp({ fixed: { ...none, departure: { day: 2, until: 24 * 60 } } })).toEqual([]);
});

it('a feast of one night is stayed up for by those who named it, and by no others', () => {
  const told = { destination: aDestination('paris'), dates: { start: '2027-07-13', end: '2027-07-15' } };
  const fireworks = aDestination('paris').compiled.find(({ name }) => name.en === 'Bastille Day Fireworks');
  expect(stayUp({ ...told, named: naming(fireworks?.id ?? '') })).toEqual([[2, 24 * 60 + 45]]);
  expect(stayUp(told)).toEqual([]);
});

it('not a tree that is lit over the turn of the year, nor a market, nor what ends in time', () => {
  const york = { destination: aDestination('new-york'), dates: { start: '2027-12-30', end: '2028-01-02' } };
  expect(stayUp({ ...york, named: naming('rockefeller-christmas-tree') })).toEqual([]);
  const vienna = { destination: aDestination('vienna'), dates: { start: '2027-12-10', end: '2027-12-12' } };
  expect(stayUp({ ...vienna, named: naming(...vienna.destination.compiled.map(({ id }) => id)) })).toEqual([]);
  const boston = { destination: aDestination('boston'), dates: { start: '2027-07-03', end: '2027-07-05' } };
  expect(stayUp({ ...boston, named: naming(...boston.destination.compiled.map(({ id }) => id)) })).toEqual([]);
});
