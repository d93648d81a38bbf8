import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { Answer } from '#domain/trip/answer.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { placesOf } from '../catalogue/places-of.ts';
import { hasAvoidedWords, namesAvoided, namesSuitable } from '../intent/diets.ts';
import type { DietId } from '../intent/need-ids.ts';
import { answerTexts } from './answer-texts.ts';
import { enumerate } from './texts.ts';

interface Meals {
  readonly days: readonly Day[];
  readonly destination: CompiledDestination;
  readonly language: Language;
}

const MOST_NAMES = 4;

/**
 * What is known of a diet at the tables of a plan: never more than "partly", for we have no menus. That no table is known for
 * what is avoided is said only where it is so of every one; tables whose text confirms nothing are named.
 */
export function dietAnswer(diet: DietId, { days, destination, language }: Meals): Pick<Answer, 'met' | 'answer'> {
  const t = answerTexts[language];
  if (!hasAvoidedWords(diet)) return { met: 'no', answer: t.menus };
  const tables = placesOf(days, destination).filter(({ kind }) => kind === 'food');
  const named = (wanted: typeof tables) =>
    enumerate([...new Set(wanted.map(({ name }) => inLanguage(name, language)))].slice(0, MOST_NAMES), language);
  const against = tables.filter((table) => namesAvoided(table, diet));
  if (against.length > 0) return { met: 'no', answer: `${t.tablesWith(named(against))} ${t.menus}` };
  const unconfirmed = tables.filter((table) => !namesSuitable(table, diet));
  const ask = unconfirmed.length > MOST_NAMES || unconfirmed.length === 0 ? t.menus : t.askAt(named(unconfirmed));
  if (tables.length === 0) return { met: 'no', answer: t.menus };
  return { met: 'partly', answer: `${t.tablesWithout} ${ask}` };
}
