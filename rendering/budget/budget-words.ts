import { byLanguage } from '#domain/by-language.ts';
import type { Language } from '#domain/language.ts';
import type { PlannedKind, TripBudget } from '#domain/trip/trip-budget.ts';

/** How a budget is told, on the page and in exports. A language that lacks a word does not compile. */
export interface BudgetWords {
  readonly planned: Readonly<Record<PlannedKind, string>>;
  readonly transport: string;
  /** What the estimate of local transport is made of. */
  readonly transportNote: string;
  readonly about: (amount: string) => string;
  readonly onFoot: string;
  readonly far: (rides: number) => string;
  readonly booked: string;
  readonly free: string;
  /** Of a sum of which no price is known. */
  readonly notKnown: string;
  readonly variable: (count: number) => string;
  readonly unknown: (count: number) => string;
  readonly noPrice: (count: number) => string;
  /** An amount and about what it is in euros, by the rate of a day. */
  readonly rate: (amount: string, euros: string, day: string) => string;
  readonly noRate: string;
  readonly perAdult: string;
  /** Neither what is booked nor what was paid changes it. */
  readonly perAdultNote: string;
  readonly party: string;
  readonly plusVariable: string;
  readonly plusUnknown: string;
  readonly plusApart: string;
  readonly missing: Readonly<Record<TripBudget['missing'][number] | 'transport', string>>;
  readonly notIncluded: (what: string) => string;
}

const words = byLanguage(
  import.meta.glob<BudgetWords>('./languages/*/budget-words.ts', { eager: true, import: 'words' }),
);

export function budgetWords(language: Language): BudgetWords {
  return words[language];
}
