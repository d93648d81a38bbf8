import { type Language, languages } from '#domain/language.ts';
import { same } from '#domain/same.ts';
import { shorten } from '#domain/shorten.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { basesOf, daysOfBase } from '#domain/trip/base.ts';
import { together, translated } from '#domain/trip/known-texts.ts';
import { saidOf } from '#domain/trip/named-line.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import { stayAt } from '#domain/trip/stay.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Quote } from '#domain/wishes/item.ts';
import { joinedSheet } from '#domain/wishes/joined-sheet.ts';
import { readWishes } from '#reading/read.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { destinationSheetOf } from '../catalogue/name-sheet.ts';
import { readIntent } from '../intent/intent.ts';
import { keptPins } from '../intent/pinned.ts';
import { answerWishes } from '../narrate/answers/answers.ts';
import { inOrder, proved } from '../narrate/answers/proved.ts';
import { translationsOf } from '../narrate/translations.ts';

const LONGEST_ANSWER = 300;
const MOST_ANSWERS = 40;

/** What one base answers. */
interface OwnAnswer {
  readonly name: string;
  readonly answer: Answer;
}

function unknownOf({ preferences, dates }: Trip, destinations: readonly CompiledDestination[]): readonly Quote[] {
  if (preferences.trim() === '') return [];
  return readWishes(preferences, joinedSheet(destinations.map(destinationSheetOf)), dates).unknown;
}

interface Asking {
  readonly trip: Trip;
  readonly destinations: readonly CompiledDestination[];
  readonly unknown: readonly Quote[];
}

/** How the days of one base answer what was asked of them, no more than can be proved. */
function answersOfBase({ trip, destinations, unknown }: Asking, index: number, language: Language): OwnAnswer[] {
  const [stay, destination, base] = [stayAt(trip, index), destinations[index], basesOf(trip)[index]];
  if (!destination || !base || stay.days.length === 0) return [];
  const request = requestOf(stay);
  const intent = readIntent(request, destination, (bookings) => keptPins(stay, bookings, destination));
  const answers = answerWishes({
    days: stay.days,
    destination,
    language,
    // What stands beside a wish may change what it means.
    intent: { ...intent, unknown: () => unknown },
    request: { ...request, preferences: trip.preferences },
    daysBefore: daysOfBase(trip, index).first - 1,
  });
  const name = translated(base.name, trip.translations, language);
  return proved({ ...stay, answers }, destination, language).answers.map((answer) => ({ name, answer }));
}

/** Wishes that one base meets for all: who wants to hear jazz does not need it in every town. */
function isMetOnce({ about, quote }: Answer): boolean {
  if (!about) return quote === null;
  const isCounted = ['least', 'most', 'aDay'].some((key) => about[key] !== undefined);
  return (
    ['place', 'style', 'occasion'].includes(about.kind) ||
    (about.kind === 'sort' && about['stance'] === 'want' && !isCounted)
  );
}

const ranks = ['no', 'partly', 'yes'];
const rankOf = ({ answer }: OwnAnswer) => ranks.indexOf(answer.met);

/** What several bases answer to one wish, as one answer. */
function merged(own: readonly OwnAnswer[], count: number): Answer | null {
  const [first] = own;
  if (!first) return null;
  const wanted = (isMetOnce(first.answer) ? Math.max : Math.min)(...own.map(rankOf));
  const telling = isMetOnce(first.answer) ? own.filter((one) => rankOf(one) === wanted) : own;
  const { answer } = telling.find((one) => rankOf(one) === wanted) ?? first;
  const texts = [...new Set(telling.map((one) => one.answer.answer))];
  // Every base has its word.
  const share = Math.floor(LONGEST_ANSWER / telling.length) - 1;
  const isOfAll = texts.length === 1 && telling.length === count;
  const places = [...new Set(telling.flatMap((one) => one.answer.places ?? []))];
  return {
    ...answer,
    asked: first.answer.asked,
    answer: isOfAll
      ? answer.answer
      : telling.map((one) => shorten(saidOf(one.name, one.answer.answer), share)).join(' '),
    ...(places.length > 0 && { places: places.slice(0, 100) }),
  };
}

/** The same wish has the same place in the preferences and is of the same kind; what was chosen in the form is called the same. */
const keyOf = ({ quote, about, asked }: Answer) => JSON.stringify(quote ? [quote, about?.kind ?? null] : [asked]);

function answersIn(asking: Asking, language: Language): Answer[] {
  const { destinations } = asking;
  const groups = new Map<string, OwnAnswer[]>();
  for (const index of destinations.keys())
    for (const own of answersOfBase(asking, index, language))
      groups.set(keyOf(own.answer), [...(groups.get(keyOf(own.answer)) ?? []), own]);
  const all = [...groups.values()].flatMap((own) => merged(own, destinations.length) ?? []);
  return inOrder(all).slice(0, MOST_ANSWERS);
}

const withoutWords = (answers: readonly Answer[]) => answers.map((answer) => ({ ...answer, asked: '', answer: '' }));

/** A journey with what was asked and how the days of its bases answer it, in every language; `destinations` in the order of the bases. */
export function answeredJourney(trip: Trip, destinations: readonly CompiledDestination[], language: Language): Trip {
  const asking = { trip, destinations, unknown: unknownOf(trip, destinations) };
  const answers = new Map(languages.map((other) => [other, answersIn(asking, other)]));
  const own = answers.get(language) ?? [];
  const { translations = {} } = translationsOf(language, (other) => {
    const said = answers.get(other) ?? [];
    const isPaired = same(withoutWords(own), withoutWords(said));
    return isPaired ? [said.map(({ asked }) => asked), said.map(({ answer }) => answer)] : [[], []];
  });
  return { ...trip, answers: own, translations: together(trip.translations, translations) };
}
