import * as z from 'zod/mini';
import { budgetLevelSchema } from '#domain/trip/budget.ts';
import { categoryIdSchema, MAX_CATEGORIES } from '#domain/trip/category.ts';
import { clampAdults, clampChildren, defaultTravellers } from '#domain/trip/travellers.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';

/** The form as typed: travellers stay text until the field is left, so that one can clear and retype them. */
const formValuesSchema = z.object({
  destination: z.string(),
  start: z.string(),
  end: z.string(),
  adults: z.string(),
  children: z.string(),
  categories: z.array(categoryIdSchema),
  budget: z.nullable(budgetLevelSchema),
  preferences: z.string(),
});
export type FormValues = z.infer<typeof formValuesSchema>;

const emptyForm: FormValues = {
  destination: '',
  start: '',
  end: '',
  adults: String(defaultTravellers.adults),
  children: String(defaultTravellers.children),
  categories: [],
  budget: null,
  preferences: '',
};

/** What was typed before, or an empty form when there is nothing or it cannot be read. */
export function restoreForm(draft: unknown): FormValues {
  const parsed = formValuesSchema.safeParse(draft);
  return parsed.success ? parsed.data : emptyForm;
}

export function toRequest(values: FormValues): TripRequest {
  return {
    destination: values.destination.trim(),
    dates: { start: values.start, end: values.end },
    preferences: values.preferences,
    budget: values.budget,
    categories: values.categories,
    travellers: { adults: clampAdults(values.adults), children: clampChildren(values.children) },
  };
}

/** Spec section 5: submit is disabled while one of these is empty. */
export function canSubmit({ destination, start, end }: FormValues): boolean {
  return destination.trim() !== '' && start !== '' && end !== '';
}

/** Chosen or not; a fourth is refused. */
export function toggleCategory(values: FormValues, id: FormValues['categories'][number]): FormValues {
  const chosen = values.categories.includes(id);
  if (!chosen && values.categories.length >= MAX_CATEGORIES) return values;
  const categories = chosen ? values.categories.filter((other) => other !== id) : [...values.categories, id];
  return { ...values, categories };
}
