import * as z from 'zod/mini';
import { heldWishSchema } from '../wishes/held.ts';
import { MAX_WISHES } from '../wishes/longest.ts';
import type { Wish } from '../wishes/wish.ts';
import type { Booking } from './booking.ts';
import { budgetLevelSchema } from './budget.ts';
import { categoryIdSchema, MAX_CATEGORIES } from './category.ts';
import { brokenDateRule, type DateRule, dayCount } from './dates.ts';
import { bookingSchema, MAX_BOOKINGS } from './fields/booking.ts';
import { MAX_BASES, MAX_DESTINATION_LENGTH, MAX_NIGHTS, MAX_PREFERENCES_LENGTH } from './longest.ts';
import { travellersSchema } from './travellers.ts';

/** A base of a journey as it is asked for: where, and for how many nights. */
const askedBaseSchema = z.strictObject({
  destination: z.string().check(
    z.maxLength(MAX_DESTINATION_LENGTH),
    z.refine((text) => text.trim() !== '', { error: 'destinationRequired' }),
  ),
  nights: z.int().check(z.minimum(1), z.maximum(MAX_NIGHTS)),
});

/**
 * What a traveller asks for. Dates are plain strings here: `tripRequestProblems` says which rule of S5 they
 * break, with the field's name, instead of one anonymous "invalid".
 */
export const tripRequestSchema = z.strictObject({
  destination: z.string().check(
    z.maxLength(MAX_DESTINATION_LENGTH),
    z.refine((text) => text.trim() !== '', { error: 'destinationRequired' }),
  ),
  dates: z.strictObject({ start: z.string().check(z.maxLength(10)), end: z.string().check(z.maxLength(10)) }),
  preferences: z._default(z.string().check(z.maxLength(MAX_PREFERENCES_LENGTH)), ''),
  budget: z._default(z.nullable(budgetLevelSchema), null),
  categories: z._default(
    z.array(categoryIdSchema).check(
      z.maxLength(MAX_CATEGORIES),
      z.refine((ids) => new Set(ids).size === ids.length, { error: 'categoriesRepeated' }),
    ),
    [],
  ),
  travellers: travellersSchema,
  /** What the traveller confirmed of the preferences; absent: the server reads them itself. */
  wishes: z.optional(z.array(heldWishSchema).check(z.maxLength(MAX_WISHES))),
  /** What is fixed; what the preferences say of it comes on top. */
  bookings: z.optional(z.array(bookingSchema).check(z.maxLength(MAX_BOOKINGS))),
  /** Of a journey over several places, in their order; their nights are those of the dates. Absent: `destination` alone. */
  bases: z.optional(z.array(askedBaseSchema).check(z.minLength(2), z.maxLength(MAX_BASES))),
  /** The travellers drive from base to base. */
  byCar: z.optional(z.boolean()),
});
/** The request as it is planned: its wishes are of kinds that this version knows. */
export interface TripRequest extends Omit<z.infer<typeof tripRequestSchema>, 'wishes' | 'bookings'> {
  readonly wishes?: readonly Wish[] | undefined;
  readonly bookings?: readonly Booking[] | undefined;
  /** All that is fixed, of the bookings and of the preferences; absent: not worked out yet. */
  readonly fixed?: readonly Booking[] | undefined;
  /** For how many nights one packs, where these are the days of one base of a longer journey. */
  readonly packFor?: number | undefined;
}

export interface TripRequestProblem {
  readonly field: 'destination' | 'dates.start' | 'dates.end' | 'bases';
  readonly rule: 'destinationRequired' | DateRule | 'nightsOfDates';
}

function hasItsNights({ bases, dates }: Pick<TripRequest, 'dates' | 'bases'>): boolean {
  const nights = bases?.reduce((sum, base) => sum + base.nights, 0);
  return nights === undefined || nights === dayCount(dates) - 1;
}

/** The rules that a shape cannot express, in the order of the form; empty when the request may be planned. */
export function tripRequestProblems(
  request: Pick<TripRequest, 'destination' | 'dates' | 'bases'>,
  earliestStart: string,
): TripRequestProblem[] {
  const problems: TripRequestProblem[] = [];
  if (request.destination.trim() === '') problems.push({ field: 'destination', rule: 'destinationRequired' });
  const broken = brokenDateRule(request.dates, earliestStart);
  if (broken) problems.push({ field: `dates.${broken.field}`, rule: broken.rule });
  else if (!hasItsNights(request)) problems.push({ field: 'bases', rule: 'nightsOfDates' });
  return problems;
}
