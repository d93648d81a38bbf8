import * as z from 'zod/mini';
import { rateTableSchema } from '#domain/money/rates.ts';
import { withNeutral } from '#domain/open-list.ts';
import { endpoint } from './endpoint.ts';

/** What lies under the trips on a map: drawn by the page, the operator's style or PMTiles archive, or Mapbox (record 21). */
export const groundSchema = withNeutral(
  z.discriminatedUnion('engine', [
    z.object({ engine: z.literal('drawn') }),
    z.object({ engine: z.literal('style'), url: z.string() }),
    z.object({ engine: z.literal('tiles'), url: z.string() }),
    z.object({ engine: z.literal('mapbox'), token: z.string(), style: z.string(), baseUrl: z.string() }),
  ]),
  { engine: 'drawn' },
);
export type Ground = z.infer<typeof groundSchema>;

/** What the page must know of the operator's configuration; never a secret. */
export const settingsSchema = z.object({
  /** The version of the legal documents in force; servers of the first release do not say. */
  legalVersion: z.optional(z.string()),
  /** 0: only signed-in visitors may plan (D2). */
  anonymousPlansPerDay: z.int(),
  /** Plans cost nothing yet; prices are shown all the same (D7). */
  betaFree: z.boolean(),
  /** What a service costs in tokens (D6). */
  prices: z.object({ plan: z.int(), replan: z.int(), map: z.int(), pdf: z.int() }),
  /** Payments take no money here: the test checkout stands in for a provider (D10). */
  testCheckout: z.boolean(),
  /** Whether there is a photo service; without one covers are drawn and the page need not ask. */
  photos: z.boolean(),
  map: z.object({
    ground: groundSchema,
    /** Whether the map around a trip can be kept on a device. */
    areas: z.boolean(),
  }),
  /** Whether places can be looked up by their name. */
  geocoding: z.boolean(),
  /** Whether a language model reads what signed-in travellers type, where the server is asked; absent: it does not. */
  modelReads: z.optional(z.boolean()),
  /** Whether the server takes trips that are drafts; absent: it is of a release that refuses them. */
  drafts: z.optional(z.boolean()),
  /** What prices in other currencies are converted with, the first table that knows one; servers before there were rates say nothing. */
  rates: z.optional(z.array(rateTableSchema)),
  /** Destinations the embedded planner covers, for suggestions in the form. */
  destinations: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), es: z.string() }) })),
});
export type Settings = z.infer<typeof settingsSchema>;

export const getSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: 'Public settings of this installation',
  access: 'public',
  status: 200,
  answer: settingsSchema,
  problems: [],
});
