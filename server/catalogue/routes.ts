import type { FastifyInstance } from 'fastify';
import { getDestinationEndpoint } from '#contract/destination-facts.ts';
import { type DestinationSuggestion, suggestDestinationsEndpoint } from '#contract/destinations.ts';
import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { type CompiledDestination, factsOf } from '#planner/catalogue/compiled.ts';
import { enumerate } from '#planner/narrate/texts.ts';
import type { City } from '#planner/resolve/gazetteer.ts';
import { type NamedJourney, resolveJourney, suggestJourneys } from '#planner/resolve/journey.ts';
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

const journeyToWire = (
  { name, bases, byCar }: NamedJourney<CompiledDestination>,
  language: Language,
): DestinationSuggestion => {
  const named = bases.map(({ destination, nights, rank }) => ({
    id: destination.id,
    name: inLanguage(destination.name, language),
    nights,
    rank,
  }));
  const places = enumerate(
    named.map((base) => base.name),
    language,
  );
  return {
    id: null,
    name: name ? inLanguage(name, language) : places,
    country: places,
    near: null,
    bases: named,
    byCar,
  };
};

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
    const { journeys, gazetteer } = catalogue;
    const named = suggestJourneys(query.q, destinations, { regions: journeys.regions, gazetteer });
    const lines = named.map((journey) => journeyToWire(journey, language));
    const places = found.map((suggestion) => toWire(suggestion, plannable, language));
    const room = places.slice(0, MOST_SUGGESTIONS - lines.length);
    const isWhole = resolveJourney(query.q, destinations, { regions: journeys.regions, gazetteer }) !== null;
    return { destinations: isWhole ? [...lines, ...room] : [...room, ...lines] };
  });

  route(app, authenticate, getDestinationEndpoint, async ({ params }) => {
    const covered = destinations.find(({ id }) => id === params.destination);
    const found = covered ?? (await towns.find(params.destination));
    if (!found) throw new Problem('NOT_FOUND', 'There is no such destination');
    return { version: versionOf(found, catalogue), facts: factsOf(found) };
  });
}
