import { Problem } from '#domain/problem.ts';
import type { Product } from '#domain/shop/product.ts';
import type { Db } from '../db/database.ts';
import { selectProduct, selectProducts } from './repo.ts';

export const listProducts = (db: Db): Promise<Product[]> => selectProducts(db);

/** Problem NOT_FOUND. */
export async function getProduct(db: Db, id: string): Promise<Product> {
  const product = await selectProduct(db, id);
  if (!product) throw new Problem('NOT_FOUND', 'There is no such package');
  return product;
}
