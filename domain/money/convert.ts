import type { RateTable } from './rates.ts';

/** An amount in hundredths of its currency. */
export interface Amount {
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** An amount in another currency and about what it is in euros. */
export interface Conversion {
  readonly from: Amount;
  readonly euroCents: number;
  /** Of the rate. */
  readonly date: string;
}

const EURO = 100;
/** From here on the cents of a conversion would say more than a rate of another day knows. */
const WHOLE_FROM = 10 * EURO;

/** Cents up to ten euros, whole euros from there. */
const rounded = (cents: number) => (cents < WHOLE_FROM ? Math.round(cents) : Math.round(cents / EURO) * EURO);

/** About what an amount is in euros, by the first table that knows its currency; null where none does. */
export function convert(from: Amount, tables: readonly RateTable[]): Conversion | null {
  for (const { date, perEuro } of tables) {
    const rate = perEuro[from.currency];
    if (rate !== undefined) return { from, euroCents: rounded(from.cents / rate), date };
  }
  return null;
}
