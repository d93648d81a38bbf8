import type { Fit } from '#domain/trip/finding.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CompiledDestination, compileDestination } from '#planner/catalogue/compiled.ts';
import { fitWhole } from '#planner/journey/of-bases.ts';
import type { StoredFacts } from '../offline/database.ts';
import type { Answered, Question } from './beside.ts';

/** What the page asks. */
export interface FitQuestion {
  readonly trip: Trip;
  /** Of where the trip leads, in the order in which one comes there; null where they are not here. */
  readonly known: readonly (StoredFacts | null)[];
}

export interface FitAnswer {
  readonly fit: Fit;
}

/** A journey has as many at most. */
const MOST_COMPILED = 4;
const compiled = new Map<string, CompiledDestination>();

function compile({ id, version, facts }: StoredFacts): CompiledDestination {
  const key = `${id} ${version}`;
  const made = compiled.get(key) ?? compileDestination(facts);
  if (compiled.size >= MOST_COMPILED && !compiled.has(key)) compiled.clear();
  compiled.set(key, made);
  return made;
}

self.addEventListener('message', ({ data }: MessageEvent<Question<FitQuestion>>) => {
  const { number, trip, known } = data;
  const answer: Answered<FitAnswer> = {
    number,
    fit: fitWhole(
      trip,
      known.map((own) => own && compile(own)),
    ),
  };
  self.postMessage(answer);
});
