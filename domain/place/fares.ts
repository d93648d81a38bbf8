import * as z from 'zod/mini';

const cents = z.int().check(z.minimum(0), z.maximum(10_000));

/** What an adult pays for local transport in a town, in euro cents. */
export const faresSchema = z.strictObject({
  /** One ride. */
  single: cents,
  /** As many rides of one day as one likes; null: there is no such ticket. */
  day: z.nullable(cents),
});
export type Fares = z.infer<typeof faresSchema>;
