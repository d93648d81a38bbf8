import { isTreat } from '#domain/place/meal.ts';
import type { CompiledPlace } from '../../catalogue/compiled.ts';
import { isKnownFor, isStaple, knowsTablesBy } from '../../intent/allergens.ts';
import { type Diet, offerOf } from '../../intent/diets.ts';
import { type AnswerInput, type Answering, firstNames, idsOf, isTable, openMeals, stopsOf, textsOf } from './input.ts';

const MOST_NAMES = 3;
/** Where a mistake makes no guest ill and breaks no vow. */
const harmless: ReadonlySet<Diet> = new Set<Diet>(['vegetarian', 'vegan']);
/** Of these our data say nothing at all. */
const unknownToUs: ReadonlySet<Diet> = new Set<Diet>(['no-pork', 'no-alcohol']);

/** Tables of a plan by what our data say of a diet, and how many meals have no table. */
interface Tables {
  readonly against: readonly CompiledPlace[];
  readonly suiting: readonly CompiledPlace[];
  readonly some: readonly CompiledPlace[];
  readonly unknown: readonly CompiledPlace[];
  readonly open: number;
}

function tablesFor(diet: Diet, input: AnswerInput): Tables {
  const houses = [...new Set(stopsOf(input).map(({ place }) => place))].filter(isTable);
  // Cake that suits feeds no one; cake that does not is against the diet all the same.
  const tables = houses.filter((house) => !isTreat(house));
  const having = (offer: ReturnType<typeof offerOf>) =>
    (offer === 'no' ? houses : tables).filter((table) => offerOf(table, diet) === offer);
  return {
    against: having('no'),
    suiting: having('yes'),
    some: having('some'),
    unknown: having(null),
    open: openMeals(input),
  };
}

function dishes({ suiting, some, unknown, open }: Tables, input: AnswerInput): string {
  const t = textsOf(input);
  const names = (tables: readonly CompiledPlace[]) => firstNames(tables, input.language);
  const lines = [
    ...(suiting.length > 0 ? [t.tablesSuit(names(suiting), suiting.length)] : []),
    ...(some.length > 0 ? [t.tablesSome(names(some), some.length)] : []),
    ...(open > 0 ? [t.openMeals(open)] : []),
    unknown.length > 0 && unknown.length <= MOST_NAMES ? t.askAt(names(unknown)) : t.menus,
  ];
  return lines.join(' ');
}

/**
 * What our data say of a diet at the tables of a plan. A plain yes only where every meal has a table that suits, and never where a mistake
 * makes ill or breaks a vow: the data come from general knowledge, so that every answer tells the guest to ask.
 */
export const dietAnswer: Answering<'diet'> = ({ diet, who }, input) => {
  const t = textsOf(input);
  const tables = tablesFor(diet, input);
  const { against, suiting, some, unknown, open } = tables;
  if (against.length > 0)
    return { met: 'no', answer: `${t.tablesWith(firstNames(against, input.language))} ${t.menus}` };
  if (unknownToUs.has(diet)) return { met: 'no', answer: t.menus };
  const answer = dishes(tables, input);
  // A guest whom a mistake makes ill is promised nothing where the party eats at houses we know nothing of, and is told which tables have something.
  const isDoubtful = unknown.length > 0 && !harmless.has(diet);
  if (isDoubtful || suiting.length + some.length === 0) return { met: 'no', answer };
  const isFed = unknown.length === 0 && open === 0 && (who === 'one' || some.length === 0);
  const met = harmless.has(diet) && isFed ? 'yes' : 'partly';
  return { met, answer, places: idsOf([...suiting, ...some]) };
};

/** Kitchens' allergens are in no data of ours: what a table is known for is all that a plan can keep away from. */
export const allergyAnswer: Answering<'allergy'> = ({ to }, input) => {
  const t = textsOf(input);
  const houses = [...new Set(stopsOf(input).map(({ place }) => place))].filter(isTable);
  const against = houses.filter((table) => isKnownFor(table, to));
  if (against.length > 0)
    return { met: 'no', answer: `${t.tablesWith(firstNames(against, input.language))} ${t.allergens}` };
  if (isStaple(to, input.destination.country)) return { met: 'no', answer: t.stapleHere };
  return { met: 'no', answer: knowsTablesBy(to) ? t.tablesKnownLeftOut : t.allergens };
};
