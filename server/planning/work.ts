import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { basesOf } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import type { AskedBase } from '#planner/journey/journey-request.ts';
import type { TownContext } from '../app-context.ts';
import { versionOf } from '../catalogue/catalogue.ts';
import type { Engine, Watch } from './engines/engine.ts';
import { planJourney, replanJourney } from './journeys.ts';

interface Common {
  readonly destinationId: string;
  readonly language: Language;
}

/** What a job does, as JSON keeps it: after a crash another process does the same. */
export type PlanningWork =
  | (Common & {
      readonly kind: 'plan';
      readonly request: TripRequest;
      readonly today: string;
      /** Of a journey over several places; absent: `destinationId` alone. */
      readonly bases?: readonly { readonly destinationId: string; readonly nights: number }[];
    })
  | (Common & { readonly kind: 'replan'; readonly trip: Trip; readonly excluded: readonly string[] });

type Knowing = Pick<TownContext, 'catalogue' | 'towns'>;

async function known(id: string, { catalogue, towns }: Knowing): Promise<CompiledDestination> {
  const covered = catalogue.destinations.find((own) => own.id === id);
  const destination = covered ?? (await towns.find(id));
  if (!destination) throw new Problem('DESTINATION_UNKNOWN', 'We do not know this destination any more');
  return destination;
}

async function plan(work: PlanningWork & { kind: 'plan' }, engine: Engine, context: Knowing, watch: Watch) {
  const { catalogue } = context;
  if (!work.bases) {
    const destination = await known(work.destinationId, context);
    return engine.plan({ ...work, destination, catalogueVersion: versionOf(destination, catalogue) }, watch);
  }
  const asked: AskedBase[] = [];
  for (const { destinationId, nights } of work.bases)
    asked.push({ destination: await known(destinationId, context), nights });
  return planJourney({ ...work, asked }, engine, catalogue, watch);
}

async function replan(work: PlanningWork & { kind: 'replan' }, engine: Engine, context: Knowing, watch: Watch) {
  const excluded = new Set(work.excluded);
  if (basesOf(work.trip).length === 0) {
    return engine.replan({ ...work, destination: await known(work.destinationId, context), excluded }, watch);
  }
  const destinations: CompiledDestination[] = [];
  for (const { destinationId } of basesOf(work.trip)) destinations.push(await known(destinationId, context));
  return replanJourney({ ...work, destinations, excluded }, engine, watch);
}

/** Has an engine do the work. Problem DESTINATION_UNKNOWN when a destination is known no more. */
export const doWork = (work: PlanningWork, engine: Engine, context: Knowing, watch: Watch): Promise<Trip> =>
  work.kind === 'plan' ? plan(work, engine, context, watch) : replan(work, engine, context, watch);
