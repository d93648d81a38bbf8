import type { FastifyInstance } from 'fastify';
import { getDestinationEndpoint } from '#contract/destination-facts.ts';
import { type DestinationSuggestion, suggestDestinationsEndpoint } from '#contract/destinations.ts';
import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { type CompiledDestination, factsOf } from '#planner/catalogue/compiled.ts';
import type { City } from '#planner/resolve/gazetteer.ts';
import { type Suggestion, suggestDestinations } from '#planner/resolve/suggest.ts';
import type { TownContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';
import { versionOf } from './catalogue.ts';
import { nameOfCountry } from './city-names.ts';

const MOST_SUGGESTIONS = 8;

function toWire(
  suggestion: Suggestion<CompiledDestination>,
  plannable: ReadonlySet<City>,
  language: Language,
): DestinationSuggestion {
  if (suggestion.kind === 'covered') {
    const { id, name, countryName } = suggestion.destination;
    return { id, name: inLanguage(name, language), country: inLanguage(countryName, language), near: null };
  }
  const { city, nearest, kilometres } = suggestion;
  return {
    id: null,
    name: inLanguage(city.name, language),
    country: nameOfCountry(city, language),
    near: nearest && { id: nearest.id, name: inLanguage(nearest.name, language), kilometres },
    ...(plannable.has(city) && { open: true }),
  };
}

export function catalogueRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { catalogue, towns }: TownContext,
): void {
  const { destinations } = catalogue;
  route(app, authenticate, suggestDestinationsEndpoint, async ({ query, request }) => {
    const language = requestLanguage(request);
    const found = suggestDestinations(query.q, destinations, catalogue.gazetteer, MOST_SUGGESTIONS);
    const cities = found.flatMap((suggestion) => (suggestion.kind === 'city' ? [suggestion.city] : []));
    const plannable = await towns.plannable(cities);
    return { destinations: found.map((suggestion) => toWire(suggestion, plannable, language)) };
  });

  route(app, authenticate, getDestinationEndpoint, async ({ params }) => {
    const covered = destinations.find(({ id }) => id === params.destination);
    const found = covered ?? (await towns.find(params.destination));
    if (!found) throw new Problem('NOT_FOUND', 'There is no such destination');
    return { version: versionOf(found, catalogue), facts: factsOf(found) };
  });
}
