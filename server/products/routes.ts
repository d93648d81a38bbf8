import type { FastifyInstance } from 'fastify';
import { listProductsEndpoint, toWireProduct } from '#contract/products.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { listProducts } from './products.ts';

export function productRoutes(app: FastifyInstance, authenticate: Authenticate, { db }: AppContext): void {
  route(app, authenticate, listProductsEndpoint, async () => (await listProducts(db)).map(toWireProduct));
}
