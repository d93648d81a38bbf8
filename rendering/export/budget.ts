import type { Language } from '#domain/language.ts';
import type { RateTable } from '#domain/money/rates.ts';
import { withoutDetails } from '#domain/trip/booking-details.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type BudgetRow, budgetText } from '../budget/budget-text.ts';

/** What only its owner sees of what a trip costs is taken out: prices of bookings, and what was really paid. */
function asPlanned(trip: Trip): Trip {
  const unpaid = trip.days.map((day) => ({
    ...day,
    activities: day.activities.map((activity) => ({ ...activity, paid: null })),
  }));
  return { ...withoutDetails(trip), days: unpaid };
}

const line = ({ name, amount, notes }: BudgetRow) => `${name}: ${[amount, ...notes].join('; ')}`;

/** What a trip costs, a line each. `codes`: with what was booked and paid. */
export function budgetLines(
  trip: Trip,
  language: Language,
  codes: boolean,
  rates: readonly RateTable[] = [],
): string[] {
  const told = budgetText(codes ? trip : asPlanned(trip), rates, language);
  return [
    ...told.planned.map(line),
    ...told.booked.map((row) => `${told.bookedTitle} · ${line(row)}`),
    line(told.perAdult),
    line(told.party),
    ...(told.notIncluded === null ? [] : [told.notIncluded]),
  ];
}
