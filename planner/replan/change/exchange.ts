import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import { wayBetween } from '#domain/trip/way.ts';
import type { CompiledPlace } from '../../catalogue/compiled.ts';
import { wholeSelection } from '../../selection.ts';
import { placeScore } from '../../solver/score.ts';
import type { Stop } from '../../solver/stop.ts';
import { fillDay, type Placement, placementOf } from '../fill-day.ts';
import type { Slot } from '../slot.ts';
import { spareVisits } from '../slower-day.ts';
import { isVisit, toldSlots, type Workday } from './workday.ts';

/** So many ways of putting something in are looked at by the checker before it is given up. */
const MOST_LOOKED_AT = 40;
/** Where something new would lie if it had the choice: after lunch. */
const MIDDAY = 14 * 60;
/** What is named goes in although something better has to go; a visit less counts for as much. */
const REGRET = 0.6;
/** It goes where something is to go anyway, if it fits there. */
const RID_OF = 300;

const slotsOf = (activities: readonly Activity[]): Slot[] => activities.map((kept) => ({ kept }));

/** A day with a place more, and what that is worth. */
interface Way {
  readonly slots: readonly Slot[];
  readonly value: number;
}

const wayOf = (placement: Placement | null, regret: number): Way[] =>
  placement ? [{ slots: placement.slots, value: placement.value - regret }] : [];

const toNothing = (day: Workday['day'], start: number): Activity | null => {
  const [any] = day.activities;
  return any ? { ...any, start } : null;
};

/** The ways in which a visit comes into a day: beside everything, or for one that could go. */
function* visitWays(stop: Stop, workday: Workday, isNamed: boolean): Generator<Way> {
  const { day, context, trip, destination, unwanted, fixed, story } = workday;
  const here = toNothing(day, MIDDAY);
  if (here) yield* wayOf(placementOf(slotsOf(day.activities), stop, here, context), 0);
  const without = (gone: Activity) => slotsOf(day.activities.filter((own) => own !== gone));
  for (const gone of day.activities.filter(({ id }) => unwanted.has(id)))
    yield* wayOf(placementOf(without(gone), stop, gone, context), -RID_OF);
  const spare = spareVisits(trip, day, destination);
  for (const { visit, worth } of spare) yield* wayOf(placementOf(without(visit), stop, visit, context), REGRET * worth);
  if (!isNamed) return;
  // What is named is worth what the plan was for, but for what was named as well.
  for (const visit of day.activities.filter((own) => isVisit(own) && !fixed.has(own.id))) {
    const place = destination.byId.get(visit.placeId ?? '');
    if (!place || story.intent.mustSee.has(place.id) || spare.some((own) => own.visit === visit)) continue;
    const worth = placeScore(place, story.intent, destination.priceIndex);
    yield* wayOf(placementOf(without(visit), stop, visit, context), worth);
  }
}

/** A table takes the place of the meal that is there. */
function* mealWays(stop: Stop, { day, context, fixed }: Workday): Generator<Way> {
  for (const meal of day.activities) {
    if (mealOf(meal) !== stop.meal || fixed.has(meal.id)) continue;
    yield* wayOf(placementOf(slotsOf(day.activities.filter((own) => own !== meal)), stop, meal, context), 0);
  }
}

/** What is wanted of a day: which visits, and which tables for the meals that are there. */
interface Wanted {
  readonly visit: (place: CompiledPlace) => boolean;
  readonly table: (place: CompiledPlace) => boolean;
  readonly isNamed?: boolean;
}

/** A day with a place of a sort more, the best that breaks nothing; null where there is none. */
export function withMore(workday: Workday, wanted: Wanted): Activity[] | null {
  const { visits, tables, outings } = workday.context.instance;
  const those = (stops: readonly Stop[], isWanted: Wanted['visit']) =>
    stops.filter(({ place }) => place !== null && isWanted(place));
  const ways = [
    ...those([...visits, ...outings.stops], wanted.visit).flatMap((stop) => [
      ...visitWays(stop, workday, wanted.isNamed === true),
    ]),
    ...those([...tables.lunch, ...tables.dinner], wanted.table).flatMap((stop) => [...mealWays(stop, workday)]),
  ];
  for (const { slots } of ways.sort((a, b) => b.value - a.value).slice(0, MOST_LOOKED_AT)) {
    const activities = toldSlots(slots, workday);
    if (workday.faultsOf(activities).length === 0) return activities;
  }
  return null;
}

/** No hole is worth so many minutes of detour. */
const DETOUR = 30;

const wayMinutes = (a: Activity | undefined, b: Activity | undefined) =>
  a && b ? (wayBetween(a, b)?.minutes ?? 0) : 0;

/** How much longer the ways of a day are by a stop, in minutes. */
function detourOf(own: Activity, made: readonly Activity[]): number {
  const at = made.indexOf(own);
  const [before, after] = [made[at - 1], made[at + 1]];
  return wayMinutes(before, own) + wayMinutes(own, after) - wayMinutes(before, after);
}

/** What only fills a hole, time of one's own or a place out of the way, does not come: the hole is left. */
const withoutFillers = (made: readonly Activity[], { day }: Workday) =>
  made.filter((own) => {
    if (day.activities.includes(own)) return true;
    return own.kind !== 'free-time' && (!isVisit(own) || detourOf(own, made) <= DETOUR);
  });

/** A day with other stops for some of its own, or with nothing in the place of those for which there is none. */
export function withOthers(workday: Workday, gone: ReadonlySet<string>): Activity[] | null {
  const { day, trip, context, faultsOf } = workday;
  const all = wholeSelection(trip, gone);
  const kept = day.activities.filter(({ id }) => !all.has(id));
  const removed = day.activities.filter(({ id }) => all.has(id));
  const filledWith = (those: readonly Activity[]) =>
    toldSlots(fillDay(kept, those, { ...context, taken: new Set(context.taken) }), workday);
  const filled = filledWith(removed);
  const ways = [
    withoutFillers(filled, workday),
    filled,
    // Without what is only there in the place of a visit.
    filledWith(removed.filter((own) => !isVisit(own) && own.kind !== 'free-time')),
  ];
  return ways.find((activities) => faultsOf(activities).length === 0) ?? null;
}
