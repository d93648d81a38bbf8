import type { Coordinates } from '#domain/place/coordinates.ts';
import type { MealKind } from '#domain/place/meal.ts';
import { isWalked, travelMinutes, wayM } from '#domain/place/travel-time.ts';
import { addDays } from '#domain/trip/dates.ts';
import { type CompiledDestination, type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import type { Intent } from '../intent/intent.ts';
import {
  type DayRules,
  dailyCap,
  dayRules,
  dayTripLimits,
  type Span,
  type StrainLimits,
  stayArea,
  strainLimits,
} from '../rules.ts';
import { placeScore } from './score.ts';

/**
 * The trip design problem in numbers: stops with a score, a duration, and the spans of each day in which they may start.
 * Stop 0 is the lodging.
 */
export interface Stop {
  readonly index: number;
  readonly place: CompiledPlace | null;
  /** Where a generic meal takes place; without one, wherever the traveller is. */
  readonly anchor?: Stop;
  readonly meal: MealKind | null;
  readonly minutes: number;
  readonly score: number;
  /** Per day: when the visit may start, in order. Empty on days on which it cannot be visited. */
  readonly starts: readonly (readonly Span[])[];
}

/** Day trips: which there are, which were named, and whether such trips were asked for at all. */
interface Outings {
  readonly stops: readonly Stop[];
  readonly named: ReadonlySet<string>;
  readonly askedFor: boolean;
}

export interface Instance {
  readonly days: number;
  readonly rules: DayRules;
  readonly stops: readonly Stop[];
  readonly visits: readonly Stop[];
  readonly tables: Readonly<Record<MealKind, readonly Stop[]>>;
  /** A meal at wherever the traveller is, at any legal hour; used when no table fits. */
  readonly genericMeals: Readonly<Record<MealKind, Stop>>;
  /** Stops by their way from the lodging: where a meal can be had when the evening ends too early for the way back. */
  readonly nearLodging: readonly Stop[];
  /** Whole minutes between two stops, row-major over `stops.length`. */
  readonly travel: Int16Array;
  /** Metres on foot between two stops, 0 where one rides. */
  readonly walk: Float32Array;
  readonly limits: StrainLimits;
  readonly dayTripLimits: StrainLimits;
  readonly outings: Outings;
  /** Euro cents an adult may spend a day. */
  readonly cap: number;
}

const GENERIC_MEAL_MINUTES = 45;
/** Below that of a must-see, above everything else. */
const PROPOSED_BONUS = 400;

/** The comfortable part of the legal meal spans: people do not want lunch at noon sharp in Madrid. */
export function comfortableMeal(rules: DayRules, meal: MealKind, withChildren: boolean): Span {
  const { from, to } = rules[meal];
  if (meal === 'lunch') return { from: from + (to > 15 * 60 ? 60 : 15), to: to - 30 };
  return withChildren ? { from, to: Math.min(to, rules.end - 75) } : { from: from + 30, to: to - 30 };
}

/** When a visit of a length may start on a date, within a span of the day. */
export function startSpans(place: CompiledPlace, date: string, minutes: number, within: Span): Span[] {
  return openIntervals(place, date)
    .map(({ open, close }) => ({
      from: Math.max(open, within.from),
      to: Math.min(close - minutes, close - place.lastEntry, within.to),
    }))
    .filter((span) => span.to >= span.from)
    .sort((a, b) => a.from - b.from);
}

function roundToFive(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

function visitMinutes(place: CompiledPlace, intent: Intent): number {
  const { min, typical, max } = place.duration;
  if (intent.pace === 'relaxed') return roundToFive((typical + max) / 2);
  return intent.pace === 'packed' ? roundToFive((min + typical) / 2) : typical;
}

function tableMinutes(place: CompiledPlace, meal: MealKind, intent: Intent): number {
  const { min, typical } = place.duration;
  const hurried = intent.withChildren || intent.pace === 'packed' || meal === 'lunch';
  return hurried ? Math.max(min, roundToFive(Math.min(typical, (min + typical) / 2))) : typical;
}

/** What is proposed for a day stays there, unless it is closed then. */
function onItsDay(starts: Span[][], day: number | undefined): Span[][] {
  if (day === undefined || (starts[day]?.length ?? 0) === 0) return starts;
  return starts.map((spans, index) => (index === day ? spans : []));
}

/** What a plan leans towards beyond the wishes. */
export interface Leanings {
  /** Places somebody proposed, by id, with the index of their day. */
  readonly proposed?: ReadonlyMap<string, number>;
  /** Euro cents an adult may spend a day where that is less than H11 allows. */
  readonly mostPerDay?: number;
  /** Points of score that a euro cent of price adds. */
  readonly spending?: number;
  /** Nothing is visited: meals and free time only. */
  readonly quiet?: boolean;
}

export function buildInstance(
  destination: CompiledDestination,
  intent: Intent,
  start: string,
  days: number,
  excluded: ReadonlySet<string>,
  { proposed = new Map(), mostPerDay = Number.POSITIVE_INFINITY, spending = 0, quiet = false }: Leanings = {},
): Instance {
  const rules = dayRules(destination.country, intent);
  const dates = Array.from({ length: days }, (_, day) => addDays(start, day));
  const wholeDay: Span = { from: rules.start, to: rules.end };
  const stops: Stop[] = [];
  const add = (place: CompiledPlace | null, meal: MealKind | null, minutes: number, within: Span): Stop => {
    const starts = dates.map((date) => (place ? (quiet ? [] : startSpans(place, date, minutes, within)) : [within]));
    const day = proposed.get(place?.id ?? '');
    const bonus = day === undefined ? 0 : PROPOSED_BONUS;
    const stop: Stop = {
      index: stops.length,
      place,
      meal,
      minutes,
      score: place
        ? placeScore(place, intent, destination.priceIndex) + bonus + spending * (place.price.adult ?? 0)
        : 0,
      starts: onItsDay(starts, day),
    };
    stops.push(stop);
    return stop;
  };
  const cap = Math.min(mostPerDay, dailyCap(intent.budget, destination.priceIndex));
  const mealSpan = (meal: MealKind) => comfortableMeal(rules, meal, intent.withChildren);
  const lodging = stayArea(destination, intent.budget);
  add(null, null, 0, wholeDay);
  const genericMeals = {
    lunch: add(null, 'lunch', GENERIC_MEAL_MINUTES, rules.lunch),
    dinner: add(null, 'dinner', GENERIC_MEAL_MINUTES, rules.dinner),
  };
  const wanted = destination.compiled.filter(
    (place) => !excluded.has(place.id) && placeScore(place, intent, destination.priceIndex) > 0,
  );
  const visits = wanted
    .filter((place) => place.kind !== 'food' && place.kind !== 'day-trip')
    .map((place) => add(place, null, visitMinutes(place, intent), wholeDay));
  const dayTrips = wanted
    .filter((place) => place.kind === 'day-trip')
    .map((place) => add(place, null, place.duration.typical, wholeDay));
  const tablesFor = (meal: MealKind) =>
    wanted
      .filter((place) => place.meals?.includes(meal))
      .map((place) => add(place, meal, tableMinutes(place, meal, intent), mealSpan(meal)));
  const tables = { lunch: tablesFor('lunch'), dinner: tablesFor('dinner') };
  const ways = wayMatrices(stops, lodging);
  const nearLodging = byWayFromLodging([...visits, ...tables.lunch], ways.travel);
  const outings = {
    stops: dayTrips,
    named: new Set([...intent.mustSee, ...proposed.keys()]),
    askedFor: wantsDayTrips(intent),
  };
  const limits = { limits: strainLimits(intent), dayTripLimits: dayTripLimits(intent) };
  return { days, rules, stops, visits, tables, genericMeals, nearLodging, ...ways, ...limits, outings, cap };
}

const wantsDayTrips = ({ wishes }: Intent) =>
  wishes.some((wish) => wish.kind === 'theme' && wish.theme.id === 'day-trips');

/** As many places come into question for a meal or free time near a point. */
export const NEAR_PLACES = 12;

/** The visits nearest to a point, nearest first. */
export function placesNear({ visits }: Instance, point: Coordinates): CompiledPlace[] {
  return visits
    .flatMap(({ place }) => (place ? [{ place, way: travelMinutes(point, place) }] : []))
    .sort((a, b) => a.way - b.way)
    .slice(0, NEAR_PLACES)
    .map(({ place }) => place);
}

/** A day that goes out of town may spend more of it on the way. */
export function limitsOf(instance: Instance, stops: readonly Stop[]): StrainLimits {
  const far = stops.some(({ place }) => place?.kind === 'day-trip');
  return far ? instance.dayTripLimits : instance.limits;
}

function byWayFromLodging(stops: readonly Stop[], travel: Int16Array): Stop[] {
  return [...stops].sort((a, b) => (travel[a.index] ?? 0) - (travel[b.index] ?? 0) || a.index - b.index);
}

function wayMatrices(stops: readonly Stop[], lodging: Coordinates): Pick<Instance, 'travel' | 'walk'> {
  const n = stops.length;
  const points = stops.map((stop) => stop.place ?? lodging);
  const travel = new Int16Array(n * n);
  const walk = new Float32Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const [a, b] = [points[i] as Coordinates, points[j] as Coordinates];
      const metres = isWalked(a, b) ? wayM(a, b) : 0;
      travel[i * n + j] = travel[j * n + i] = travelMinutes(a, b);
      walk[i * n + j] = walk[j * n + i] = metres;
    }
  }
  return { travel, walk };
}
