import type { Language } from '#domain/language.ts';
import type { Alternative, Omission } from '#domain/trip/alternative.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { alternativesTo } from '#planner/replan/alternatives.ts';
import { omissionsFrom } from '#planner/replan/slower-day.ts';
import type { StoredFacts } from '../offline/database.ts';
import type { Answered, Question } from './beside.ts';

/** What the page asks: of a stop what could stand in its place, or of a day what it could do without. */
export interface AlternativesQuestion {
  readonly trip: Trip;
  readonly of: { readonly activityId: string; readonly language: Language } | { readonly dayId: string };
  readonly known: StoredFacts;
}

export interface AlternativesAnswer {
  readonly alternatives: readonly Alternative[];
  readonly omissions: readonly Omission[];
}

function answerTo({ trip, of, known }: AlternativesQuestion): AlternativesAnswer {
  const destination = compileDestination(known.facts);
  if ('dayId' in of) return { alternatives: [], omissions: omissionsFrom({ trip, ...of, destination }) };
  const newId = () => crypto.randomUUID();
  return { alternatives: alternativesTo({ trip, ...of, destination, newId }), omissions: [] };
}

self.addEventListener('message', ({ data }: MessageEvent<Question<AlternativesQuestion>>) => {
  const { number, ...question } = data;
  const answer: Answered<AlternativesAnswer> = { number, ...answerTo(question) };
  self.postMessage(answer);
});
