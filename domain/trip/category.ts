import * as z from 'zod/mini';
import { openList } from '../open-list.ts';

/** The interest categories (D25); each has an icon at `/categories/{id}.svg`. */
export const categoryIds = [
  'culture',
  'history',
  'art',
  'food',
  'nature',
  'adventure',
  'beach',
  'nightlife',
  'shopping',
  'family',
  'wellness',
  'sports',
] as const;
export const categoryIdSchema = z.enum(categoryIds);
export type CategoryId = (typeof categoryIds)[number];

/** The same as trips and accounts hold them: a later version may know more. */
export const heldCategorySchema = openList(categoryIds);

/** S5: at most 3 categories in a request. */
export const MAX_CATEGORIES = 3;
