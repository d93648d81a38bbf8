import { plainText } from '#domain/plain-text.ts';
import type { BudgetLevel } from '#domain/trip/budget.ts';
import type { CategoryId } from '#domain/trip/category.ts';
import type { InspirationCard } from '../../data/inspiration.ts';

/** In days; the longest trip has eight. */
const lengthRanges = { weekend: [1, 3], short: [4, 5], week: [6, 8] } as const;
export type Length = keyof typeof lengthRanges;
export const lengths: readonly Length[] = ['weekend', 'short', 'week'];

/** By months, because winter is not at the same time everywhere. */
const quarterMonths = {
  decToFeb: [12, 1, 2],
  marToMay: [3, 4, 5],
  junToAug: [6, 7, 8],
  sepToNov: [9, 10, 11],
} as const;
export type Quarter = keyof typeof quarterMonths;
export const quarters: readonly Quarter[] = ['decToFeb', 'marToMay', 'junToAug', 'sepToNov'];

export interface InspirationFilter {
  /** Part of a title, place or text; case and accents do not matter. */
  readonly text: string;
  readonly category: CategoryId | 'any';
  readonly length: Length | 'any';
  readonly budget: BudgetLevel | 'any';
  readonly quarter: Quarter | 'any';
}

export const noFilter: InspirationFilter = { text: '', category: 'any', length: 'any', budget: 'any', quarter: 'any' };

function hasLength(days: number, length: Length): boolean {
  const [shortest, longest] = lengthRanges[length];
  return days >= shortest && days <= longest;
}

const isIn = (month: number, quarter: Quarter) => quarterMonths[quarter].some((other) => other === month);

/** What matches, in the order in which it came. */
export function filterInspiration(
  cards: readonly InspirationCard[],
  { text, category, length, budget, quarter }: InspirationFilter,
): InspirationCard[] {
  const wanted = plainText(text.trim());
  return cards.filter(
    (card) =>
      (category === 'any' || card.categories.includes(category)) &&
      (length === 'any' || hasLength(card.days, length)) &&
      (budget === 'any' || card.budget === budget) &&
      (quarter === 'any' || isIn(card.month, quarter)) &&
      plainText(`${card.title} ${card.destination} ${card.intro} ${card.summary}`).includes(wanted),
  );
}
