import { fromWireProduct, listProductsEndpoint } from '#contract/products.ts';
import type { Product } from '#domain/shop/product.ts';
import { call } from '../api/call.ts';
import { type Asked, useAsked } from './asking.ts';

async function askProducts(): Promise<Product[]> {
  return (await call(listProductsEndpoint)).map(fromWireProduct);
}

/** The packages on sale. */
export function useProducts(): readonly [Asked<Product[]>, again: () => void] {
  return useAsked(askProducts);
}
