/** The meals that a place serves and a day has. */
export const mealKinds = ['lunch', 'dinner'] as const;
export type MealKind = (typeof mealKinds)[number];
