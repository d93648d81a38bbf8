import * as z from 'zod/mini';
import { getDestinationEndpoint } from '#contract/destination-facts.ts';
import { inspirationCardSchema, listInspirationEndpoint } from '#contract/inspiration.ts';
import { listSharesEndpoint, sharedTripSchema, wireShareSchema } from '#contract/shares.ts';
import { listTripsEndpoint, storedTripSchema, wireTripCardSchema } from '#contract/trips.ts';
import { wirePlannedTripSchema, wireTripSchema } from '#contract/wire-trip.ts';
import { profileSchema } from '#domain/account/profile.ts';

/**
 * What the page of the first release can read (API version 1). It refuses unknown keys and unknown words, so answers to it lose both:
 * this file is that release's contract, frozen, and changes only when the release is no longer supported.
 */

const any = z.unknown();
const kept = <K extends string>(...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, z.optional(any)])) as Record<K, z.ZodMiniOptional<z.ZodMiniUnknown>>;

const word = <T extends string>(words: readonly T[], neutral: unknown) =>
  z.catch(z.optional(z.nullable(z.enum(words as readonly [T, ...T[]]))), neutral as T);

/** A list without the words that release does not know. */
const words = (known: readonly string[]) =>
  z.optional(
    z.pipe(
      z.array(any),
      z.transform((list) => list.filter((one) => known.includes(String(one)))),
    ),
  );

const categories = words(
  'culture history art food nature adventure beach nightlife shopping family wellness sports'.split(' '),
);
const budget = word(['economic', 'moderate', 'luxury'], null);
const landscape = word(['coast', 'city', 'mountain', 'island', 'desert', 'historic'], 'city');
const travelers = z.optional(z.nullable(z.object(kept('adults', 'children'))));

const weather = z.catch(
  z.nullable(
    z.object({
      temperature: any,
      condition: z.enum(['sunny', 'cloudy', 'rainy', 'snowy', 'foggy']),
      source: z.optional(z.enum(['season', 'forecast'])),
    }),
  ),
  null,
);

const activity = z.object({
  ...kept('id', 'name', 'activity', 'location', 'startTime', 'time', 'duration', 'latitude', 'longitude'),
  ...kept('description', 'googlePlaceUrl', 'estimatedCost', 'isSelected', 'placeId', 'estimatedChildCost'),
  ...kept('booking', 'own', 'notes', 'done', 'paid'),
  kind: word(['place', 'meal', 'free-time'], 'place'),
  meal: word(['lunch', 'dinner'], null),
  verify: words(['hours', 'price', 'place']),
});

const day = z.object({
  ...kept('id', 'day', 'daySummary', 'isSelected', 'notes'),
  weather,
  activities: z.array(activity),
});

const answers = z.optional(
  z.pipe(
    z.array(z.object({ ...kept('asked', 'answer'), met: any, quote: z.nullable(z.object(kept('from', 'to'))) })),
    z.transform((list) => list.filter(({ met }) => ['yes', 'partly', 'no'].includes(String(met)))),
  ),
);

const luggage = z.optional(z.array(z.object(kept('id', 'label', 'packed'))));
const plan = z.optional(
  z.nullable(
    z.object({
      ...kept('engine', 'catalogueVersion', 'checkerVersion', 'seed', 'factsDate'),
      language: z.catch(z.optional(z.enum(['en', 'es'])), undefined),
    }),
  ),
);

const head = {
  ...kept('id', 'version', 'destination', 'dateStart', 'dateEnd', 'preferences', 'totalBudget', 'destinationId'),
  ...kept('title', 'notes'),
  categories,
  travelers,
  budget,
  landscape,
  plan,
};

const itinerary = z.array(day);
const content = { luggage, answers, itinerary };
const trip = z.object({
  ...head,
  ...content,
  ...kept('summary', 'luggageList', 'importantInfo', 'recommendations', 'suggestedAccommodation'),
});
const planned = z.object({
  ...head,
  response: z.object({
    ...content,
    ...kept('summary', 'important_info', 'luggage_list', 'recommendations', 'suggestedAccommodation'),
  }),
});

const options = z.object({ ...kept('luggage', 'costs'), dates: z.catch(z.enum(['exact', 'length']), 'length') });
const share = z.looseObject({ options });
const card = z.looseObject({ categories, budget, travelers });
const idea = z.looseObject({
  categories,
  budget: z.catch(z.enum(['economic', 'moderate', 'luxury']), 'moderate'),
  landscape,
  by: word(['periplo', 'traveller'], 'traveller'),
});
const profile = z.looseObject({
  language: z.catch(z.enum(['en', 'es']), 'es'),
  preferences: z.object({ categories, budget, travellers: travelers, ...kept('notes') }),
});
const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: z.enum(['waiting', 'proposing', 'solving', 'checking']) }),
  z.object({ type: z.literal('day'), day }),
  z.object({ type: z.literal('plan'), plan: planned }),
  z.looseObject({ type: z.literal('refused') }),
]);

const place = z.object({
  ...kept('id', 'name', 'latitude', 'longitude', 'tolerance', 'duration', 'hours', 'seasons', 'closures', 'lastEntry'),
  ...kept('popularity', 'indoor', 'booking', 'text'),
  kind: word(['sight', 'food', 'area', 'day-trip', 'show'], 'sight'),
  categories,
  price: z.object(kept('kind', 'adult', 'child')),
  children: word(['good', 'fine', 'unsuitable'], 'fine'),
  effort: word(['low', 'medium', 'high'], 'medium'),
  meals: words(['lunch', 'dinner']),
});
const area = z.object({
  ...kept('id', 'name', 'latitude', 'longitude', 'text'),
  budgets: words(['economic', 'moderate', 'luxury']),
});
const facts = z.object({
  ...kept('id', 'name', 'aliases', 'country', 'countryName', 'zone', 'latitude', 'longitude', 'radiusKm', 'priceIndex'),
  ...kept('climate', 'transport', 'safety', 'facts'),
  landscape,
  areas: z.array(area),
  places: z.array(place),
});

const answersOfThen = new Map<z.core.$ZodType, z.core.$ZodType>([
  [wireTripSchema, trip],
  [storedTripSchema, z.object({ version: any, trip })],
  [wirePlannedTripSchema, planned],
  [sharedTripSchema, z.object({ options, trip })],
  [wireTripCardSchema, card],
  [listTripsEndpoint.answer, z.array(card)],
  [wireShareSchema, share],
  [listSharesEndpoint.answer, z.array(share)],
  [inspirationCardSchema, idea],
  [listInspirationEndpoint.answer, z.array(idea)],
  [profileSchema, profile],
  [getDestinationEndpoint.answer, z.object({ version: any, facts })],
]);

/** An answer as the page of the first release can read it; `schema` is today's. */
export function forFirstRelease(schema: z.core.$ZodType, answer: unknown): unknown {
  const then = answersOfThen.get(schema);
  const read = then && z.safeParse(then, answer);
  return read?.success ? read.data : answer;
}

/** The same for news of a plan, JSON texts both; news that it has no word for are left out. */
export async function* eventsForFirstRelease(events: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of events) {
    const read = z.safeParse(event, JSON.parse(text));
    if (read.success) yield JSON.stringify(read.data);
  }
}
