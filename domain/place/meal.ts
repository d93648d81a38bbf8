/** The meals that a place serves and a day has. */
export const mealKinds = ['lunch', 'dinner'] as const;
export type MealKind = (typeof mealKinds)[number];

/** Whether one goes there to eat or drink between meals: cake, ice cream and churros are no lunch. */
export const isTreat = ({
  kind,
  meals,
}: {
  readonly kind: string;
  readonly meals?: readonly unknown[] | undefined;
}): boolean => kind === 'food' && (meals ?? []).length === 0;
