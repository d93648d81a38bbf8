import * as z from 'zod/mini';

/** A package of tokens. */
export const productSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9_]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Euro cents. */
  price: z.int().check(z.minimum(1)),
  tokens: z.int().check(z.minimum(1)),
  /** The one marked as most popular. */
  popular: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

/** Euro cents for one token: 1.2 for 500 tokens at 6 euros. */
export function centsPerToken({ price, tokens }: Pick<Product, 'price' | 'tokens'>): number {
  return price / tokens;
}
