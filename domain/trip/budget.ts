import * as z from 'zod/mini';
import { openList } from '../open-list.ts';

export const budgetLevels = ['economic', 'moderate', 'luxury'] as const;
export const budgetLevelSchema = z.enum(budgetLevels);
export type BudgetLevel = z.infer<typeof budgetLevelSchema>;
/** The same as trips and accounts hold it: a later version may know more. */
export const heldBudgetSchema = openList(budgetLevels);
