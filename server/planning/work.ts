import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { TownContext } from '../app-context.ts';
import { versionOf } from '../catalogue/catalogue.ts';
import type { Engine, Watch } from './engines/engine.ts';

interface Common {
  readonly destinationId: string;
  readonly language: Language;
}

/** What a job does, as JSON keeps it: after a crash another process does the same. */
export type PlanningWork =
  | (Common & { readonly kind: 'plan'; readonly request: TripRequest; readonly today: string })
  | (Common & { readonly kind: 'replan'; readonly trip: Trip; readonly excluded: readonly string[] });

/** Has an engine do the work. Problem DESTINATION_UNKNOWN when the destination is known no more. */
export async function doWork(
  work: PlanningWork,
  engine: Engine,
  { catalogue, towns }: TownContext,
  watch: Watch,
): Promise<Trip> {
  const covered = catalogue.destinations.find(({ id }) => id === work.destinationId);
  const destination = covered ?? (await towns.find(work.destinationId));
  if (!destination) throw new Problem('DESTINATION_UNKNOWN', 'We do not know this destination any more');
  if (work.kind === 'replan') {
    return engine.replan({ ...work, destination, excluded: new Set(work.excluded) }, watch);
  }
  return engine.plan({ ...work, destination, catalogueVersion: versionOf(destination, catalogue) }, watch);
}
