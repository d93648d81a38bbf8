import { useLocation, useSearchParams } from 'react-router-dom';
import { type Product, productSchema } from '#domain/shop/product.ts';
import { useProducts } from '../../data/products.ts';
import type { ReturnState } from '../../navigation/paths.ts';

/**
 * The product that the shop handed over in the navigation state. The way through the login drops that state; then the
 * address names it. Undefined while it is not known, null when nothing was chosen (D11).
 */
export function useChosen(): { readonly product: Product | null | undefined; readonly returnTo: string | undefined } {
  const state = (useLocation().state ?? {}) as ReturnState & { readonly product?: unknown };
  const named = useSearchParams()[0].get('product');
  const [products] = useProducts();
  const handedOver = productSchema.safeParse(state.product);
  const { returnTo } = state;
  if (handedOver.success) return { product: handedOver.data, returnTo };
  if (named === null || products.state === 'refused') return { product: null, returnTo };
  if (products.state === 'asking') return { product: undefined, returnTo };
  return { product: products.answer.find(({ id }) => id === named) ?? null, returnTo };
}
