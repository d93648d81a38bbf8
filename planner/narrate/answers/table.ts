import { inLanguage } from '#domain/bilingual.ts';
import { mealOf } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { type TableItem, tablesNear } from '../../intent/tables-near.ts';
import { type AnswerInput, type Answering, byFame, idsOf, type StopMade, stopsOf, textsOf } from './input.ts';

/** The tables of the plan at which a meal is eaten where, and on the day on which, it was wanted. */
function eaten(item: TableItem, input: AnswerInput): StopMade[] {
  const there = new Set(idsOf(tablesNear(item, input.destination)));
  return stopsOf(input).filter(
    ({ day, activity, place }) =>
      there.has(place.id) && mealOf(activity) === item.meal && (item.day === undefined || item.day === day),
  );
}

/** Where a meal was wanted: the table of the plan that is there, or why there is none. */
export const tableAnswer: Answering<'table'> = (item, input) => {
  const t = textsOf(input);
  const nameOf = ({ name }: StopMade['place']) => inLanguage(name, input.language);
  const [made] = eaten(item, input);
  if (made) {
    const when = t.when(made.day, formatLocalTime(made.activity.start));
    return { met: 'yes', answer: `${nameOf(made.place)}. ${when}`, places: [made.place.id] };
  }
  const known = byFame(tablesNear(item, input.destination));
  const best = known.find(({ id }) => !input.intent.refusals.needs.has(id) && input.intent.boosts.get(id) !== 0);
  const from = input.destination.byId.get(item.near);
  if (best) return { met: 'no', answer: t.noneFitted(nameOf(best)) };
  if (known[0]) return { met: 'no', answer: t.noneSuits(nameOf(known[0])) };
  return { met: 'no', answer: t.noTableNear(from ? nameOf(from) : item.near) };
};
