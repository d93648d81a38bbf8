import { frameOn } from '../frame.ts';
import type { Instance } from './instance.ts';
import { dinnerHours } from './meal-hours.ts';
import type { Route } from './schedule.ts';
import { floorToStep } from './steps.ts';

/** Who goes out after dinner waits before it and not after. */
function beforeGoingOut({ travel, stops }: Instance, { day, stops: own }: Route, starts: readonly number[]): number[] {
  const at = own.findIndex(({ meal, place }) => meal === 'dinner' && place);
  const [dinner, next] = [own[at], own[at + 1]];
  if (!dinner || !next) return [...starts];
  const way = travel[dinner.index * stops.length + next.index] ?? 0;
  const latest = floorToStep((starts[at + 1] ?? 0) - way - dinner.minutes);
  const late = (dinner.starts[day] ?? []).map(({ from, to }) =>
    from <= latest ? Math.min(floorToStep(to), latest) : 0,
  );
  return starts.with(at, Math.max(starts[at] ?? 0, ...late));
}

/** From where one dines to the bed. */
const WAY_HOME = 45;

/** A dinner near where one is that ends the day waits for the hour at which people dine, as one at a table does. */
function atUsualHour({ rules, dinnerFrom }: Instance, { day, stops }: Route, starts: readonly number[]): number[] {
  const at = stops.length - 1;
  const dinner = stops[at];
  const frame = frameOn(rules, day + 1);
  if (!dinner || dinner.place || dinner.meal !== 'dinner' || frame.busy.length > 0) return [...starts];
  const { from } = dinnerHours({ from: dinnerFrom, to: rules.dinner.to }, day);
  const latest = Math.min(from, frame.to - dinner.minutes - WAY_HOME);
  return starts.with(at, Math.max(starts[at] ?? 0, floorToStep(latest)));
}

/** The starts of a day (local minutes, in the order of its stops) with dinner as late as people dine, where the search had it earlier. */
export const withDinnerInTime = (instance: Instance, route: Route, starts: readonly number[]): number[] =>
  atUsualHour(instance, route, beforeGoingOut(instance, route, starts));
