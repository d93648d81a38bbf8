import * as z from 'zod/mini';

export const budgetLevels = ['economic', 'moderate', 'luxury'] as const;
export const budgetLevelSchema = z.enum(budgetLevels);
export type BudgetLevel = z.infer<typeof budgetLevelSchema>;
