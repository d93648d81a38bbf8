import { frameOn } from '../frame.ts';
import type { Instance } from './instance.ts';
import { dinnerHours } from './meal-hours.ts';
import { anchorOf, type Route } from './schedule.ts';
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

/** Minutes from the last stop of a day to the bed. */
function wayHome({ homes, travel, stops }: Instance, { day, stops: own }: Route): number {
  const home = homes[day]?.to ?? 0;
  const last = anchorOf(own, own.length - 1)?.index ?? home;
  return travel[last * stops.length + home] ?? 0;
}

/** A dinner near where one is that ends the day waits for the hour at which people dine, as one at a table does, as long as one is back in time. */
function atUsualHour(instance: Instance, route: Route, starts: readonly number[]): number[] {
  const { rules, dinnerFrom } = instance;
  const dinner = route.stops.at(-1);
  const frame = frameOn(rules, route.day + 1);
  if (!dinner || dinner.place || dinner.meal !== 'dinner' || frame.busy.length > 0) return [...starts];
  const { from } = dinnerHours({ from: dinnerFrom, to: rules.dinner.to }, route.day);
  const latest = floorToStep(Math.min(from, frame.to - dinner.minutes - wayHome(instance, route)));
  return starts.with(-1, Math.max(starts.at(-1) ?? 0, latest));
}

/** The starts of a day (local minutes, in the order of its stops) with dinner as late as people dine, where the search had it earlier. */
export const withDinnerInTime = (instance: Instance, route: Route, starts: readonly number[]): number[] =>
  atUsualHour(instance, route, beforeGoingOut(instance, route, starts));
