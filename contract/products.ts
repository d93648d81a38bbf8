import * as z from 'zod/mini';
import { type Product, productSchema } from '#domain/shop/product.ts';
import { endpoint } from './endpoint.ts';

const { price: _, ...sameOnTheWire } = productSchema.shape;

/** The wire says `amount`, in euros. */
export const wireProductSchema = z.object({ ...sameOnTheWire, amount: z.number().check(z.positive()) });
export type WireProduct = z.infer<typeof wireProductSchema>;

export const toWireProduct = ({ price, ...rest }: Product): WireProduct => ({ ...rest, amount: price / 100 });

export const fromWireProduct = ({ amount, ...rest }: WireProduct): Product => ({
  ...rest,
  price: Math.round(amount * 100),
});

export const listProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/products',
  summary: 'The packages of tokens, cheapest first',
  access: 'public',
  status: 200,
  answer: z.array(wireProductSchema),
  problems: [],
});
