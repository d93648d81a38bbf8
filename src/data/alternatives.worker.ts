import type { Language } from '#domain/language.ts';
import type { Alternative, Omission } from '#domain/trip/alternative.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { alternativesTo } from '#planner/replan/alternatives.ts';
import { type AskedInWords, type ChangeInWords, changeByWords } from '#planner/replan/change/by-words.ts';
import { omissionsFrom } from '#planner/replan/slower-day.ts';
import type { StoredFacts } from '../offline/database.ts';
import type { Answered, Question } from './beside.ts';

/** What the page asks: of a stop what could stand in its place, of a day what it could do without, or of a trip what it becomes by some words. */
export interface AlternativesQuestion {
  readonly trip: Trip;
  readonly of:
    | { readonly activityId: string; readonly language: Language }
    | { readonly dayId: string }
    | { readonly words: ChangeInWords; readonly language: Language };
  readonly known: StoredFacts;
}

export interface AlternativesAnswer {
  readonly alternatives: readonly Alternative[];
  readonly omissions: readonly Omission[];
  readonly asked: AskedInWords | null;
}

const nothing: AlternativesAnswer = { alternatives: [], omissions: [], asked: null };

function answerTo({ trip, of, known }: AlternativesQuestion): AlternativesAnswer {
  const destination = compileDestination(known.facts);
  const newId = () => crypto.randomUUID();
  if ('dayId' in of) return { ...nothing, omissions: omissionsFrom({ trip, ...of, destination }) };
  if ('activityId' in of) return { ...nothing, alternatives: alternativesTo({ trip, ...of, destination, newId }) };
  return { ...nothing, asked: changeByWords({ before: trip, destination, language: of.language, newId }, of.words) };
}

self.addEventListener('message', ({ data }: MessageEvent<Question<AlternativesQuestion>>) => {
  const { number, ...question } = data;
  const answer: Answered<AlternativesAnswer> = { number, ...answerTo(question) };
  self.postMessage(answer);
});
