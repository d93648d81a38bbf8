import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { Answer } from '#domain/trip/answer.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { placesOf } from '../catalogue/places-of.ts';
import type { Intent } from '../intent/intent.ts';
import { answerTexts } from './answer-texts.ts';
import { enumerate } from './texts.ts';

const NAMES_SHOWN = 3;

/** A plan, and what was asked of it. */
export interface AnswerInput {
  readonly days: readonly Day[];
  readonly intent: Intent;
  readonly destination: CompiledDestination;
  readonly request: TripRequest;
  readonly language: Language;
}

export type Reply = Pick<Answer, 'met' | 'answer'>;

const activitiesOf = ({ days }: AnswerInput): Activity[] => days.flatMap(({ activities }) => activities);

/** The stops of a plan that are no meals. */
export const visitsOf = ({ days, destination }: AnswerInput) =>
  placesOf(days, destination).filter(({ kind }) => kind !== 'food');

function euros(cents: number, language: Language): string {
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, format).format(cents / 100);
}

/** What an adult spends a day, in euros as they are written. */
export function spentPerDay(input: AnswerInput): string {
  const costs = activitiesOf(input).map(({ cost }) => cost);
  const { perPerson } = totalCost(costs, input.request.travellers);
  return euros(perPerson / Math.max(1, input.days.length), input.language);
}

export const planned = ({ days, destination }: AnswerInput) => new Set(placesOf(days, destination).map(({ id }) => id));

/** The places of some ids, best known first. */
export const byFame = (placeIds: readonly string[], { destination }: AnswerInput) =>
  placeIds.flatMap((id) => destination.byId.get(id) ?? []).sort((a, b) => b.popularity - a.popularity);

export const firstNames = (places: readonly CompiledPlace[], language: Language) =>
  enumerate(
    places.slice(0, NAMES_SHOWN).map(({ name }) => inLanguage(name, language)),
    language,
  );

/** Places of the plan that data say are what was asked for. */
export function found(placeIds: readonly string[], input: AnswerInput): Reply {
  const { destination, language } = input;
  const t = answerTexts[language];
  const known = byFame(placeIds, input);
  const here = planned(input);
  const met = known.filter(({ id }) => here.has(id));
  if (met.length > 0) return { met: 'yes', answer: t.found(met.length, firstNames(met, language)) };
  const [best] = known;
  return {
    met: 'no',
    answer: best ? t.noneFitted(inLanguage(best.name, language)) : t.noneHere(inLanguage(destination.name, language)),
  };
}
