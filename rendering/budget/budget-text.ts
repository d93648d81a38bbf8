import { type Language, localeOf } from '#domain/language.ts';
import type { RateTable } from '#domain/money/rates.ts';
import type { LocalTransport } from '#domain/trip/local-transport.ts';
import { costsOf } from '#domain/trip/shared-tickets.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type BookedLine, type PlannedLine, type TripBudget, tripBudget } from '#domain/trip/trip-budget.ts';
import { priceText } from '../bookings/booking-text.ts';
import { bookingWords } from '../bookings/booking-words.ts';
import { type BudgetWords, budgetWords } from './budget-words.ts';

/** One line of a budget. */
export interface BudgetRow {
  readonly name: string;
  readonly amount: string;
  /** What is to be known of the amount. */
  readonly notes: readonly string[];
}

/** A budget in words. */
export interface BudgetText {
  readonly planned: readonly BudgetRow[];
  readonly bookedTitle: string;
  readonly booked: readonly BudgetRow[];
  readonly perAdult: BudgetRow;
  readonly party: BudgetRow;
  /** null: nothing is missing. */
  readonly notIncluded: string | null;
}

const euros = (cents: number, language: Language) => priceText({ cents, currency: 'EUR' }, language);

/** "30 June 2025" / "30 de junio de 2025". */
function longDay(iso: string, language: Language): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), parts).format(Date.parse(iso));
}

/** A sum is told where there is one, or where nothing is left out of it; else what is left out stands in its place. */
function row(name: string, sum: string | null, rest: readonly string[], words: BudgetWords): BudgetRow {
  const [amount = words.free, ...notes] = sum === null ? rest : [sum, ...rest];
  return { name, amount, notes };
}

function plannedRow({ kind, cents, variable, unknown }: PlannedLine, language: Language): BudgetRow {
  const words = budgetWords(language);
  const rest = [...(variable > 0 ? [words.variable(variable)] : []), ...(unknown > 0 ? [words.unknown(unknown)] : [])];
  return row(words.planned[kind], cents > 0 ? euros(cents, language) : null, rest, words);
}

function transportRow({ cents, rides, far }: LocalTransport, language: Language): BudgetRow {
  const words = budgetWords(language);
  const out = far > 0 ? [words.far(far)] : [];
  if (rides === 0) return row(words.transport, far > 0 ? null : words.onFoot, out, words);
  const sum = cents === 0 ? words.free : words.about(euros(cents, language));
  return row(words.transport, sum, [...(cents === 0 ? [] : [words.transportNote]), ...out], words);
}

/** Of one kind of booking: what is in euros or became it, then each currency that no rate is known of. */
function bookedRows({ kind, cents, unknown, conversions, apart }: BookedLine, language: Language): BudgetRow[] {
  const words = budgetWords(language);
  const name = bookingWords(language).kinds[kind];
  const rest = [
    ...conversions.map(({ from, euroCents, date }) =>
      words.rate(priceText(from, language), euros(euroCents, language), longDay(date, language)),
    ),
    ...(unknown > 0 ? [words.noPrice(unknown)] : []),
  ];
  const strange = apart.map((amount) => row(name, priceText(amount, language), [words.noRate], words));
  const hasOwn = cents > 0 || rest.length > 0 || strange.length === 0;
  return [...(hasOwn ? [row(name, cents > 0 ? euros(cents, language) : null, rest, words)] : []), ...strange];
}

/** Free is only what nothing is left out of: with no price at all the sum is not known. */
function sumText(cents: number, isWhole: boolean, language: Language): string {
  const { free, notKnown } = budgetWords(language);
  if (cents > 0) return euros(cents, language);
  return isWhole ? free : notKnown;
}

function partyRow({ planned, booked, total }: TripBudget, language: Language): BudgetRow {
  const words = budgetWords(language);
  const lines = [...planned, ...booked];
  const rest = [
    ...(lines.some(({ variable }) => variable > 0) ? [words.plusVariable] : []),
    ...(lines.some(({ unknown }) => unknown > 0) ? [words.plusUnknown] : []),
    ...(booked.some(({ apart }) => apart.length > 0) ? [words.plusApart] : []),
  ];
  const amount = sumText(total, rest.length === 0, language);
  return { name: words.party, amount, notes: total > 0 ? rest : [] };
}

/**
 * What a trip costs, line by line, and what is in none of them. An adult's part is told of the plan alone: who pays for a bed or a flight
 * with children in it is not known.
 */
export function budgetText(trip: Trip, rates: readonly RateTable[], language: Language): BudgetText {
  const words = budgetWords(language);
  const budget = tripBudget(trip, rates);
  const { planned, transport, booked } = budget;
  const { perPerson, variable, unknown } = totalCost(costsOf(trip.days), trip.travellers);
  const missing = [...budget.missing, ...(transport ? [] : (['transport'] as const))];
  return {
    planned: [
      ...planned.map((line) => plannedRow(line, language)),
      ...(transport ? [transportRow(transport, language)] : []),
    ],
    bookedTitle: words.booked,
    booked: booked.flatMap((line) => bookedRows(line, language)),
    perAdult: {
      name: words.perAdult,
      amount: sumText(perPerson, !variable && !unknown, language),
      notes: [words.perAdultNote],
    },
    party: partyRow(budget, language),
    notIncluded: missing.length === 0 ? null : words.notIncluded(missing.map((own) => words.missing[own]).join(', ')),
  };
}
