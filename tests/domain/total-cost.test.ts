import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cost } from '#domain/trip/cost.ts';
import { totalCost } from '#domain/trip/total-cost.ts';

const amount = (adult: number, child = adult): Cost => ({ kind: 'amount', adult, child });
const variable: Cost = { kind: 'variable' };
const unknown: Cost = { kind: 'unknown' };

describe('the total cost', () => {
  it('sums the amounts of one adult, and of the party with children at their price', () => {
    expect(totalCost([amount(1800, 900), amount(250, 0)], { adults: 2, children: 3 })).toEqual({
      perPerson: 2050,
      party: 2 * 2050 + 3 * 900,
      variable: false,
      unknown: false,
    });
  });

  it('is nothing for no activities and for free ones', () => {
    const nothing = { perPerson: 0, party: 0, variable: false, unknown: false };
    expect(totalCost([], { adults: 10, children: 10 })).toEqual(nothing);
    expect(totalCost([amount(0), amount(0)], { adults: 10, children: 10 })).toEqual(nothing);
  });

  it('takes nothing for a variable cost but reports it', () => {
    expect(totalCost([amount(500), variable], { adults: 1, children: 0 })).toEqual({
      perPerson: 500,
      party: 500,
      variable: true,
      unknown: false,
    });
  });

  it('takes nothing for an unknown cost but reports it, apart from the variable ones', () => {
    expect(totalCost([unknown, amount(500)], { adults: 1, children: 0 })).toEqual({
      perPerson: 500,
      party: 500,
      variable: false,
      unknown: true,
    });
  });

  it("leaves the children's price out of the figure per person", () => {
    expect(totalCost([amount(1000, 400)], { adults: 1, children: 5 }).perPerson).toBe(1000);
  });

  it('of two halves is the total of the whole, in any order', () => {
    const costs = fc.array(
      fc.oneof(
        fc.tuple(fc.nat(200_000), fc.nat(200_000)).map(([adult, child]) => amount(adult, child)),
        fc.constantFrom(variable, unknown),
      ),
      { maxLength: 20 },
    );
    const party = fc.record({ adults: fc.integer({ min: 1, max: 10 }), children: fc.nat(10) });
    fc.assert(
      fc.property(costs, costs, party, (a, b, travellers) => {
        const [first, second] = [totalCost(a, travellers), totalCost(b, travellers)];
        expect(totalCost([...b, ...a], travellers)).toEqual({
          perPerson: first.perPerson + second.perPerson,
          party: first.party + second.party,
          variable: first.variable || second.variable,
          unknown: first.unknown || second.unknown,
        });
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });
});
