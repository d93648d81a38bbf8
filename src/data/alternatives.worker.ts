import type { Language } from '#domain/language.ts';
import type { Alternative } from '#domain/trip/alternative.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { alternativesTo } from '#planner/replan/alternatives.ts';
import type { StoredFacts } from '../offline/database.ts';
import type { Answered, Question } from './beside.ts';

/** What the page asks. */
export interface AlternativesQuestion {
  readonly trip: Trip;
  readonly activityId: string;
  readonly known: StoredFacts;
  readonly language: Language;
}

export interface AlternativesAnswer {
  readonly found: readonly Alternative[];
}

self.addEventListener('message', ({ data }: MessageEvent<Question<AlternativesQuestion>>) => {
  const { number, known, ...asked } = data;
  const destination = compileDestination(known.facts);
  const found = alternativesTo({ ...asked, destination, newId: () => crypto.randomUUID() });
  const answer: Answered<AlternativesAnswer> = { number, found };
  self.postMessage(answer);
});
