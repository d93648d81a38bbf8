import { holdsItsLunch } from '../day-out.ts';
import { frameOn, setsOffAt } from '../frame.ts';
import { fewestOutOfTown, finishDay } from './finish.ts';
import type { Instance } from './instance.ts';
import { isBearable, type Route, schedule } from './schedule.ts';
import type { Stop } from './stop.ts';

/** From this many days on travellers who did not ask for it go out of town once. */
const DAYS_FOR_AN_OUTING = 5;
const DAYS_PER_OUTING_ASKED_FOR = 3;
/** Below this popularity it is not missed. */
const WORTH_AN_OUTING = 60;
const TABLES_TRIED = 12;

const isOutOfTown = ({ place }: Stop) => place?.kind === 'day-trip';

/** How many days may go out of town: what was named, what was asked for, or one in a long trip. */
export function outingsAllowed({ days, outings }: Instance): number {
  const most = Math.max(1, Math.floor(days / 2));
  const asked = outings.askedFor && days > 1 ? Math.max(1, Math.floor(days / DAYS_PER_OUTING_ASKED_FOR)) : 0;
  const usual = days >= DAYS_FOR_AN_OUTING ? 1 : 0;
  const named = outings.stops.filter((stop) => isOutOfTown(stop) && outings.named.has(stop.place?.id ?? '')).length;
  return Math.min(most, Math.max(named, asked, usual));
}

/** How many days may be days out, those in the parks of the town among them: of four days one is for a rest. */
export const daysOutAllowed = ({ days }: Instance): number => Math.ceil(days * 0.75);

/** Whether one leaves town for a trip that was not named, so many being planned. */
const mayLeave = ({ days, outings }: Instance, planned: number) =>
  outings.askedFor || (days >= DAYS_FOR_AN_OUTING && planned === 0);

/** A day further from the middle of the trip costs so many points: travellers do not want to leave town on the day of arrival. */
const EDGE_WEIGHT = 200;

/** What the town has to offer on other days only: so much is not missed by who leaves it. */
function shutOn({ outings, visits }: Instance, day: number): number {
  const isShut = ({ place, starts }: Stop) =>
    outings.named.has(place?.id ?? '') && !starts[day]?.length && starts.some((spans) => spans.length > 0);
  return visits.filter(isShut).reduce((sum, { score }) => sum + score, 0);
}

/** What was named and can be seen on no other day: who leaves town on this one misses it. */
function dueOn({ outings, visits }: Instance, day: number): number {
  const isDue = ({ place, starts }: Stop) =>
    outings.named.has(place?.id ?? '') &&
    starts[day]?.length &&
    starts.every((spans, other) => other === day || spans.length === 0);
  return visits.filter(isDue).reduce((sum, { score }) => sum + score, 0);
}

/** From the middle of the trip outwards, rather when the town is shut, and not when what was named is on in it. */
function daysByFit(instance: Instance): number[] {
  const middle = (instance.days - 1) / 2;
  const all = Array.from({ length: instance.days }, (_, day) => day);
  const cost = new Map(
    all.map((day) => [day, EDGE_WEIGHT * Math.abs(day - middle) - shutOn(instance, day) + dueOn(instance, day)]),
  );
  return all.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0) || a - b);
}

/** Tables near the lodging, or a meal around there when none fits. */
function dinners(instance: Instance, day: number, taken: ReadonlySet<string>): Stop[] {
  const n = instance.stops.length;
  const home = instance.homes[day]?.to ?? 0;
  const value = (stop: Stop) => stop.score - 2 * (instance.travel[home * n + stop.index] ?? 0);
  const tables = instance.tables.dinner
    .filter(({ place }) => place && !taken.has(place.id))
    .sort((a, b) => value(b) - value(a) || a.index - b.index)
    .slice(0, TABLES_TRIED);
  const generic = (instance.nearHome[day] ?? [])
    .filter(({ place }) => place && !taken.has(place.id))
    .slice(0, TABLES_TRIED)
    .map((anchor) => ({ ...instance.genericMeals.dinner, anchor }));
  return [...tables, ...generic];
}

/** In the course of a long visit; there, after a short one; before it where one is at home. */
function withLunch(instance: Instance, visit: Stop, day: number, taken: ReadonlySet<string>): Stop[][] {
  const lunch = instance.genericMeals.lunch;
  const home = (instance.nearHome[day] ?? []).find(({ place }) => place && !taken.has(place.id));
  return [[visit], [visit, lunch], ...(home ? [[{ ...lunch, anchor: home }, visit]] : []), [lunch, visit]];
}

/** A minute lost before setting off, or hungry, counts as so many on site. */
const LATE_WEIGHT = 2;
/** Of a visit that holds its lunch so much is no visit. */
const LUNCH_MINUTES = 60;
/** So near the end of its hours lunch comes late. */
const LATE_LUNCH = 90;

/** Whether a day out of town has lunch where it is due, at a table or in the course of its visit, and is full enough (H3, H14). */
export function isWholeOut(instance: Instance, route: Route): boolean {
  const frame = frameOn(instance.rules, route.day + 1);
  const finished = finishDay(instance, route, new Set());
  const hasLunch = finished.some(({ meal }) => meal === 'lunch') || holdsItsLunch(finished, instance.rules.lunch);
  return (!frame.lunch || hasLunch) && finished.length >= fewestOutOfTown(frame, finished, instance.rules);
}

/** The route with the first dinner that fits; null when none does. */
function withDinner(instance: Instance, day: number, before: readonly Stop[], offers: readonly Stop[]): Route | null {
  for (const dinner of offers) {
    const route = { day, stops: [...before, dinner] };
    const timed = schedule(instance, route);
    if (timed && isBearable(instance, route, timed) && isWholeOut(instance, route)) return route;
  }
  return null;
}

/** Minutes on site, less those that are lost before setting off and those that lunch comes too late. */
function valueOf(instance: Instance, route: Route, trip: Stop): number {
  const starts = schedule(instance, route)?.starts ?? [];
  const startOf = (isIt: (stop: Stop) => boolean) => starts[route.stops.findIndex(isIt)] ?? 0;
  const visit = route.stops.find(({ place }) => place === trip.place) ?? trip;
  const way = instance.travel[(instance.homes[route.day]?.from ?? 0) * instance.stops.length + trip.index] ?? 0;
  const late = startOf((stop) => stop === visit) - way - setsOffAt(instance.rules, route.day + 1, trip.place);
  const hungry = startOf(({ meal }) => meal === 'lunch') - (instance.rules.lunch.to - LATE_LUNCH);
  const eaten = route.stops.some(({ meal }) => meal === 'lunch') ? 0 : LUNCH_MINUTES;
  return visit.minutes - eaten - LATE_WEIGHT * (Math.max(0, late) + Math.max(0, hungry));
}

/** Out early and back for dinner: as long on site as one needs, and no morning lost. */
function outingOn(instance: Instance, trip: Stop, day: number, taken: ReadonlySet<string>): Route | null {
  const offers = dinners(instance, day, taken);
  const found = (trip.stays ?? [trip])
    .filter(({ starts }) => (starts[day]?.length ?? 0) > 0)
    .flatMap((stay) => withLunch(instance, { ...trip, ...stay }, day, taken))
    .flatMap((before) => withDinner(instance, day, before, offers) ?? [])
    .map((route) => ({ route, value: valueOf(instance, route, trip) }));
  return (
    found.reduce<(typeof found)[number] | null>((best, own) => (best && best.value >= own.value ? best : own), null)
      ?.route ?? null
  );
}

/** The days out that come into question: the named ones first, then by worth. */
function wantedOutings({ outings }: Instance): { stop: Stop; isNamed: boolean; isSaid: boolean }[] {
  const { named, said, ofSorts, stops, askedFor } = outings;
  return stops
    .map((stop) => ({ stop, id: stop.place?.id ?? '' }))
    .map(({ stop, id }) => ({
      stop,
      isNamed: named.has(id) || ofSorts.has(id),
      isSaid: said.has(id) || ofSorts.has(id),
    }))
    .filter(
      ({ stop, isNamed }) =>
        isNamed || (isOutOfTown(stop) && (askedFor || (stop.place?.popularity ?? 0) >= WORTH_AN_OUTING)),
    )
    .sort(
      (a, b) =>
        Number(b.isSaid) - Number(a.isSaid) ||
        Number(b.isNamed) - Number(a.isNamed) ||
        b.stop.score - a.stop.score ||
        a.stop.index - b.stop.index,
    );
}

/** Whether a day is free for a day out: nothing else is planned or booked on it. */
const isFree = ({ outings }: Instance, day: number, { place }: Stop, planned: readonly Route[]): boolean =>
  !planned.some((route) => route.day === day) && (outings.booked.get(day) ?? []).every((id) => id === place?.id);

/** A day out on the first day that suits it; null where it fits on none. */
function firstOuting(instance: Instance, trip: Stop, planned: readonly Route[]): Route | null {
  const taken = new Set(
    planned.flatMap((route) => route.stops.map(({ place, anchor }) => (place ?? anchor?.place)?.id ?? '')),
  );
  for (const day of daysByFit(instance)) {
    const outing = isFree(instance, day, trip, planned) ? outingOn(instance, trip, day, taken) : null;
    if (outing) return outing;
  }
  return null;
}

/** Who named something in town has a day for it: not all of them go to the parks that a first visit holds. */
const daysForTown = ({ outings, visits }: Instance): number =>
  visits.some(({ place }) => outings.said.has(place?.id ?? '')) ? 1 : 0;

/**
 * The days that are spent at one place, out of town or in a park, with nothing else but meals; out of town at most half of the days. The
 * named ones first, then by worth.
 */
export function planOutings(instance: Instance): Route[] {
  const planned: Route[] = [];
  const allowed = outingsAllowed(instance);
  const inTown = daysForTown(instance);
  let away = 0;
  for (const { stop, isNamed, isSaid } of wantedOutings(instance)) {
    if (planned.length >= daysOutAllowed(instance)) break;
    if (!isSaid && planned.length >= instance.days - inTown) break;
    if (isOutOfTown(stop) && (away >= allowed || (!isNamed && !mayLeave(instance, planned.length)))) continue;
    const outing = firstOuting(instance, stop, planned);
    if (!outing) continue;
    planned.push(outing);
    if (isOutOfTown(stop)) away++;
  }
  return planned;
}
