import * as z from 'zod/mini';

/** S5: 1-10 adults (default 2), 0-10 children (default 0). */
export const MIN_ADULTS = 1;
export const MAX_TRAVELLERS_OF_A_KIND = 10;
export const defaultTravellers: Travellers = { adults: 2, children: 0 };

export const travellersSchema = z.strictObject({
  adults: z.int().check(z.minimum(MIN_ADULTS), z.maximum(MAX_TRAVELLERS_OF_A_KIND)),
  children: z.int().check(z.minimum(0), z.maximum(MAX_TRAVELLERS_OF_A_KIND)),
});
export type Travellers = z.infer<typeof travellersSchema>;
