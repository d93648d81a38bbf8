import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { basesIn, resolveJourney } from '#planner/resolve/journey.ts';
import { type Resolution, resolveDestination } from '#planner/resolve/resolve.ts';
import type { TownContext } from '../app-context.ts';
import { fullNameOf } from '../catalogue/city-names.ts';

type AskedBase = NonNullable<TripRequest['bases']>[number];

export function destinationUnknown(details: string, suggestions: readonly string[], field = 'destination'): Problem {
  return new Problem('DESTINATION_UNKNOWN', 'We do not know this destination yet', {
    fields: [{ field, rule: 'unknown', message: 'not in the catalogue' }],
    suggestions,
    details,
  });
}

/** "Tuscany": there are towns to choose from, and no journey over several of them that we know. */
function destinationTooLarge(suggestions: readonly string[], field: string): Problem {
  return new Problem('DESTINATION_UNKNOWN', 'We know no journey through this region: choose places in it', {
    fields: [{ field, rule: 'region', message: 'a region with several places to stay' }],
    suggestions,
    details: suggestions.join(', '),
  });
}

/** A town of the gazetteer is made from open data where there are such; the catalogue's neighbours are offered where there are none. */
function townIn(
  resolution: Resolution<CompiledDestination>,
  { towns }: TownContext,
): Promise<CompiledDestination | null> {
  const city = resolution.kind === 'near' || resolution.kind === 'unknown' ? resolution.city : null;
  return city ? towns.at(city) : Promise.resolve(null);
}

/** What the visitor typed as a destination; Problem DESTINATION_UNKNOWN or DESTINATION_AMBIGUOUS, UNAVAILABLE where open data are not had. */
export async function findDestination(
  text: string,
  context: TownContext,
  language: Language,
  field = 'destination',
): Promise<CompiledDestination> {
  const { catalogue } = context;
  const resolution = resolveDestination(text, catalogue.destinations, catalogue.gazetteer);
  if (resolution.kind === 'found') return resolution.destination;
  const town = await townIn(resolution, context);
  if (town) return town;
  const nearest = resolution.nearest.map(({ name }) => inLanguage(name, language));
  const [first = ''] = nearest;
  if (resolution.kind === 'ambiguous') {
    const choices = resolution.cities.map((city) => fullNameOf(city, language));
    throw new Problem('DESTINATION_AMBIGUOUS', 'Several places are called so', {
      fields: [{ field, rule: 'ambiguous', message: 'several places are called so' }],
      suggestions: choices,
      details: choices.join('; '),
    });
  }
  if (resolution.kind === 'region') throw destinationTooLarge(nearest, field);
  if (resolution.kind === 'near') throw destinationUnknown(`${first}: ${resolution.kilometres} km`, [first], field);
  throw destinationUnknown(nearest.join(', '), nearest, field);
}

/** Where one sleeps on a journey, as it is asked for. */
export interface FoundBase {
  readonly destination: CompiledDestination;
  readonly nights: number;
}

async function findBases(
  asked: readonly AskedBase[],
  context: TownContext,
  language: Language,
): Promise<readonly FoundBase[]> {
  const found: FoundBase[] = [];
  for (const [index, { destination, nights }] of asked.entries())
    found.push({
      destination: await findDestination(destination, context, language, `bases.${index}.destination`),
      nights,
    });
  const twice = found.findIndex(({ destination }, index) => destination.id === found[index - 1]?.destination.id);
  if (twice < 0) return found;
  const field = `bases.${twice}.destination`;
  const fields = [{ field, rule: 'twice', message: 'the same place as before' }];
  throw new Problem('INVALID_INPUT', 'One place stands twice in a row', { fields, details: `${field}: twice` });
}

/**
 * Where a request leads: its one destination, or the bases of a journey, those that were asked for or what a journey that was named comes to
 * in its nights ("Lisbon and Porto", "Japan in 8 days"). Throws Problem as `findDestination` does.
 */
export async function findBasesOf(
  { destination, dates, bases }: Pick<TripRequest, 'destination' | 'dates' | 'bases'>,
  context: TownContext,
  language: Language,
): Promise<{ readonly bases: readonly FoundBase[]; readonly byCar: boolean }> {
  if (bases) return { bases: await findBases(bases, context, language), byCar: false };
  const { destinations, gazetteer, journeys } = context.catalogue;
  const nights = dayCount(dates) - 1;
  const named = resolveJourney(destination, destinations, { regions: journeys.regions, gazetteer });
  const split = named && basesIn(named, nights);
  if (named && split) return { bases: split, byCar: named.byCar };
  if (named?.name === null) {
    const fields = [{ field: 'bases', rule: 'tooFewNights', message: 'fewer nights than places' }];
    throw new Problem('INVALID_INPUT', 'There are fewer nights than places', {
      fields,
      details: 'bases: tooFewNights',
    });
  }
  return { bases: [{ destination: await findDestination(destination, context, language), nights }], byCar: false };
}
