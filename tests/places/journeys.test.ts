import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import { MAX_BASES, MAX_NIGHTS } from '#domain/trip/longest.ts';
import { fittingBases } from '#domain/trip/nights.ts';
import { connectionOf } from '#planner/journey/connection.ts';
import { wayThere } from '#planner/journey/way-there.ts';
import { normaliseName } from '#planner/resolve/normalise.ts';
import { spellings } from '#planner/resolve/resolve.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

const { destinations, journeys } = loadCatalogue();
const byId = new Map(destinations.map((own) => [own.id, own]));

/** Kilometres an hour from terminal to terminal, along the great circle. */
const speeds = {
  train: [25, 260],
  bus: [20, 95],
  ferry: [15, 75],
  flight: [130, 850],
  car: [20, 120],
  other: [20, 120],
} as const;

describe('the ways between destinations', () => {
  it.each(journeys.ways)('%s to %s by %s in %i min', (a, b, by, minutes, price) => {
    const [from, to] = [byId.get(a), byId.get(b)];
    if (!from || !to) throw new Error(`${a} or ${b} is not in the catalogue`);
    const speed = distanceM(from, to) / 1000 / (minutes / 60);
    const [least, most] = speeds[by];
    expect(speed).toBeGreaterThan(least);
    expect(speed).toBeLessThan(most);
    expect(price ?? 1).toBeGreaterThan(0);
    // It can be travelled in a day, both ways.
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const connection = connectionOf(one, other, { rows: journeys.ways, byCar: false });
      expect(wayThere({ from: one, to: other, connection, date: '2027-06-01' }, 'en')).not.toBeNull();
    }
  });

  it('stand once each', () => {
    const pairs = journeys.ways.map(([a, b]) => [a, b].sort((one, other) => one.localeCompare(other)).join(' '));
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });
});

describe('the regions of journeys', () => {
  it.each(journeys.regions.map((region) => [region.name.en, region] as const))('%s', (_, { bases, aliases, name }) => {
    expect(bases.filter(({ id }) => !byId.has(id))).toEqual([]);
    expect(bases.length).toBeGreaterThan(1);
    expect(bases.reduce((sum, { nights }) => sum + nights, 0)).toBeLessThanOrEqual(MAX_NIGHTS);
    expect(bases.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual(bases.map((_base, index) => index + 1));
    // Whatever is left out for want of nights: between two that follow each other it is known how one goes.
    const lengths = Array.from({ length: MAX_NIGHTS }, (_none, index) => index + 1);
    const pairs = lengths.flatMap((nights) => {
      const kept = fittingBases(bases, nights, MAX_BASES);
      return kept.slice(1).map((later, index) => [bases[kept[index] ?? 0]?.id ?? '', bases[later]?.id ?? ''] as const);
    });
    const isKnown = (a: string, b: string) =>
      journeys.ways.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
    expect(pairs.filter(([a, b]) => !isKnown(a, b))).toEqual([]);
    // No name of a region is that of a destination, which is meant then.
    const names = [name.en, name.es, ...aliases].map(normaliseName);
    expect(destinations.filter((own) => spellings(own).some((spelling) => names.includes(spelling)))).toEqual([]);
  });
});
