import { basesOf } from './base.ts';
import { readEngineName } from './engine-name.ts';
import type { Activity, Day } from './itinerary.ts';
import { keyOf } from './known-texts.ts';
import type { Trip } from './trip.ts';

const capitalised = /^\p{Lu}/u;
const WORDS = /[\s,.;:()]+/;
/** With these our planner begins what it sums up, in every language; anything else that is written large is a name. */
const openings: ReadonlySet<string> = new Set(
  'A An Chosen Nothing Then You Después Elegido Este Llegas No Te Un'.split(' '),
);

/** A text without some names, and how many of them it has. */
function withoutNames(text: string, names: readonly string[]): { readonly left: string; readonly named: number } {
  const longestFirst = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  return longestFirst.reduce(
    ({ left, named }, name) =>
      left.includes(name) ? { left: left.replaceAll(name, ' '), named: named + 1 } : { left, named },
    { left: text, named: 0 },
  );
}

/** Whether a text names something that is none of these. */
const namesOthers = (text: string, names: readonly string[]): boolean =>
  withoutNames(text, names)
    .left.split(WORDS)
    .some((word) => capitalised.test(word) && !openings.has(word));

/** Whether a day has more or fewer visits than its summary names and counts: "and 4 more stops". */
function isMiscounted({ summary, activities }: Day): boolean {
  const visits = activities.filter(({ kind, meal }) => kind === 'place' && !meal).map(({ name }) => name);
  const { left, named } = withoutNames(summary, visits);
  const [more] = /\d+/.exec(left) ?? [];
  return more !== undefined && named + Number(more) !== visits.length;
}

/** What is called after a stop is not that stop: "lunch near Nijo Castle" is there without the castle. */
const namesOf = (activities: readonly Activity[]): string[] =>
  activities.flatMap(({ kind, name, location }) => (kind === 'place' ? [name, location] : []));

/** What a day may be told by: its stops, and where it begins if nothing is visited. */
function toldBy({ activities }: Day): string[] {
  const isQuiet = !activities.some(({ kind, meal }) => kind === 'place' && !meal);
  return [...namesOf(activities), ...(isQuiet ? activities.slice(0, 1).map(({ location }) => location) : [])];
}

/**
 * A trip without what our planner summed up of stops that are not there any more, or in another number: swapped, moved to another day,
 * removed or added. What a model wrote, or a program that saved the trip, is told as it is: of their words it cannot be said what is a name.
 * The same object where everything holds.
 */
export function withTrueTexts(trip: Trip): Trip {
  const { provenance, days } = trip;
  const towns = [trip.destination, ...basesOf(trip).map(({ name }) => name)];
  if (!provenance || readEngineName(provenance.engine).kind !== 'embedded') return trip;
  const isStale = (day: Day) => namesOthers(day.summary, [...toldBy(day), ...towns]) || isMiscounted(day);
  const all = [...days.flatMap(({ activities }) => namesOf(activities)), ...towns];
  // Where it is written down what a summary names, `toldIn` leaves out what is gone.
  const isListed = trip.summary.split('\n').every((line) => trip.mentions?.[keyOf(line)]);
  const isWholeStale = !isListed && namesOthers(trip.summary, all);
  if (!isWholeStale && !days.some(isStale)) return trip;
  return {
    ...trip,
    ...(isWholeStale && { summary: '' }),
    days: days.map((day) => (isStale(day) ? { ...day, summary: '' } : day)),
  };
}
