import * as z from 'zod/mini';
import { budgetLevelSchema } from '#domain/trip/budget.ts';
import { categoryIdSchema } from '#domain/trip/category.ts';
import { defaultTravellers } from '#domain/trip/travellers.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';

/** The form as typed. */
const formValuesSchema = z.object({
  destination: z.string(),
  start: z.string(),
  end: z.string(),
  adults: z.int(),
  children: z.int(),
  categories: z.array(categoryIdSchema),
  budget: z.nullable(budgetLevelSchema),
  preferences: z.string(),
});
export type FormValues = z.infer<typeof formValuesSchema>;

const emptyForm: FormValues = {
  destination: '',
  start: '',
  end: '',
  adults: defaultTravellers.adults,
  children: defaultTravellers.children,
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
    travellers: { adults: values.adults, children: values.children },
  };
}

/** S5: submit is disabled while one of these is empty. */
export function canSubmit({ destination, start, end }: FormValues): boolean {
  return destination.trim() !== '' && start !== '' && end !== '';
}
