import * as z from 'zod/mini';

/**
 * An admission that lets into several places: those with the same `id` are on one ticket, which is good for `days` calendar days from the
 * first of them (1: that day only). Each place carries the price of the cheapest
 * ticket that lets into it: the dearest of those that are visited says what is paid.
 */
export const ticketSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  days: z.int().check(z.minimum(1), z.maximum(30)),
});
export type Ticket = z.infer<typeof ticketSchema>;
