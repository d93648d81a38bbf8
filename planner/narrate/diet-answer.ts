import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import type { Answer } from '#domain/trip/answer.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { placesOf } from '../catalogue/places-of.ts';
import { offerOf } from '../intent/diets.ts';
import type { DietId } from '../intent/need-ids.ts';
import { answerTexts } from './answer-texts.ts';
import { enumerate } from './texts.ts';

interface Meals {
  readonly days: readonly Day[];
  readonly destination: CompiledDestination;
  readonly language: Language;
}

const MOST_NAMES = 3;

/**
 * What is known of a diet at the tables of a plan. A plain yes only where every meal has a table and every table is known to suit;
 * tables of which nothing is known are named, or said to be unknown where there are many.
 */
export function dietAnswer(diet: DietId, { days, destination, language }: Meals): Pick<Answer, 'met' | 'answer'> {
  const t = answerTexts[language];
  const tables = [...new Set(placesOf(days, destination).filter(({ kind }) => kind === 'food'))];
  const having = (offer: ReturnType<typeof offerOf>) => tables.filter((table) => offerOf(table, diet) === offer);
  const names = (wanted: readonly CompiledPlace[]) =>
    enumerate(
      wanted.slice(0, MOST_NAMES).map(({ name }) => inLanguage(name, language)),
      language,
    );
  const against = having('no');
  if (against.length > 0) return { met: 'no', answer: `${t.tablesWith(names(against))} ${t.menus}` };
  const [suiting, some, unknown] = [having('yes'), having('some'), having(null)];
  if (suiting.length + some.length === 0) return { met: 'no', answer: t.menus };
  const isOpen = days.some(({ activities }) => activities.some(({ kind }) => kind === 'meal'));
  const isWhole = some.length + unknown.length === 0 && !isOpen;
  const lines = [
    ...(suiting.length > 0 ? [t.tablesSuit(names(suiting), suiting.length)] : []),
    ...(some.length > 0 ? [t.tablesSome(names(some), some.length)] : []),
    ...(unknown.length > MOST_NAMES ? [t.menus] : unknown.length > 0 ? [t.askAt(names(unknown))] : []),
  ];
  return { met: isWhole ? 'yes' : 'partly', answer: lines.join(' ') };
}
