import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { type Resolution, resolveDestination } from '#planner/resolve/resolve.ts';
import type { TownContext } from '../app-context.ts';
import { fullNameOf } from '../catalogue/city-names.ts';

export function destinationUnknown(details: string, suggestions: readonly string[]): Problem {
  return new Problem('DESTINATION_UNKNOWN', 'We do not know this destination yet', {
    fields: [{ field: 'destination', rule: 'unknown', message: 'not in the catalogue' }],
    suggestions,
    details,
  });
}

/** "Tuscany": there are towns to choose from, and no journey over several of them yet. */
function destinationTooLarge(suggestions: readonly string[]): Problem {
  return new Problem('DESTINATION_UNKNOWN', 'We plan stays in one place: choose one of this region', {
    fields: [{ field: 'destination', rule: 'region', message: 'a region with several places to stay' }],
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
      fields: [{ field: 'destination', rule: 'ambiguous', message: 'several places are called so' }],
      suggestions: choices,
      details: choices.join('; '),
    });
  }
  if (resolution.kind === 'region') throw destinationTooLarge(nearest);
  if (resolution.kind === 'near') throw destinationUnknown(`${first}: ${resolution.kilometres} km`, [first]);
  throw destinationUnknown(nearest.join(', '), nearest);
}
