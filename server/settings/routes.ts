import type { FastifyInstance } from 'fastify';
import { getSettingsEndpoint } from '#contract/settings.ts';
import { prices } from '#domain/shop/prices.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';

export function settingsRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { config, catalogue }: AppContext,
): void {
  const settings = {
    anonymousPlansPerDay: config.anonymousPlansPerDay,
    betaFree: config.betaFree,
    prices,
    testCheckout: config.stripe === null,
    photos: config.photos !== null,
    destinations: catalogue.destinations.map(({ id, name }) => ({ id, name })),
  };
  route(app, authenticate, getSettingsEndpoint, async () => settings);
}
