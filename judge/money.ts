import type { Cost } from '#domain/trip/cost.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { Entry, Plan } from './plan.ts';
import { cannot, everyDay, type Fault, firstOf, type Row, unless } from './row.ts';

type Money = ItemOf<'money'>;

/** The plan's figure, or the catalogue's where that is more: a plan cannot make a place cheaper. */
function costOf({ activity, place }: Entry): Cost {
  const { cost } = activity;
  if (!place || cost.kind !== 'amount' || place.price.kind === 'free') return cost;
  if (place.price.kind === 'variable') return { kind: 'variable' };
  const { adult, child } = place.price;
  if (adult === null) return { kind: 'unknown' };
  return { kind: 'amount', adult: Math.max(cost.adult, adult), child: Math.max(cost.child, child ?? cost.child) };
}

const isKnown = (entry: Entry) => costOf(entry).kind === 'amount';

function spent(entries: readonly Entry[], { each }: Money, { trip }: Plan): number {
  const total = totalCost(entries.map(costOf), trip.travellers);
  return each ? total.perPerson : total.party;
}

function someKnown(entries: readonly Entry[]): Fault {
  return unless(entries.some(isKnown), 'no cost is known');
}

function allKnown(entries: readonly Entry[]): Fault {
  const unknown = entries.find((own) => !isKnown(own));
  return unless(!unknown, `what ${unknown?.activity.name} costs is not known`);
}

/** What an adult pays at one meal or for one visit. */
function oneByOne(entries: readonly Entry[], cents: number): Fault {
  const dear = entries.find((own) => {
    const cost = costOf(own);
    return cost.kind === 'amount' && cost.adult > cents;
  });
  return firstOf(someKnown(entries), unless(!dear, `${dear?.activity.name} costs more`));
}

function staysUnder(item: Money, plan: Plan): Fault {
  if (item.per === 'a-meal') return oneByOne(plan.meals, item.cents);
  if (item.per === 'a-ticket') return oneByOne(plan.visits, item.cents);
  const under = (entries: readonly Entry[]) => spent(entries, item, plan) <= item.cents;
  return firstOf(
    someKnown(plan.entries),
    item.per === 'in-all'
      ? unless(under(plan.entries), 'the plan costs more')
      : everyDay(plan, 'the day costs no more', ({ entries }) => under(entries)),
  );
}

const counted = ({ per }: Money, plan: Plan): readonly Entry[] => {
  if (per === 'a-meal') return plan.meals;
  return per === 'a-ticket' ? plan.visits : plan.entries;
};

export const money: Row<'money'> = {
  yes: (item, plan) => {
    // A sum for all of a trip pays for beds and fares too, which no plan of ours knows.
    if (item.currency !== 'EUR' || item.per === 'in-all') return cannot();
    return firstOf(staysUnder(item, plan), allKnown(counted(item, plan)));
  },
  partly: (item, plan) => (item.currency === 'EUR' ? staysUnder(item, plan) : cannot()),
};
