import { describe, expect, it } from 'vitest';
import { settingsSchema } from '#contract/settings.ts';
import { convert } from '#domain/money/convert.ts';
import { rateTableSchema, usualRates } from '#domain/money/rates.ts';

const dollars = (cents: number) => ({ cents, currency: 'USD' });
const own = { date: '2026-11-20', perEuro: { USD: 1.2 } };

describe('a price in another currency', () => {
  it('is told in euros with the day of its rate', () => {
    expect(convert(dollars(120_00), [usualRates])).toEqual({
      from: dollars(120_00),
      euroCents: 102_00,
      date: '2025-06-30',
    });
  });

  it('is whole euros from ten on, and cents below', () => {
    expect(convert(dollars(6_01), [own])?.euroCents).toBe(5_01);
    expect(convert(dollars(12_00), [own])?.euroCents).toBe(10_00);
    expect(convert(dollars(12_50), [own])?.euroCents).toBe(10_00);
  });

  it('goes by the first table that knows its currency, each with its own date', () => {
    expect(convert(dollars(120_00), [own, usualRates])).toMatchObject({ euroCents: 100_00, date: '2026-11-20' });
    expect(convert({ cents: 8555, currency: 'GBP' }, [own, usualRates])).toMatchObject({
      euroCents: 100_00,
      date: '2025-06-30',
    });
  });

  it('counts hundredths also of currencies that have none', () => {
    expect(convert({ cents: 16_920_00, currency: 'JPY' }, [usualRates])?.euroCents).toBe(100_00);
  });

  it('is not converted where no table knows it', () => {
    expect(convert({ cents: 100, currency: 'XPF' }, [own, usualRates])).toBeNull();
    expect(convert(dollars(100), [])).toBeNull();
  });
});

describe('our own rates', () => {
  it('are a table like any other, of known currencies, and fit the settings', () => {
    expect(rateTableSchema.parse(usualRates)).toEqual(usualRates);
    const known = new Set(Intl.supportedValuesOf('currency'));
    expect(Object.keys(usualRates.perEuro).filter((code) => !known.has(code))).toEqual([]);
    expect(Object.keys(usualRates.perEuro).length).toBeGreaterThanOrEqual(45);
    expect(settingsSchema.shape.rates.parse([own, usualRates])).toEqual([own, usualRates]);
  });

  it('have no currency at ten or a tenth of what it is', () => {
    // Whole powers of ten, from what a coffee costs: a slip of a digit would leave these.
    const magnitude = (code: string) => Math.floor(Math.log10(usualRates.perEuro[code] ?? 0));
    const of = (codes: string) => codes.split(' ').map(magnitude);
    expect(new Set(of('USD CAD AUD BAM BGN NZD SGD'))).toEqual(new Set([0]));
    expect(new Set(of('GBP CHF BHD OMR JOD'))).toEqual(new Set([-1]));
    expect(new Set(of('CZK TRY THB MXN SEK NOK ZAR EGP PHP MAD MVR TWD'))).toEqual(new Set([1]));
    expect(new Set(of('JPY HUF INR ISK'))).toEqual(new Set([2]));
    expect(new Set(of('KRW ARS CLP COP'))).toEqual(new Set([3]));
    expect(new Set(of('IDR VND'))).toEqual(new Set([4]));
  });
});
