import type { Fit } from '#domain/trip/finding.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CompiledDestination, compileDestination } from '#planner/catalogue/compiled.ts';
import { fitTrip } from '#planner/fit/fit-trip.ts';
import type { StoredFacts } from '../offline/database.ts';
import type { Answered, Question } from './beside.ts';

/** What the page asks. */
export interface FitQuestion {
  readonly trip: Trip;
  readonly known: StoredFacts | null;
}

export interface FitAnswer {
  readonly fit: Fit;
}

let last: { id: string; version: string; compiled: CompiledDestination } | null = null;

function compile({ id, version, facts }: StoredFacts): CompiledDestination {
  if (last?.id !== id || last.version !== version) last = { id, version, compiled: compileDestination(facts) };
  return last.compiled;
}

self.addEventListener('message', ({ data }: MessageEvent<Question<FitQuestion>>) => {
  const { number, trip, known } = data;
  const answer: Answered<FitAnswer> = { number, fit: fitTrip(trip, known && compile(known)) };
  self.postMessage(answer);
});
