import * as z from 'zod/mini';
import { isoDateSchema } from '../trip/iso-date.ts';

/** Rates of one day: how many units of a currency one euro buys, as the ECB publishes them. */
export const rateTableSchema = z.object({
  date: isoDateSchema,
  /** By ISO 4217 code. */
  perEuro: z.record(z.string(), z.number().check(z.positive())),
});
export type RateTable = z.infer<typeof rateTableSchema>;

/**
 * What is used where the operator says nothing, written from general knowledge. The ECB's currencies first, rounded to at most four digits;
 * then those that are tied to the euro or the dollar, by what they are tied at; then a few that people travel with, to two or three digits.
 */
export const usualRates: RateTable = {
  date: '2025-06-30',
  perEuro: {
    AUD: 1.795,
    BGN: 1.95583,
    BRL: 6.438,
    CAD: 1.603,
    CHF: 0.9347,
    CNY: 8.397,
    CZK: 24.75,
    DKK: 7.461,
    GBP: 0.8555,
    HKD: 9.2,
    HUF: 399.8,
    IDR: 19_020,
    ILS: 3.95,
    INR: 100.6,
    ISK: 142,
    JPY: 169.2,
    KRW: 1588,
    MXN: 22.09,
    MYR: 4.934,
    NOK: 11.83,
    NZD: 1.933,
    PHP: 66,
    PLN: 4.242,
    RON: 5.079,
    SEK: 11.15,
    SGD: 1.494,
    THB: 38.1,
    TRY: 46.57,
    USD: 1.172,
    ZAR: 20.84,
    AED: 4.304,
    BAM: 1.95583,
    BHD: 0.4407,
    JOD: 0.831,
    MVR: 18.05,
    OMR: 0.4506,
    QAR: 4.266,
    SAR: 4.395,
    ARS: 1400,
    CLP: 1090,
    COP: 4790,
    EGP: 58.2,
    MAD: 10.6,
    PEN: 4.16,
    TWD: 34.4,
    VND: 30_600,
  },
};
