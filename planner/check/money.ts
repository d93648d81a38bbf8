import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { costsIn } from '#domain/trip/shared-tickets.ts';
import { costOf } from '../catalogue/cost.ts';
import { dailyCap, mealFloor } from '../rules.ts';
import { type Check, type CheckInput, eachActivity, type Violation } from './violation.ts';

function expectedCost(activity: Activity, { destination }: CheckInput): Activity['cost'] | null {
  if (activity.kind === 'meal') return { kind: 'variable' };
  if (activity.kind === 'free-time') return { kind: 'amount', adult: 0, child: 0 };
  const place = destination.byId.get(activity.placeId ?? '');
  return place ? costOf(place) : null;
}

/** Whether two costs say the same, in whatever order their keys were stored. */
function isSameCost(a: Activity['cost'], b: Activity['cost']): boolean {
  if (a.kind !== 'amount' || b.kind !== 'amount') return a.kind === b.kind;
  return a.adult === b.adult && a.child === b.child;
}

/** H10: a price is the catalogue's; a generic meal is variable, free time is free. */
export const catalogueCosts: Check = (input) =>
  eachActivity(input.trip).flatMap(({ day, activity }): Violation[] => {
    const expected = expectedCost(activity, input);
    if (expected === null || isSameCost(expected, activity.cost)) return [];
    return [{ rule: 'H10', day, activityId: activity.id, message: `costs ${JSON.stringify(activity.cost)}` }];
  });

function spentOn({ activities }: Day, days: readonly Day[]): number {
  return costsIn(days, activities).reduce((sum, cost) => sum + (cost.kind === 'amount' ? cost.adult : 0), 0);
}

/** H11: an adult's day stays under the cap of the budget level at this destination, and a luxury meal is not a cheap one. */
export const withinBudget: Check = ({ trip, destination, intent }) => {
  const cap = dailyCap(intent.budget, destination.priceIndex);
  const floor = mealFloor(intent.budget, destination.priceIndex);
  return trip.days.flatMap((day): Violation[] => {
    const spent = spentOn(day, trip.days);
    const cheap = day.activities.filter(({ meal, cost }) => meal && cost.kind === 'amount' && cost.adult < floor);
    return [
      ...(spent > cap ? [{ rule: 'H11' as const, day: day.day, message: `${spent} cents, at most ${cap}` }] : []),
      ...cheap.map(({ id, name }) => ({
        rule: 'H11' as const,
        day: day.day,
        activityId: id,
        message: `"${name}" is below ${floor} cents`,
      })),
    ];
  });
};
