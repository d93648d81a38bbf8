import { type RateTable, usualRates } from '#domain/money/rates.ts';
import { dayNumber } from '#domain/trip/dates.ts';
import type { Reader } from './config-reader.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** What is wrong with one entry; null where it is a rate. */
function faultOf(code: string, figure: string, known: Readonly<Record<string, number>>): string | null {
  if (!currencies.has(code)) return 'expected the code of a currency, "=" and a number, such as USD=1.16';
  if (code === 'EUR') return 'the euro is what the others are told in';
  if (Object.hasOwn(known, code)) return 'this currency stands there twice';
  const rate = /^\d+(\.\d+)?$/.test(figure) ? Number(figure) : 0;
  return rate > 0 && rate < 1e9
    ? null
    : 'expected how many units one euro buys, above 0 and with a point, such as 1.16';
}

/** The rates that prices are converted with: those of the operator before our own, so that only what is named is replaced. */
export function readRates(reader: Reader): readonly RateTable[] {
  const [date = '', ...entries] = reader.text('EXCHANGE_RATES', '').split(/\s+/);
  if (date === '') return [usualRates];
  const refuse = (entry: string, fault: string) =>
    reader.problems.push(`EXCHANGE_RATES: ${JSON.stringify(entry)} is wrong: ${fault}`);
  if (dayNumber(date) === null) refuse(date, 'expected the date of the rates first, such as 2026-11-20');
  if (entries.length === 0) refuse(date, 'expected rates after the date, such as USD=1.16');
  const perEuro: Record<string, number> = {};
  for (const entry of entries) {
    const [code = '', figure = '', ...rest] = entry.split('=');
    const fault = faultOf(code, rest.length > 0 ? '' : figure, perEuro);
    if (fault === null) perEuro[code] = Number(figure);
    else refuse(entry, fault);
  }
  return [{ date, perEuro }, usualRates];
}
