import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { costsOf } from '#domain/trip/shared-tickets.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { ItemOf, WishItem, WishKind } from '#domain/wishes/item.ts';
import type { CompiledDestination, CompiledPlace } from '../../catalogue/compiled.ts';
import { isAtHour, lightAt } from '../../intent/hour-named.ts';
import type { Intent } from '../../intent/intent.ts';
import { enumerate } from '../texts.ts';
import { type AnswerTexts, answerTexts } from './texts.ts';

const NAMES_SHOWN = 3;

/** A plan, and what was asked of it. */
export interface AnswerInput {
  readonly days: readonly Day[];
  readonly intent: Intent;
  readonly destination: CompiledDestination;
  readonly request: TripRequest;
  readonly language: Language;
  /** Of a journey, how many days lie before these: texts count from its first. */
  readonly daysBefore?: number;
}

/** How a plan meets a wish, and the stops that have what was asked for as data. */
export type Reply = Pick<Answer, 'met' | 'answer' | 'places'>;

/** Answers the wishes of one kind; null where there is nothing to answer. */
export type Answering<K extends WishKind> = (item: ItemOf<K>, input: AnswerInput) => Reply | null;

/** An activity at a place of the catalogue; a meal or free time near one is none. */
export interface StopMade {
  readonly day: number;
  readonly activity: Activity;
  readonly place: CompiledPlace;
}

/** Everything the travellers go to, in order. */
export const stopsOf = ({ days, destination }: Pick<AnswerInput, 'days' | 'destination'>): StopMade[] =>
  days.flatMap(({ day, activities }) =>
    activities.flatMap((activity) => {
      const place = activity.kind === 'place' ? destination.byId.get(activity.placeId ?? '') : undefined;
      return place ? [{ day, activity, place }] : [];
    }),
  );

export const isTable = ({ kind }: Pick<CompiledPlace, 'kind'>): boolean => kind === 'food';
export const visitsOf = (input: AnswerInput): StopMade[] => stopsOf(input).filter(({ place }) => !isTable(place));

/** What answers say, with days counted from the first of the journey. */
export function textsOf({ language, daysBefore = 0 }: AnswerInput): AnswerTexts {
  const texts = answerTexts[language];
  if (daysBefore === 0) return texts;
  const { when, atSunrise, atSunset, otherTime, closedThen, hoursThen, yours, beginsAt, endsAt } = texts;
  return {
    ...texts,
    when: (day, time) => when(day + daysBefore, time),
    atSunrise: (day, time, rises) => atSunrise(day + daysBefore, time, rises),
    atSunset: (day, time, sets) => atSunset(day + daysBefore, time, sets),
    otherTime: (day, time) => otherTime(day + daysBefore, time),
    closedThen: (day) => closedThen(day + daysBefore),
    hoursThen: (day, open, close) => hoursThen(day + daysBefore, open, close),
    yours: (day, from, to) => yours(day + daysBefore, from, to),
    beginsAt: (day, time) => beginsAt(day + daysBefore, time),
    endsAt: (day, time) => endsAt(day + daysBefore, time),
  };
}

/** A wish with its day counted from the first of the journey. */
export function dated<T extends WishItem>(item: T, { daysBefore = 0 }: AnswerInput): T {
  return 'day' in item && item.day ? { ...item, day: item.day + daysBefore } : item;
}

export const endOf = ({ start, duration }: Activity): number => start + duration;

export function euros(cents: number, { language }: Pick<AnswerInput, 'language'>): string {
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, format).format(cents / 100);
}

/** How many meals have no table. */
export const openMeals = ({ days }: AnswerInput): number =>
  days.flatMap(({ activities }) => activities.filter(({ kind }) => kind === 'meal')).length;

/** What an adult spends a day, in euro cents. */
export function spentPerDay(input: AnswerInput): number {
  const { perPerson } = totalCost(costsOf(input.days), input.request.travellers);
  return perPerson / Math.max(1, input.days.length);
}

/** The best known first, each once. */
export const byFame = (places: readonly CompiledPlace[]): CompiledPlace[] =>
  [...new Set(places)].sort((a, b) => b.popularity - a.popularity);

/** The first names of some places, as a sentence lists them. */
export const firstNames = (places: readonly CompiledPlace[], language: Language): string =>
  enumerate(
    places.slice(0, NAMES_SHOWN).map(({ name }) => inLanguage(name, language)),
    language,
  );

export const idsOf = (places: readonly CompiledPlace[]): string[] => places.map(({ id }) => id);

/** A rule that holds on every day, on most, or on fewer. */
export function onDays(kept: number, all: number): Answer['met'] {
  if (kept === all) return 'yes';
  return kept * 2 > all ? 'partly' : 'no';
}

/** Whether a stop is made when it was wanted: each of day, hour and part of the day counts only where it is named. */
export function isThen(
  { day, activity, place }: StopMade,
  wanted: { readonly [K in 'day' | 'time' | 'part']?: ItemOf<'place'>[K] },
  { request }: Pick<AnswerInput, 'request'>,
): boolean {
  if (wanted.day !== undefined && wanted.day !== day) return false;
  return isAtHour(activity, wanted, lightAt(place, addDays(request.dates.start, day - 1)));
}
