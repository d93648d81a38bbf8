import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import { budgetLevelSchema } from '#domain/trip/budget.ts';
import { categoryIdSchema } from '#domain/trip/category.ts';
import { brokenDateRule, dayCount } from '#domain/trip/dates.ts';
import { defaultTravellers } from '#domain/trip/travellers.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { type FormJourney, journeySchema, lackOf } from './journey/form-journey.ts';

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
  /** What was changed of what the preferences were understood to say. What shows that reads it; until then it is only kept. */
  wishes: z.optional(z.unknown()),
  /** Several places with the nights of each; absent: `destination` alone. */
  journey: z.optional(journeySchema),
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

/** "Lisbon and Porto". */
const nameOf = ({ bases }: FormJourney): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(
    bases.map(({ destination }) => destination.trim()),
  );

export function toRequest(values: FormValues, wishes?: Wish[]): TripRequest {
  const { journey } = values;
  return {
    destination: journey ? nameOf(journey) : values.destination.trim(),
    ...(journey && { bases: journey.bases, byCar: journey.byCar }),
    dates: { start: values.start, end: values.end },
    preferences: values.preferences,
    budget: values.budget,
    categories: values.categories,
    travellers: { adults: values.adults, children: values.children },
    ...(wishes && { wishes }),
  };
}

/** S5: submit is disabled while one of these is empty. */
export function canSubmit({ destination, journey, start, end }: FormValues): boolean {
  return (journey !== undefined || destination.trim() !== '') && start !== '' && end !== '';
}

/** The places of a form, as they are typed. */
export const placesOf = ({ destination, journey }: Pick<FormValues, 'destination' | 'journey'>): string[] =>
  journey ? journey.bases.map((base) => base.destination.trim()) : [destination.trim()];

/** How many days the trip has; null before its dates are ones that a trip may have. */
export const daysOf = ({ start, end }: Pick<FormValues, 'start' | 'end'>): number | null =>
  brokenDateRule({ start, end }, start) === null ? dayCount({ start, end }) : null;

/** Whether it is said where the trip goes, and in as many nights as there are places. */
export const hasPlaces = ({ destination, journey, start, end }: FormValues): boolean =>
  journey ? lackOf(journey, { start, end }) === null : destination.trim() !== '';

const hasAdded = (wishes: unknown) =>
  typeof wishes === 'object' &&
  wishes !== null &&
  'added' in wishes &&
  Array.isArray(wishes.added) &&
  wishes.added.length > 0;

/** Whether there is anything to be understood. */
export const hasWishes = ({ preferences, wishes }: FormValues): boolean =>
  preferences.trim() !== '' || hasAdded(wishes);

/** Whether anything of it was changed by hand: the server, which reads the preferences alone, would know nothing of that. */
const isEdited = ({ wishes }: FormValues): boolean =>
  typeof wishes === 'object' &&
  wishes !== null &&
  Object.values(wishes).some((list) => Array.isArray(list) && list.length > 0);

/** The longest a press of the button waits for a reading; then the server reads. */
const LONGEST_READ_MS = 2500;
/** The longest it waits for one that must go along. */
const LONGEST_EDITED_READ_MS = 20_000;

const after = (ms: number) => new Promise<undefined>((resolve) => window.setTimeout(resolve, ms));

/**
 * The request with what was understood of the preferences, where there is something to understand. Throws Problem where that cannot be
 * read and was changed by hand: a request without it would be another one than the form shows.
 */
export async function toConfirmedRequest(values: FormValues): Promise<TripRequest> {
  if (!hasWishes(values)) return toRequest(values);
  const read = import('./wishes/confirmed.ts').then(({ confirmedWishes }) => confirmedWishes(values));
  if (!isEdited(values))
    return toRequest(values, await Promise.race([read, after(LONGEST_READ_MS)]).catch(() => undefined));
  const wishes = await Promise.race([read, after(LONGEST_EDITED_READ_MS)]);
  if (!wishes) throw new Problem('NO_RESPONSE', 'what was changed by hand could not be read');
  return toRequest(values, wishes);
}
