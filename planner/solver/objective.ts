import type { Belonging } from '../catalogue/compiled.ts';
import { crowdOf, isForEvenings } from '../crowd.ts';
import { type DayFrame, frameOn } from '../frame.ts';
import type { Penalty } from '../orienteering/problem.ts';
import type { DayRules } from '../rules.ts';
import type { Instance } from './instance.ts';
import type { Node } from './node.ts';
import type { Route } from './schedule.ts';
import type { Stop } from './stop.ts';
import { monotony } from './variety.ts';

/** Points of score that a minute costs. */
const TRAVEL_WEIGHT = 1;
/** A table is chosen for the way: a minute to or from it counts as so many. */
const TABLE_WEIGHT = 2;
const IDLE_WEIGHT = 0.9;
/** A morning without anything is lost rather than an afternoon. */
const MORNING_WEIGHT = 1.4;
/** A gap shorter than this is a coffee, not waiting. */
const UNNOTICED_WAIT = 30;
/** Beyond what a day may hold (H11, H17) every minute, metre and cent costs so much that a stop less is better. */
const OVER_TRAVEL = 60;
const OVER_WALK = 0.2;
const OVER_ACTIVE = 40;
const OVER_CAP = 0.1;
const MISSING_STOP = 250;
/** A stop more than what is left of a day may hold. */
const SURPLUS_STOP = 600;
/** A visit more than one has strength for after a night on the way is worth nothing, whatever it is. */
const SURPLUS_VISIT = 5_000;
const MISSING_MEAL = 450;
/** More than this many of one kind in a day tires. */
const SAME_CATEGORY_LIMIT = 2;
const FATIGUE_WEIGHT = 30;
/** A stop of a sort too many a day is worth less than none; one too few costs as much as what else was wanted is worth. */
const TOO_MANY = 600;
const TOO_FEW = 450;

/** Places that are one visit are worth more one after the other, and most in their order. */
const BELONGING_BONUS = 25;
const IN_ORDER_BONUS = 10;

/** What a day gains by places that are one visit, one after the other; meals between them do not part them. */
function belonging(stops: readonly Stop[], { belongings }: Instance): number {
  let [before, gained]: [Belonging | undefined, number] = [undefined, 0];
  for (const { place, meal } of stops) {
    if (meal) continue;
    const own = belongings.get(place?.id ?? '');
    if (own && own.group === before?.group) {
      gained += BELONGING_BONUS + (own.rank > before.rank ? IN_ORDER_BONUS : 0);
    }
    before = own;
  }
  return gained;
}

/** Who likes evenings has one after dinner: the first of a day is worth this much more. */
const EVENING_BONUS = 180;

function evening(stops: readonly Stop[], { likesEvenings }: Instance): number {
  if (!likesEvenings) return 0;
  const dinner = stops.findIndex(({ meal }) => meal === 'dinner');
  const isOut = dinner >= 0 && stops.some(({ place, meal }, i) => i > dinner && place && !meal && isForEvenings(place));
  return isOut ? EVENING_BONUS : 0;
}

/** What is made for children: one of them a day is what they come for. */
const CHILDREN_BONUS = 220;

const mainCategory = ({ place, meal }: Stop) => (place && !meal ? place.categories[0] : undefined);

function fatigue(stops: readonly Stop[]): number {
  const counts = new Map<string, number>();
  for (const stop of stops) {
    const main = mainCategory(stop);
    if (main) counts.set(main, (counts.get(main) ?? 0) + 1);
  }
  let tired = 0;
  for (const count of counts.values()) tired += Math.max(0, count - SAME_CATEGORY_LIMIT);
  return tired * FATIGUE_WEIGHT;
}

function unbounded(stops: readonly Stop[], { daily }: Instance): number {
  return daily.reduce((sum, { least, most, isOne }) => {
    const count = stops.filter(isOne).length;
    return sum + TOO_MANY * Math.max(0, count - most) + TOO_FEW * Math.max(0, least - count);
  }, 0);
}

interface Load {
  readonly stops: readonly Stop[];
  readonly meals: number;
  /** Minutes of ways as H17 counts them. */
  readonly counted: number;
  readonly walked: number;
  readonly visiting: number;
  readonly spent: number;
}

/** What a day loses by too few or too many stops and meals. */
function miscounted(
  rules: DayRules,
  { stops, meals }: Load,
  { fewest, stops: most, visits, lunch, dinner }: DayFrame,
): number {
  return (
    MISSING_STOP * Math.max(0, fewest - stops.length) +
    SURPLUS_STOP * Math.max(0, crowdOf(rules, stops) - most) +
    SURPLUS_VISIT * Math.max(0, stops.length - meals - visits) +
    MISSING_MEAL * Math.max(0, Number(lunch) + Number(dinner) - meals)
  );
}

/** What a day loses by more than it may hold. */
function overloaded({ counted, walked, visiting, spent }: Load, { limits, cap }: Instance): number {
  return (
    OVER_TRAVEL * Math.max(0, counted - limits.travelMinutes) +
    OVER_WALK * Math.max(0, walked - limits.walkedM) +
    OVER_ACTIVE * Math.max(0, visiting + counted - limits.activeMinutes) +
    OVER_CAP * Math.max(0, spent - cap)
  );
}

/** Minutes between two moments that belong to bookings, with the ways to and from them: that is no waiting. */
function takenBetween(from: number, to: number, { busy }: DayFrame): number {
  return busy.reduce(
    (sum, own) => sum + Math.max(0, Math.min(to, own.to + own.reach) - Math.max(from, own.from - own.reach)),
    0,
  );
}

/** What a day of the trip (0 is the first) loses: ways, waiting, too few stops, missing meals, too much of the same. */
export function dayPenalty(instance: Instance, nodes: readonly (Node | null)[], day: number): Penalty {
  const { rules, travel, counted, walk, variety, forChildren, stops: all } = instance;
  const n = all.length;
  const frame = frameOn(rules, day + 1);
  const { from: bed, to: home } = instance.homes[day] ?? { from: 0, to: 0 };
  return (sequence, from, count, starts) => {
    const stops: Stop[] = [];
    let [free, at, waited, meals, isAfterMeal] = [frame.from, bed, 0, 0, false];
    let [travelled, strained, walked, visiting, spent] = [0, 0, 0, 0, 0];
    let [seen, again, theirs] = [0, 0, 0];
    for (let i = from; i < from + count; i++) {
      const { stop } = nodes[sequence[i] as number] as Node;
      const leg = travel[at * n + stop.index] as number;
      const start = starts[i] as number;
      travelled += stop.meal || isAfterMeal ? TABLE_WEIGHT * leg : leg;
      isAfterMeal = stop.meal !== null;
      strained += counted[at * n + stop.index] as number;
      walked += walk[at * n + stop.index] as number;
      spent += stop.place?.price.adult ?? 0;
      if (!stop.meal) visiting += stop.minutes;
      const wait = Math.max(0, start - free - leg - UNNOTICED_WAIT - takenBetween(free, start, frame));
      waited += i === from ? MORNING_WEIGHT * wait : wait;
      free = start + stop.minutes;
      at = stop.index;
      if (stop.meal) meals++;
      const sorts = variety[stop.index] as number;
      again |= seen & sorts;
      seen |= sorts;
      theirs |= forChildren[stop.index] as number;
      stops.push(stop);
    }
    travelled += travel[at * n + home] as number;
    strained += counted[at * n + home] as number;
    walked += walk[at * n] as number;
    const load: Load = { stops, meals, counted: strained, walked, visiting, spent };
    return (
      IDLE_WEIGHT * waited +
      TRAVEL_WEIGHT * travelled +
      fatigue(stops) +
      (monotony[again] as number) -
      belonging(stops, instance) -
      evening(stops, instance) -
      CHILDREN_BONUS * theirs +
      miscounted(rules, load, frame) +
      unbounded(stops, instance) +
      overloaded(load, instance)
    );
  };
}

/** What a day loses, with its stops at some minutes. */
export function lossOf(instance: Instance, route: Route, starts: readonly number[]): number {
  const nodes = route.stops.map((stop) => ({ stop, window: 0 }));
  const sequence = Int16Array.from(nodes, (_, i) => i);
  return dayPenalty(instance, nodes, route.day)(sequence, 0, nodes.length, Int32Array.from(starts));
}
