import type { Language } from '#domain/language.ts';
import type { Alternative, Omission } from '#domain/trip/alternative.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { changeWholeByWords, stayWith } from '#planner/journey/of-bases.ts';
import { alternativesTo } from '#planner/replan/alternatives.ts';
import type { AskedInWords, ChangeInWords } from '#planner/replan/change/by-words.ts';
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
  /** Of every base of the trip, in their order. */
  readonly known: readonly StoredFacts[];
}

export interface AlternativesAnswer {
  readonly alternatives: readonly Alternative[];
  readonly omissions: readonly Omission[];
  readonly asked: AskedInWords | null;
}

const nothing: AlternativesAnswer = { alternatives: [], omissions: [], asked: null };

function answerTo({ trip, of, known }: AlternativesQuestion): AlternativesAnswer {
  const destinations = known.map(({ facts }) => compileDestination(facts));
  const newId = () => crypto.randomUUID();
  if ('words' in of) {
    const changing = { before: trip, destinations, language: of.language, newId };
    return { ...nothing, asked: changeWholeByWords(changing, of.words) };
  }
  const isMeant = ({ id, activities }: Day) =>
    'dayId' in of ? id === of.dayId : activities.some((own) => own.id === of.activityId);
  const { stay, index } = stayWith(trip, isMeant);
  const destination = destinations[index];
  if (!destination) throw new RangeError('the facts of a base are missing');
  if ('dayId' in of) return { ...nothing, omissions: omissionsFrom({ trip: stay, ...of, destination }) };
  return { ...nothing, alternatives: alternativesTo({ trip: stay, ...of, destination, newId }) };
}

self.addEventListener('message', ({ data }: MessageEvent<Question<AlternativesQuestion>>) => {
  const { number, ...question } = data;
  const answer: Answered<AlternativesAnswer> = { number, ...answerTo(question) };
  self.postMessage(answer);
});
