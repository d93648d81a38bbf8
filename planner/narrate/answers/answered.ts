import type { Language } from '#domain/language.ts';
import { same } from '#domain/same.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { together } from '#domain/trip/known-texts.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { transfersOf } from '../../intent/transfers.ts';
import { type Told, translationsOf } from '../translations.ts';
import { answerWishes } from './answers.ts';
import type { AnswerInput } from './input.ts';
import { proved } from './proved.ts';

const withoutWords = (answers: readonly Answer[]) => answers.map((answer) => ({ ...answer, asked: '', answer: '' }));

const toldAnswers = (answers: readonly Answer[]): Told => [
  answers.map(({ asked }) => asked),
  answers.map(({ answer }) => answer),
];

const toldTransfers = ({ transfers }: Trip): Told => [
  (transfers ?? []).map(({ terminal }) => terminal ?? ''),
  (transfers ?? []).map(({ access }) => access?.from ?? ''),
];

/** A trip with what hangs on its days: the ways of what is fixed, and what was asked with how the plan answers it, no more than can be proved; in every language. */
export function answered(trip: Trip, input: AnswerInput): Trip {
  const { language, destination, intent } = input;
  const inWords = (other: Language): Trip => {
    const setting = { dates: trip.dates, destination, homes: intent.homes };
    const transfers = transfersOf(intent.bookings, setting, other);
    return proved({ ...trip, transfers, answers: answerWishes({ ...input, language: other }) }, destination, other);
  };
  const own = inWords(language);
  const { translations = {} } = translationsOf(language, (other) => {
    const said = other === language ? own : inWords(other);
    // In another order one answer would be told with the words of another.
    const isPaired = same(withoutWords(own.answers), withoutWords(said.answers));
    return [...(isPaired ? toldAnswers(said.answers) : [[], []]), ...toldTransfers(said)];
  });
  return { ...own, translations: together(trip.translations, translations) };
}
