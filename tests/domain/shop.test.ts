import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsPerToken } from '#domain/shop/product.ts';
import { isWithdrawalOpen, lastWithdrawalDay, unspentLots } from '#domain/shop/withdrawal.ts';

describe('a package', () => {
  it.each([
    [150, 100, 1.5],
    [600, 500, 1.2],
    [1000, 1000, 1],
  ])('of %i cents for %i tokens costs %f cents a token', (price, tokens, cents) => {
    expect(centsPerToken({ price, tokens })).toBe(cents);
  });
});

describe('the right of withdrawal', () => {
  it('ends with the fourteenth day after the purchase, where the operator lives', () => {
    const paidAt = '2026-11-20T12:00:00.000Z';
    expect(lastWithdrawalDay(paidAt)).toBe('2026-12-04');
    expect(isWithdrawalOpen(paidAt, new Date('2026-12-04T22:59:59Z'))).toBe(true);
    expect(isWithdrawalOpen(paidAt, new Date('2026-12-04T23:00:00Z'))).toBe(false);
  });

  it('counts the day of a purchase shortly after midnight in Madrid as that day', () => {
    expect(lastWithdrawalDay('2026-07-01T22:30:00.000Z')).toBe('2026-07-16');
  });
});

describe('an unspent package', () => {
  const lots = [
    { ref: 'welcome', tokens: 200 },
    { ref: 'first', tokens: 500 },
    { ref: 'second', tokens: 100 },
  ];

  it.each([
    [800, ['second', 'first', 'welcome']],
    [799, ['second', 'first']],
    [600, ['second', 'first']],
    [599, ['second']],
    [100, ['second']],
    [99, []],
    [0, []],
  ])('is known by what is left: with %i tokens %j', (available, unspent) => {
    expect([...unspentLots(lots, available)]).toEqual(unspent);
  });

  it('is never one that was taken back whole', () => {
    expect([...unspentLots([{ ref: 'gone', tokens: 0 }], 0)]).toEqual([]);
  });

  it('is exactly one that spending the oldest first has not reached', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (tokens, share) => {
        const all = tokens.map((amount, index) => ({ ref: String(index), tokens: amount }));
        const total = tokens.reduce((sum, amount) => sum + amount, 0);
        const spent = Math.floor(total * share);
        let before = 0;
        const expected = all.filter((lot) => {
          const untouched = before >= spent;
          before += lot.tokens;
          return untouched;
        });
        expect(unspentLots(all, total - spent)).toEqual(new Set(expected.map(({ ref }) => ref)));
      }),
    );
  });
});
