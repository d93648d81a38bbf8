import { type DayFrame, frameOn } from '../frame.ts';
import type { Penalty } from '../orienteering/problem.ts';
import type { Instance } from './instance.ts';
import type { Node } from './node.ts';
import type { Route } from './schedule.ts';
import type { Stop } from './stop.ts';
import { NONE, type Traits, traitsOf } from './traits.ts';
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
/** A stop of a sort too many a day is worth less than none, whatever a first visit must hold; one too few costs nearly as much: what was asked for every day comes before sights that were not. */
const TOO_MANY = 1400;
const TOO_FEW = 1000;

/** Places that are one visit are worth more one after the other, and most in their order. */
const BELONGING_BONUS = 25;
const IN_ORDER_BONUS = 10;

/** What a day gains by places that are one visit, one after the other; meals between them do not part them. */
function belonging(stops: readonly Stop[], count: number, { group, rank }: Traits): number {
  let [before, gained] = [-1, 0];
  for (let i = 0; i < count; i++) {
    const { index, meal } = stops[i] as Stop;
    if (meal) continue;
    if (before >= 0 && group[index] !== NONE && group[index] === group[before])
      gained += BELONGING_BONUS + ((rank[index] as number) > (rank[before] as number) ? IN_ORDER_BONUS : 0);
    before = index;
  }
  return gained;
}

/** Who likes evenings has one after dinner: the first of a day is worth this much more. */
const EVENING_BONUS = 180;

function evening(stops: readonly Stop[], count: number, { forEvenings }: Traits): number {
  let isAfterDinner = false;
  for (let i = 0; i < count; i++) {
    const { index, meal } = stops[i] as Stop;
    if (isAfterDinner && forEvenings[index] === 1) return EVENING_BONUS;
    if (meal === 'dinner') isAfterDinner = true;
  }
  return 0;
}

/** What is made for children: one of them a day is what they come for. */
const CHILDREN_BONUS = 220;

function fatigue(stops: readonly Stop[], count: number, { category, seen }: Traits): number {
  seen.fill(0);
  let tired = 0;
  for (let i = 0; i < count; i++) {
    const main = category[(stops[i] as Stop).index] as number;
    if (main === NONE) continue;
    const times = (seen[main] as number) + 1;
    seen[main] = times;
    if (times > SAME_CATEGORY_LIMIT) tired++;
  }
  return tired * FATIGUE_WEIGHT;
}

function unbounded(stops: readonly Stop[], count: number, { bounds }: Traits): number {
  let cost = 0;
  for (const { least, most, isOne } of bounds) {
    let own = 0;
    for (let i = 0; i < count; i++) own += isOne[(stops[i] as Stop).index] as number;
    cost += TOO_MANY * Math.max(0, own - most) + TOO_FEW * Math.max(0, least - own);
  }
  return cost;
}

interface Load {
  /** Stops, meals included, and how full they make the day. */
  readonly count: number;
  readonly crowd: number;
  readonly meals: number;
  /** Minutes of ways as H17 counts them. */
  readonly counted: number;
  readonly walked: number;
  readonly visiting: number;
  readonly spent: number;
}

/** What a day loses by too few or too many stops and meals. */
function miscounted({ count, crowd, meals }: Load, { fewest, stops: most, visits, lunch, dinner }: DayFrame): number {
  return (
    MISSING_STOP * Math.max(0, fewest - count) +
    SURPLUS_STOP * Math.max(0, crowd - most) +
    SURPLUS_VISIT * Math.max(0, count - meals - visits) +
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

/** Minutes of waiting before a stop that are noticed, and belong to no booking. */
function idleBefore(start: number, free: number, leg: number, frame: DayFrame): number {
  const wait = start - free - leg - UNNOTICED_WAIT;
  if (wait <= 0) return 0;
  return frame.busy.length > 0 ? Math.max(0, wait - takenBetween(free, start, frame)) : wait;
}

/** One day of an instance, with what all of its valuations need. */
interface Workday {
  readonly instance: Instance;
  readonly traits: Traits;
  readonly frame: DayFrame;
  readonly bed: number;
  readonly home: number;
}

function workday(instance: Instance, day: number): Workday {
  const { from: bed, to: home } = instance.homes[day] ?? { from: 0, to: 0 };
  return { instance, traits: traitsOf(instance), frame: frameOn(instance.rules, day + 1), bed, home };
}

/** What the first `count` of some stops lose that start at these minutes: ways, waiting, too few stops, missing meals, too much of the same. */
function lossOn(
  { instance, traits, frame, bed, home }: Workday,
  stops: readonly Stop[],
  count: number,
  starts: readonly number[],
): number {
  const { travel, counted, walk, variety, forChildren, stops: all } = instance;
  const n = all.length;
  let [free, at, waited, meals, isAfterMeal] = [frame.from, bed, 0, 0, false];
  let [travelled, strained, walked, visiting, spent, crowd] = [0, 0, 0, 0, 0, 0];
  let [seen, again, theirs] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const { index, meal, minutes } = stops[i] as Stop;
    const way = at * n + index;
    const leg = travel[way] as number;
    const start = starts[i] as number;
    travelled += meal || isAfterMeal ? TABLE_WEIGHT * leg : leg;
    isAfterMeal = meal !== null;
    strained += counted[way] as number;
    walked += walk[way] as number;
    spent += traits.price[index] as number;
    crowd += traits.size[index] as number;
    if (meal) meals++;
    else visiting += minutes;
    const idle = idleBefore(start, free, leg, frame);
    waited += i === 0 ? MORNING_WEIGHT * idle : idle;
    free = start + minutes;
    at = index;
    const sorts = variety[index] as number;
    again |= seen & sorts;
    seen |= sorts;
    theirs |= forChildren[index] as number;
  }
  travelled += travel[at * n + home] as number;
  strained += counted[at * n + home] as number;
  walked += walk[at * n] as number;
  const load: Load = { count, crowd, meals, counted: strained, walked, visiting, spent };
  return (
    IDLE_WEIGHT * waited +
    TRAVEL_WEIGHT * travelled +
    fatigue(stops, count, traits) +
    (monotony[again] as number) -
    belonging(stops, count, traits) -
    evening(stops, count, traits) -
    CHILDREN_BONUS * theirs +
    miscounted(load, frame) +
    unbounded(stops, count, traits) +
    overloaded(load, instance)
  );
}

/** What a day of the trip (0 is the first) loses, for the search. */
export function dayPenalty(instance: Instance, nodes: readonly (Node | null)[], day: number): Penalty {
  const own = workday(instance, day);
  const [stops, minutes]: [Stop[], number[]] = [[], []];
  return (sequence, from, count, starts) => {
    for (let i = 0; i < count; i++) {
      stops[i] = (nodes[sequence[from + i] as number] as Node).stop;
      minutes[i] = starts[from + i] as number;
    }
    return lossOn(own, stops, count, minutes);
  };
}

/** What a day loses, with its stops at some minutes. */
export const lossOf = (instance: Instance, { day, stops }: Route, starts: readonly number[]): number =>
  lossOn(workday(instance, day), stops, stops.length, starts);

/** What a day loses by too many or too few stops of a sort of which every day is to have some, or so many at most. */
export const unboundedLoss = (instance: Instance, { stops }: Route): number =>
  unbounded(stops, stops.length, traitsOf(instance));
