import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import { wayBetween } from '#domain/trip/way.ts';
import { strainOf } from '../../check/strain.ts';
import { usedKey } from '../../solver/open-days.ts';
import { mealShare, placeScore } from '../../solver/score.ts';
import { alternativesTo } from '../alternatives.ts';
import { fillDay, offersFor, placementOf } from '../fill-day.ts';
import { omissionsFrom, spareVisits } from '../slower-day.ts';
import { AS_LONG } from './hours.ts';
import { withoutHanging } from './lined.ts';
import { isMain } from './loss.ts';
import { isVisit, placeOf, toldSlots, type Workday } from './workday.ts';

/** Something costs less when it costs so much of what it replaces. */
const CHEAPER = 0.7;
/** No exchange for less than this, in euro cents an adult. */
const WORTH_SAVING = 500;
/** A ticket for less than this is no reason to go somewhere else. */
const DEAR_TICKET = 1_800;
const MOST_EXCHANGES = 2;
/** So many are looked at. */
const MOST_DEAR = 4;
/** What comes for a visit comes about when that was, in minutes. */
const ABOUT_THEN = 90;
/** Less on foot is less than this share of what it was. */
export const LESS_WALKING = 0.85;

const priceOf = ({ cost }: Activity) => (cost.kind === 'amount' ? cost.adult : 0);

/** Euro cents an adult is known to pay on a day. */
export const spentOn = (activities: readonly Activity[]): number =>
  activities.reduce((sum, own) => sum + priceOf(own), 0);

/** Metres on foot on a day, from bed to bed. */
export function walkedOn(activities: readonly Activity[], { day, index, story }: Workday): number {
  const home = story.intent.homes[index] ?? story.intent.homes.at(-1);
  return home ? strainOf({ ...day, activities: [...activities] }, home).walkedM : 0;
}

/** A day keeps so many visits. */
const FEWEST_VISITS = 1;
/** How much a day holds is what its owner has just said. */
const ownersToSay: readonly string[] = ['H3'];

/** So long a day is not left with nothing in it, where another visit can go. */
const LONG_GAP = 180;

/** A day with a visit less: of those that it could do without, else of those that were not named, the least worth first. */
export function withLess(workday: Workday): Activity[] | null {
  const { trip, day, destination, fixed, story, faultsOf } = workday;
  const visits = day.activities.filter(isVisit);
  if (visits.length <= FEWEST_VISITS) return null;
  const spared = omissionsFrom({ trip, dayId: day.id, destination })
    .filter(({ activityId }) => !fixed.has(activityId))
    .flatMap(({ changes }) => applyChanges(trip, changes).days.filter(({ id }) => id === day.id))
    .map(({ activities }) => activities);
  const worth = (own: Activity) => {
    const place = placeOf(own, workday);
    return place ? placeScore(place, story.intent, destination.priceIndex) : 0;
  };
  const others = visits
    .filter((own) => !fixed.has(own.id) && !story.intent.mustSee.has(own.placeId ?? ''))
    .toSorted((a, b) => Number(isMain(a, workday)) - Number(isMain(b, workday)) || worth(a) - worth(b))
    .map((gone) => day.activities.filter((own) => own !== gone))
    .filter((rest) => faultsOf(rest).every(({ rule }) => ownersToSay.includes(rule)));
  const ways = [...spared, ...others].map((rest) => withoutHanging(rest, day.activities));
  return ways.find((rest) => longestGapOf(rest).minutes <= LONG_GAP) ?? ways[0] ?? null;
}

/** The longest time without anything to do: when it begins, and its minutes. */
function longestGapOf(activities: readonly Activity[]) {
  const gaps = activities.slice(1).map((own, i) => {
    const before = activities[i] ?? own;
    return { from: before.start + before.duration, minutes: own.start - before.start - before.duration };
  });
  return gaps.sort((a, b) => b.minutes - a.minutes)[0] ?? { from: 14 * 60, minutes: 0 };
}

/** A day with a visit more, the best by the wishes that fits; it begins no earlier than it did: that was not asked for. */
export function withOneMore(workday: Workday): Activity[] | null {
  const { day, context, faultsOf } = workday;
  // Time of one's own makes room.
  const busy = day.activities.filter((own) => own.kind !== 'free-time');
  const [any] = busy;
  if (!any) return null;
  const gap: Activity = { ...any, kind: 'place', meal: null, start: longestGapOf(busy).from };
  const slots = busy.map((kept) => ({ kept }));
  const ways = offersFor(slots, gap, context)
    .flatMap((stop) => placementOf(slots, stop, gap, context) ?? [])
    .filter(({ added }) => added.start >= any.start)
    .sort((a, b) => b.value - a.value);
  for (const { slots: made } of ways) {
    const activities = toldSlots(made, workday);
    if (faultsOf(activities).length === 0) return activities;
  }
  return null;
}

/** A stop exchanged for one like it that costs less; null where there is none. */
function exchangedForLess(workday: Workday, dear: Activity): Activity[] | null {
  const { trip, day, destination, language, newId, context } = workday;
  const now = { ...trip, days: trip.days.map((own) => (own.id === day.id ? day : own)) };
  const most = Math.min(CHEAPER * priceOf(dear), priceOf(dear) - WORTH_SAVING);
  const offer = alternativesTo({ trip: now, activityId: dear.id, destination, language, newId }).find(
    // What another day gives up does not come here: either day may be left as it is.
    ({ activity: { cost, placeId } }) =>
      cost.kind === 'amount' && cost.adult <= most && !context.taken.has(usedKey('place', null, placeId ?? '')),
  );
  if (!offer) return null;
  return applyChanges(now, offer.changes).days.find(({ id }) => id === day.id)?.activities ?? null;
}

/** A day that costs less: other tables and visits for the dearest ones, but for what the trip is for. */
export function cheaper(workday: Workday): Activity[] | null {
  const spare = new Set(spareVisits(workday.trip, workday.day, workday.destination).map(({ visit }) => visit.id));
  const dear = workday.day.activities
    .filter((own) => (mealOf(own) !== null || spare.has(own.id)) && !workday.fixed.has(own.id))
    .filter((own) => priceOf(own) >= (mealOf(own) === null ? DEAR_TICKET : WORTH_SAVING))
    .sort((a, b) => priceOf(b) - priceOf(a));
  let now: Activity[] | null = null;
  let exchanges = 0;
  for (const own of dear.slice(0, MOST_DEAR)) {
    if (exchanges === MOST_EXCHANGES) break;
    const day = { ...workday.day, activities: now ?? workday.day.activities };
    const made = exchangedForLess({ ...workday, day }, own);
    if (!made || workday.faultsOf(made).length > 0) continue;
    exchanges += 1;
    now = made;
  }
  return now;
}

const MOST_TABLES = 5;

/** A day with another table for one of its meals, the best that lie nearest. */
function nearerTables({ day, context, fixed, ...workday }: Workday, meal: Activity): Activity[][] {
  const kind = mealOf(meal);
  const slots = day.activities.filter((own) => own !== meal).map((kept) => ({ kept }));
  const at = day.activities.indexOf(meal);
  const [before, after] = [day.activities[at - 1], day.activities[at + 1]];
  if (!kind || !before || !after || fixed.has(meal.id)) return [];
  const ways = [wayBetween(before, meal), wayBetween(meal, after)];
  const now = ways.reduce((sum, way) => sum + (way?.minutes ?? 0), 0);
  return context.instance.tables[kind]
    .filter(({ place }) => place !== null && mealShare(place, kind) === 1)
    .flatMap((stop) => placementOf(slots, stop, meal, context) ?? [])
    .filter(({ travel }) => travel < now)
    .filter(({ added }) => Math.abs(added.start - meal.start) <= ABOUT_THEN && added.minutes >= AS_LONG * meal.duration)
    .sort((a, b) => a.travel - b.travel)
    .slice(0, MOST_TABLES)
    .map((found) => toldSlots(found.slots, { ...workday, day, context, fixed }));
}

/** A day has so many visits, where it had them. */
const ENOUGH_VISITS = 2;

/** A day with less on foot: a meal is had nearer, or a visit that takes much of the way goes, or is exchanged where few would be left. */
export function lessWalking(workday: Workday, most: number): Activity[] | null {
  const { trip, day, destination, context, faultsOf } = workday;
  const walked = (activities: readonly Activity[]) => walkedOn(activities, workday);
  const spare = spareVisits(trip, day, destination).map(({ visit }) => visit);
  const isFew = day.activities.filter(isVisit).length <= ENOUGH_VISITS;
  const made = spare.flatMap((visit) => {
    const rest = day.activities.filter((own) => own !== visit);
    if (!isFew) return [rest];
    const filled = toldSlots(fillDay(rest, [visit], { ...context, taken: new Set(context.taken) }), workday);
    const isThen = filled.every((own) => rest.includes(own) || Math.abs(own.start - visit.start) <= ABOUT_THEN);
    return isThen ? [filled, rest] : [rest];
  });
  const nearer = day.activities.flatMap((meal) => nearerTables(workday, meal));
  const byWay = [...nearer, ...made]
    .filter((activities) => walked(activities) <= most)
    .sort((a, b) => walked(a) - walked(b));
  return byWay.find((activities) => faultsOf(activities).length === 0) ?? null;
}
