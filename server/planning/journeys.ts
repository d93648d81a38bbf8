import { randomUUID } from 'node:crypto';
import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { basesOf, daysOfBase } from '#domain/trip/base.ts';
import { stayAt, withStay } from '#domain/trip/stay.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { answeredJourney } from '#planner/journey/answers.ts';
import { type AskedBase, type Journey, requestOfBase, settleJourney } from '#planner/journey/journey-request.ts';
import { finishJourney } from '#planner/journey/plan-journey.ts';
import { type Catalogue, versionOf } from '../catalogue/catalogue.ts';
import { delivered } from './engines/embedded.ts';
import type { Engine, Watch } from './engines/engine.ts';

export interface JourneyOrder {
  readonly request: TripRequest;
  readonly asked: readonly AskedBase[];
  readonly language: Language;
  readonly today: string;
}

/** What of a journey is settled before it is planned; Problem INVALID_INPUT where two bases are too far from each other for a day. */
export function settled(order: Omit<JourneyOrder, 'today'>, { journeys }: Catalogue): Journey {
  const { request, language } = order;
  const journey = settleJourney({ ...order, connections: journeys.ways, byCar: request.byCar ?? false });
  if (!('from' in journey)) return journey;
  const [from, to] = [journey.from, journey.to].map(({ name }) => inLanguage(name, language));
  throw new Problem('INVALID_INPUT', 'Two of these places are more than a day apart', {
    fields: [{ field: 'bases', rule: 'tooFar', message: `${from} - ${to}` }],
    details: `${from} - ${to}`,
  });
}

/** Tells the days of a base by their numbers in the journey. */
const counting = (watch: Watch, before: number): Watch => ({
  ...watch,
  report: (progress) =>
    watch.report(
      progress.kind === 'day' ? { ...progress, day: { ...progress.day, day: progress.day.day + before } } : progress,
    ),
});

/** Plans a journey base by base, in the order in which it is travelled. Throws Problem. */
export async function planJourney(
  order: JourneyOrder,
  engine: Engine,
  catalogue: Catalogue,
  watch: Watch,
): Promise<Trip> {
  const { request, asked, language, today } = order;
  const journey = settled(order, catalogue);
  const stays: Trip[] = [];
  for (const [index, { destination }] of asked.entries()) {
    const own = {
      request: requestOfBase(request, journey, index),
      destination,
      language,
      today,
      catalogueVersion: versionOf(destination, catalogue),
    };
    stays.push(await engine.plan(own, counting(watch, (journey.bases[index]?.first ?? 1) - 1)));
  }
  const { trip, violations } = finishJourney({ ...order, journey, stays, tripId: randomUUID() });
  return delivered(violations.length === 0 ? { kind: 'planned', trip } : { kind: 'impossible', violations });
}

export interface JourneyReplan {
  readonly trip: Trip;
  /** Ids of the activities to replace. */
  readonly excluded: ReadonlySet<string>;
  /** In the order of the bases. */
  readonly destinations: readonly CompiledDestination[];
  readonly language: Language;
}

/** Replaces activities of a journey, base by base; what nothing is replaced in stays as it is. Throws Problem. */
export async function replanJourney(
  { trip, excluded, destinations, language }: JourneyReplan,
  engine: Engine,
  watch: Watch,
): Promise<Trip> {
  let journey = trip;
  for (const index of basesOf(trip).keys()) {
    const [stay, destination] = [stayAt(journey, index), destinations[index]];
    const own = stay.days.flatMap(({ activities }) => activities.map(({ id }) => id)).filter((id) => excluded.has(id));
    if (own.length === 0 || !destination) continue;
    const order = { trip: stay, excluded: new Set(own), destination, language };
    journey = withStay(journey, index, await engine.replan(order, counting(watch, daysOfBase(trip, index).first - 1)));
  }
  return answeredJourney({ ...journey, id: randomUUID() }, destinations, language);
}
