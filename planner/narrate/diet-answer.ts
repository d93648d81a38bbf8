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
const harmless: ReadonlySet<DietId> = new Set<DietId>(['vegetarian', 'vegan']);

/**
 * What our data say of a diet at the tables of a plan. A plain yes only where every meal has a table that suits, and never where a mistake
 * makes ill or breaks a vow: the data come from general knowledge, so that every answer tells the guest to ask.
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
  const isWhole = harmless.has(diet) && some.length + unknown.length === 0 && !isOpen;
  const lines = [
    ...(suiting.length > 0 ? [t.tablesSuit(names(suiting), suiting.length)] : []),
    ...(some.length > 0 ? [t.tablesSome(names(some), some.length)] : []),
    unknown.length > 0 && unknown.length <= MOST_NAMES ? t.askAt(names(unknown)) : t.menus,
  ];
  return { met: isWhole ? 'yes' : 'partly', answer: lines.join(' ') };
}
