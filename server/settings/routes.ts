import type { FastifyInstance } from 'fastify';
import { BASEMAP_PATH } from '#contract/map-areas.ts';
import { type Ground, getSettingsEndpoint } from '#contract/settings.ts';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import { prices } from '#domain/shop/prices.ts';
import type { AppContext } from '../app-context.ts';
import type { MapConfig } from '../config-map.ts';
import { type Authenticate, route } from '../http/route.ts';

function groundOf({ mapbox, style, tiles }: MapConfig): Ground {
  if (mapbox) return { engine: 'mapbox', ...mapbox };
  if (style) return { engine: 'style', url: style.url };
  if (tiles) return { engine: 'tiles', url: tiles.kind === 'file' ? BASEMAP_PATH : tiles.url };
  return { engine: 'drawn' };
}

export function settingsRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { config, catalogue }: AppContext,
): void {
  const settings = {
    legalVersion: LEGAL_VERSION,
    anonymousPlansPerDay: config.anonymousPlansPerDay,
    betaFree: config.betaFree,
    prices,
    testCheckout: config.stripe === null,
    photos: config.photos !== null,
    map: { ground: groundOf(config.map), areas: config.map.tiles !== null },
    geocoding: config.geocoder !== null,
    modelReads: config.model !== null && config.model.reads !== null,
    drafts: true,
    rates: [...config.rates],
    destinations: catalogue.destinations.map(({ id, name }) => ({ id, name })),
  };
  route(app, authenticate, getSettingsEndpoint, async () => settings);
}
