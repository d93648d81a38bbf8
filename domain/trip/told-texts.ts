import { basesOf } from './base.ts';
import { readEngineName } from './engine-name.ts';
import type { Activity, Day } from './itinerary.ts';
import { keyOf } from './known-texts.ts';
import type { Trip } from './trip.ts';

const capitalised = /^\p{Lu}/u;
const WORDS = /[\s,.;:()]+/;
/** With these our planner begins what it sums up, in every language; anything else that is written large is a name. */
const openings: ReadonlySet<string> = new Set('A An Chosen Nothing You Elegido Este Llegas No Te Un'.split(' '));

/** Whether a text names something that is none of these. */
function namesOthers(text: string, names: readonly string[]): boolean {
  const longestFirst = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  const left = longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return left.split(WORDS).some((word) => capitalised.test(word) && !openings.has(word));
}

const namesOf = (activities: readonly Activity[]): string[] =>
  activities.flatMap(({ name, location }) => [name, location]);

/**
 * A trip without what our planner summed up of stops that are not there any more: swapped, moved to another day or removed. What a model wrote, or
 * a program that saved the trip, is told as it is: of their words it cannot be said what is a name. The same object where everything holds.
 */
export function withTrueTexts(trip: Trip): Trip {
  const { provenance, days } = trip;
  const towns = [trip.destination, ...basesOf(trip).map(({ name }) => name)];
  if (!provenance || readEngineName(provenance.engine).kind !== 'embedded') return trip;
  const isStale = ({ summary, activities }: Day) => namesOthers(summary, [...namesOf(activities), ...towns]);
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
