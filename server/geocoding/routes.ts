import type { FastifyInstance } from 'fastify';
import { findPlaceEndpoint } from '#contract/geocoding.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { Nominatim } from './nominatim.ts';
import { Places } from './places.ts';

const PER_MINUTE = 60;

export function geocodingRoutes(app: FastifyInstance, authenticate: Authenticate, context: AppContext): void {
  const { geocoder } = context.config;
  const places = geocoder && new Places(new Nominatim(geocoder), context);
  route(app, authenticate, findPlaceEndpoint, {
    perMinute: PER_MINUTE,
    handle: async ({ body: { location, destination } }) => {
      if (!places) throw new Problem('NOT_FOUND', 'This installation looks up no places');
      return { place: await places.find(`${location}, ${destination}`) };
    },
  });
}
