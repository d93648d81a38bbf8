import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cost, costSchema, freeOfCharge, parseEstimatedCost, toEstimatedCost } from '#domain/trip/cost.ts';

const amount = (adult: number, child = adult): Cost => ({ kind: 'amount', adult, child });
const variable: Cost = { kind: 'variable' };
const unknown: Cost = { kind: 'unknown' };

describe('an estimated cost of the wire', () => {
  it.each<[string | number | null, Cost]>([
    [0, freeOfCharge],
    [12.5, amount(1250)],
    [18, amount(1800)],
    [0.1 + 0.2, amount(30)],
    [19.99, amount(1999)],
    [1.005, amount(100)],
    ['0', freeOfCharge],
    ['free', freeOfCharge],
    ['Free', freeOfCharge],
    ['FREE ', freeOfCharge],
    ['Gratis', freeOfCharge],
    ['gratuito', freeOfCharge],
    ['Entrada libre', freeOfCharge],
    ['0 €', freeOfCharge],
    ['variable', variable],
    ['Variable', variable],
    ['Varía', variable],
    ['12.50', amount(1250)],
    ['12,50', amount(1250)],
    ['12,50 €', amount(1250)],
    ['12.50€', amount(1250)],
    ['12 EUR', amount(1200)],
    ['12 euros', amount(1200)],
    ['1 euro', amount(100)],
    [null, unknown],
    ['null', unknown],
    ['NULL', unknown],
    [' null ', unknown],
    ['', unknown],
    ['  ', unknown],
  ])('%j is read', (wire, cost) => {
    expect(parseEstimatedCost(wire)).toEqual(cost);
  });

  it.each([
    'ask at the door',
    '10-15 €',
    'about 20',
    '€12.50',
    '-5',
    '-0.01 €',
    'Infinity',
    '1.234,50 €',
    'NaN',
    'undefined',
  ])('%j is variable rather than free', (wire) => {
    expect(parseEstimatedCost(wire)).toEqual(variable);
  });

  it.each(['€', ' € ', 'eur', 'euros'])('%j, a currency with no figure, is variable rather than free', (wire) => {
    expect(parseEstimatedCost(wire)).toEqual(variable);
  });

  it("has a child's price of its own where one is sent, else the adult's", () => {
    expect(parseEstimatedCost(18, 9.5)).toEqual(amount(1800, 950));
    expect(parseEstimatedCost(18, 0)).toEqual(amount(1800, 0));
    expect(parseEstimatedCost(18, null)).toEqual(amount(1800));
    expect(parseEstimatedCost('18 €', 5)).toEqual(amount(1800, 500));
    expect(parseEstimatedCost('variable', 5)).toEqual(variable);
    expect(parseEstimatedCost(null, 5)).toEqual(unknown);
  });

  it('is whole cents of a known kind, whatever text comes', () => {
    const texts = fc.oneof(fc.string({ maxLength: 12 }), fc.double({ min: 0, max: 1e6, noNaN: true }).map(String));
    fc.assert(
      fc.property(texts, (text) => {
        expect(costSchema.safeParse(parseEstimatedCost(text)).success).toBe(true);
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });
});

describe('a cost on the wire', () => {
  it('is euros, "variable" or null', () => {
    expect([freeOfCharge, amount(1250, 600), variable, unknown].map(toEstimatedCost)).toEqual([
      0,
      12.5,
      'variable',
      null,
    ]);
  });

  it('comes back as it went, to the cent', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    const costs: fc.Arbitrary<Cost> = fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), adult: cents, child: cents }),
      fc.constantFrom(variable, unknown),
    );
    fc.assert(
      fc.property(costs, (cost) => {
        const child = cost.kind === 'amount' ? cost.child / 100 : null;
        expect(parseEstimatedCost(toEstimatedCost(cost), child)).toEqual(cost);
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });
});

describe('a cost', () => {
  it.each([amount(0), amount(1850, 0), variable, unknown])('may be %j', (cost) => {
    expect(costSchema.safeParse(cost).success).toBe(true);
  });

  it.each([
    amount(-1, 0),
    amount(0, -1),
    amount(12.5),
    { kind: 'amount', adult: 100 },
    { kind: 'variable', adult: 100 },
    { kind: 'free' },
    'variable',
  ])('may not be %j', (cost) => {
    expect(costSchema.safeParse(cost).success).toBe(false);
  });
});
