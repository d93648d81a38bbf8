import type { Activity } from '#domain/trip/itinerary.ts';
import { mealOf } from '#domain/trip/itinerary.ts';
import { costsIn } from '#domain/trip/shared-tickets.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { type AnswerInput, type Answering, euros, textsOf } from './input.ts';

const isUnknown = ({ cost }: Activity) => cost.kind !== 'amount';

/** What some activities cost, in euro cents: an adult, or the party. */
function costOf(activities: readonly Activity[], { each }: ItemOf<'money'>, { days, request }: AnswerInput): number {
  const { perPerson, party } = totalCost(costsIn(days, activities), request.travellers);
  return each ? perPerson : party;
}

/** What is spent in the sense of what was said, in euro cents, the activities it counts, and how it is told. */
function spending(
  item: ItemOf<'money'>,
  input: AnswerInput,
): [spent: number, Activity[], told: (amount: string) => string] {
  const t = textsOf(input);
  const all = input.days.flatMap(({ activities }) => activities);
  if (item.per === 'in-all') return [costOf(all, item, input), all, t.inAll];
  if (item.per === 'a-day')
    return [Math.max(...input.days.map(({ activities }) => costOf(activities, item, input))), all, t.dearestDay];
  const own = all.filter((activity) => (item.per === 'a-meal') === (mealOf(activity) !== null));
  const dearest = Math.max(0, ...own.flatMap(({ cost }) => (cost.kind === 'amount' ? [cost.adult] : [])));
  return [dearest, own, item.per === 'a-meal' ? t.dearestMeal : t.dearestTicket];
}

/** Money that is said is compared with the prices that are known, and those that are not are counted. */
export const moneyAnswer: Answering<'money'> = (item, input) => {
  const t = textsOf(input);
  if (item.currency !== 'EUR') return { met: 'no', answer: t.noRates };
  const [spent, counted, told] = spending(item, input);
  const unknown = counted.filter(isUnknown).length;
  const said = told(euros(spent, input));
  // Beds and fares are in no sum of ours: that a whole trip costs no more is never proved.
  const isPart = unknown > 0 || item.per === 'in-all';
  return {
    met: spent > item.cents ? 'no' : isPart ? 'partly' : 'yes',
    answer: unknown > 0 ? `${said} ${t.pricesUnknown(unknown)}` : said,
  };
};
