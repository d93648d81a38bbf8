import type { Product } from '#domain/shop/product.ts';
import type { ProductRow } from '../db/billing-rows.ts';
import type { Db } from '../db/database.ts';

const toProduct = ({ id, name, amount_cents: price, tokens, popular }: ProductRow): Product => ({
  id,
  name,
  price,
  tokens,
  popular: popular === 1,
});

export async function selectProducts(db: Db): Promise<Product[]> {
  return (await db.selectFrom('products').selectAll().orderBy('position').execute()).map(toProduct);
}

export async function selectProduct(db: Db, id: string): Promise<Product | null> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toProduct(row) : null;
}
