import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { openList } from '../open-list.ts';
import { answerSchema } from './answer.ts';
import { heldBudgetSchema } from './budget.ts';
import { heldCategorySchema, MAX_CATEGORIES } from './category.ts';
import { isoDateSchema } from './dates.ts';
import { daySchema } from './itinerary.ts';
import { landscapes } from './landscape.ts';
import { luggageItemSchema } from './luggage.ts';
import { travellersSchema } from './travellers.ts';

/** Who made the plan and from what, so that it can be made or checked again (H23). */
export const provenanceSchema = z.strictObject({
  engine: z.string().check(z.minLength(1), z.maxLength(60)),
  catalogueVersion: z.string().check(z.maxLength(60)),
  checkerVersion: z.string().check(z.maxLength(20)),
  seed: z.int().check(z.minimum(0)),
  /** The language of the plan's texts. */
  language: z.optional(openList(languages)),
  /** The month (YYYY-MM) that hours and prices describe. */
  factsDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
});

const line = z.string().check(z.minLength(1), z.maxLength(300));

/** A trip, planned or saved. Times are local minutes, money is euro cents (D17); the wire's spelling is in the contract. */
export const tripSchema = z.strictObject({
  id: z.uuid(),
  destination: z.string().check(z.minLength(1), z.maxLength(120)),
  /** What its owner calls it; null: by its destination. */
  title: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(120))), null),
  notes: z._default(z.string().check(z.maxLength(2000)), ''),
  /** Catalogue id, null where the catalogue does not cover the destination. */
  destinationId: z.nullable(z.string().check(z.maxLength(80))),
  landscape: z._default(openList(landscapes), 'city'),
  dates: z.strictObject({ start: isoDateSchema, end: isoDateSchema }),
  travellers: travellersSchema,
  categories: z.array(heldCategorySchema).check(z.maxLength(MAX_CATEGORIES)),
  preferences: z.string().check(z.maxLength(2000)),
  budget: z.nullable(heldBudgetSchema),
  summary: z.string().check(z.maxLength(2000)),
  importantInfo: z.array(line).check(z.maxLength(20)),
  recommendations: z.array(line).check(z.maxLength(20)),
  accommodation: z.array(line).check(z.maxLength(10)),
  luggage: z.array(luggageItemSchema).check(z.maxLength(100)),
  /** What was asked for and how the plan answers it. */
  answers: z._default(z.array(answerSchema).check(z.maxLength(40)), []),
  days: z.array(daySchema).check(z.minLength(1), z.maxLength(8)),
  provenance: z.nullable(provenanceSchema),
});
export type Trip = z.infer<typeof tripSchema>;

/** What lists and sync read instead of whole trips. */
export interface TripCard
  extends Pick<
    Trip,
    'id' | 'destination' | 'destinationId' | 'dates' | 'travellers' | 'categories' | 'budget' | 'summary'
  > {
  /** Euro cents for everybody. */
  readonly totalBudget: number;
  /** Grows by one with every change on the server; 0 when the server has not seen it yet. */
  readonly version: number;
}
