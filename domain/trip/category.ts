import * as z from 'zod/mini';

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
export type CategoryId = z.infer<typeof categoryIdSchema>;

/** Spec section 5: at most 3 categories in a request. */
export const MAX_CATEGORIES = 3;
