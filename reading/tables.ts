import type { Tag } from '#domain/place/tag.ts';
import type { Clause } from './clauses.ts';
import { momentsIn, note, type Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { MarkOf } from './marks.ts';
import type { Named } from './named.ts';
import { namesOf } from './names.ts';

type MealMark = MarkOf<'lunch'> | MarkOf<'dinner'>;

const where = /^(?:in|at|around|near|by|over|en|por|cerca|junto|a|al)$/;
const MOST_BETWEEN = 6;

const around: readonly Tag[] = ['quarter', 'street', 'square', 'old-town'];

/** Whether one eats somewhere near a place and not at it; a table may be reserved at a feast, and none in a street. */
export function isAround({ sheet }: Reading, { id }: MarkOf<'place'>, isAtTable: boolean): boolean {
  const { tables, tags } = namesOf(sheet);
  return !tables.has(id) && (!isAtTable || around.some((tag) => tags.get(id)?.includes(tag)));
}

/** "Dinner on the 14th at 8 pm near Trastevere": the place near which a meal of an hour is. */
export const placeOfMeal = (reading: Reading, span: Span): MarkOf<'place'> | undefined =>
  reading.text
    .all(span, 'place')
    .find(
      (mark) =>
        !namesOf(reading.sheet).tables.has(mark.id) &&
        [mark.from - 1, mark.from - 2].some((i) => where.test(reading.text.word(i)) || reading.text.is(i, 'near')),
    );

/** The meal before a name, with nothing but small words, days and a word of place between: "dinner on Friday in Trastevere". */
function mealBefore({ text, moments }: Reading, clause: Clause, { whole }: Named): MealMark | undefined {
  const meal = text
    .all({ from: clause.from, to: whole.from }, 'lunch', 'dinner')
    .findLast(({ to }) => to <= whole.from);
  if (!meal || whole.from - meal.to > MOST_BETWEEN) return undefined;
  const between = Array.from({ length: whole.from - meal.to }, (_, i) => meal.to + i);
  const isWhere = (i: number) => where.test(text.word(i)) || text.is(i, 'near');
  const isMoment = (i: number) => moments.some(({ is, from, to }) => is !== 'time' && from <= i && i < to);
  const isSmall = between.every((i) => isWhere(i) || text.is(i, 'filler') || isMoment(i));
  return isSmall && between.some(isWhere) ? meal : undefined;
}

/** "Trastevere for dinner", "La Latina para cenar". */
function mealBehind({ text }: Reading, { whole: { to } }: Named): MealMark | undefined {
  if (!/^(?:for|para|a)$/.test(text.word(to))) return undefined;
  const [meal] = text.all({ from: to + 1, to: to + 3 }, 'lunch', 'dinner');
  return meal;
}

const dayIn = (reading: Reading, span: Span) =>
  momentsIn(reading, span).find((moment) => moment.is === 'day' && moment.until === undefined);

/** Where one wants to eat, if that is what is said of a place that is no table itself. Whether it was noted. */
export function readTable(reading: Reading, clause: Clause, mark: Named): boolean {
  if (mark.is !== 'place' || namesOf(reading.sheet).tables.has(mark.id)) return false;
  const meal = mealBefore(reading, clause, mark) ?? mealBehind(reading, mark);
  // "A picnic at midday in the gardens".
  if (!meal || reading.text.is(meal.from, 'midday') || reading.text.has(clause, 'picnic')) return false;
  const day = dayIn(reading, { from: Math.min(meal.from, mark.from), to: clause.to });
  note(reading, { kind: 'table', meal: meal.is, near: mark.id, ...(day?.is === 'day' && { day: day.day }) }, [
    meal,
    mark,
    ...(day ? [day] : []),
  ]);
  reading.text.take(mark.whole);
  return true;
}
