import type { Coordinates } from '#domain/place/coordinates.ts';
import { isTreat, type MealKind } from '#domain/place/meal.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import { addDays } from '#domain/trip/dates.ts';
import { type Belonging, type CompiledDestination, type CompiledPlace, existsOn } from '../catalogue/compiled.ts';
import { takesItsDay } from '../day-out.ts';
import { frameOn } from '../frame.ts';
import type { Intent } from '../intent/intent.ts';
import {
  type DayRules,
  dailyCap,
  dayRules,
  dayTripLimits,
  type Span,
  type StrainLimits,
  strainLimits,
} from '../rules.ts';
import { isOneDeckMore } from './decks.ts';
import { fairStarts, vitalStarts } from './good-hours.ts';
import { type HomeStops, homeStops, nearEach } from './home-stops.ts';
import { isLongFor } from './longest-stay.ts';
import { comfortableMeal } from './meal-hours.ts';
import { type Outings, outingsOf } from './outings.ts';
import { lunchShare, mealShare, placeScore } from './score.ts';
import {
  barredHours,
  GENERIC_MEAL_MINUTES,
  type Leanings,
  nearStarts,
  type Setting,
  type StopDraft,
  startsOf,
  staysOf,
} from './starts.ts';
import type { Stop } from './stop.ts';
import { forChildrenOf, varietyOf } from './variety.ts';
import { type DailyBound, dailyBounds, withWantedSorts } from './wanted-sorts.ts';
import { withWantedTables } from './wanted-tables.ts';
import { type PlaceWays, placeWays, wayMatrices } from './ways.ts';

export interface Instance {
  /** Date of the first day. */
  readonly start: string;
  readonly days: number;
  readonly rules: DayRules;
  readonly stops: readonly Stop[];
  readonly visits: readonly Stop[];
  readonly tables: Readonly<Record<MealKind, readonly Stop[]>>;
  /** A meal at wherever the traveller is, at any legal hour; used when no table fits. */
  readonly genericMeals: Readonly<Record<MealKind, Stop>>;
  /** From when on people usually sit down to dinner. */
  readonly dinnerFrom: number;
  /** Where stop 0 is. */
  readonly firstBed: Coordinates;
  /** Per day: the stops where it begins and ends. */
  readonly homes: readonly HomeStops[];
  /** Per day, stops by their way to its bed: where a meal can be had when the evening ends too early for the way back. */
  readonly nearHome: readonly (readonly Stop[])[];
  /** Whole minutes between two stops, row-major over `stops.length`. */
  readonly travel: Int16Array;
  /** The same as H17 counts them. */
  readonly counted: Int16Array;
  /** Metres on foot between two stops, 0 where one rides. */
  readonly walk: Float32Array;
  /** The ways between places. */
  readonly between: PlaceWays;
  readonly limits: StrainLimits;
  readonly dayTripLimits: StrainLimits;
  readonly outings: Outings;
  /** Euro cents an adult may spend a day. */
  readonly cap: number;
  /** Of places that are one visit with others. */
  readonly belongings: ReadonlyMap<string, Belonging>;
  /** Per stop, as bits: sorts of which one a day is enough. */
  readonly variety: Uint8Array;
  /** Per stop, 1 where children have something of their own. */
  readonly forChildren: Uint8Array;
  readonly withChildren: boolean;
  /** See `barredHours`. */
  readonly barredHours: (place: CompiledPlace, day: number) => readonly Span[];
  /** Ids of places where it is too cold to bathe. */
  readonly cold: ReadonlySet<string>;
  /** Whether an evening out after dinner is welcome. */
  readonly likesEvenings: boolean;
  /** How many stops of a sort every day should have. */
  readonly daily: readonly DailyBound[];
}

/** Who asks for one of these likes evenings. */
const EVENING_TAGS: ReadonlySet<string> = new Set([
  'nightlife',
  'bar',
  'club',
  'cocktails',
  'live-music',
  'jazz',
  'pub',
]);
/** Below that of a must-see, above everything else. */
const PROPOSED_BONUS = 400;

function roundToFive(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

/** The longest that a place is open in one go, in minutes; endless where its hours are not known. */
const longestOpen = ({ week, compiledSeasons }: CompiledPlace): number =>
  week === null
    ? Number.POSITIVE_INFINITY
    : Math.max(
        ...[week, ...compiledSeasons.map((season) => season.week)].flat(2).map(({ open, close }) => close - open),
      );

function visitMinutes(place: CompiledPlace, intent: Intent): number {
  const { min, typical, max } = place.duration;
  // A show is as long as it is, however calm or full the days are.
  if (place.kind === 'show') return typical;
  if (intent.cold.has(place.id)) return min;
  if (isLongFor(place, intent.withChildren)) return roundToFive((min + typical) / 2);
  // Nothing takes longer than it is open: it would fit on no day.
  if (intent.pace === 'relaxed')
    return Math.max(typical, Math.min(roundToFive((typical + max) / 2), longestOpen(place)));
  return intent.pace === 'packed' ? roundToFive((min + typical) / 2) : typical;
}

/** What was named is visited for less rather than not at all: a tour that begins late and would end after the day does. */
function fittingMinutes(place: CompiledPlace, within: Span, setting: Setting): number {
  const usual = visitMinutes(place, setting.intent);
  if (!setting.intent.mustSee.has(place.id)) return usual;
  const { min } = place.duration;
  const homeOn = (day: number) => setting.intent.homes[day];
  const fits = (minutes: number) =>
    startsOf(place, { place, meal: null, minutes, within }, setting, vitalStarts).some((spans, day) => {
      const frame = frameOn(setting.rules, day + 1);
      const there = frame.from + travelMinutes(homeOn(day)?.from ?? setting.destination, place);
      const back = travelMinutes(place, homeOn(day)?.to ?? setting.destination);
      return spans.some(({ from, to }) => there <= to && Math.max(from, there) + minutes + back <= frame.to);
    });
  return [usual, roundToFive((min + usual) / 2), min].find(fits) ?? usual;
}

function tableMinutes(place: CompiledPlace, meal: MealKind, intent: Intent): number {
  const { min, typical } = place.duration;
  const hurried = intent.withChildren || intent.pace === 'packed' || meal === 'lunch';
  return hurried ? Math.max(min, roundToFive(Math.min(typical, (min + typical) / 2))) : typical;
}

/** A long menu whose kitchen closes early takes less than usual, where its house was named. */
function fittingTable(place: CompiledPlace, meal: MealKind, within: Span, setting: Setting): number {
  const usual = tableMinutes(place, meal, setting.intent);
  if (!setting.intent.mustSee.has(place.id)) return usual;
  const { min } = place.duration;
  const fits = (minutes: number) =>
    startsOf(place, { place, meal, minutes, within }, setting).some((spans) => spans.length > 0);
  return [usual, roundToFive((min + usual) / 2), min].find(fits) ?? usual;
}

function scoreOf(place: CompiledPlace, { destination, intent, leanings }: Setting): number {
  const bonus = leanings.proposed?.has(place.id) ? PROPOSED_BONUS : 0;
  // Money is no reason to go where the wishes do not lead.
  const eager = Math.min(1, intent.boosts.get(place.id) ?? 1) ** 2;
  const spent =
    Math.min(
      leanings.mostForSpending ?? Number.POSITIVE_INFINITY,
      (leanings.spending ?? 0) * (place.price.adult ?? 0),
    ) * eager;
  return placeScore(place, intent, destination.priceIndex) + bonus + spent;
}

/** How much of its worth a place has as a meal, or as a visit. */
const shareOf = (place: CompiledPlace, meal: MealKind | null, { intent, destination }: Setting): number =>
  mealShare(place, meal) * lunchShare(place, meal, intent, destination.priceIndex);

/** Appends a stop; its index is its position. */
function addStop(stops: Stop[], draft: StopDraft, setting: Setting): Stop {
  const { place, meal, minutes, within } = draft;
  const stop: Stop = {
    index: stops.length,
    place,
    meal,
    minutes,
    score: place ? scoreOf(place, setting) * shareOf(place, meal, setting) : 0,
    starts: place
      ? startsOf(place, draft, setting)
      : Array.from({ length: setting.days }, (_, day) => (meal ? nearStarts(draft, day, setting) : [within])),
  };
  const { essential, mustSee } = setting.intent;
  const isMissed = place !== null && !meal && (essential.has(place.id) || mustSee.has(place.id));
  const otherStarts = isMissed ? [fairStarts, vitalStarts].map((own) => startsOf(place, draft, setting, own)) : [];
  const made = isMissed ? { ...stop, otherStarts } : stop;
  stops.push(made);
  return made;
}

const peopleOf = ({ withChildren }: Intent, { country }: CompiledDestination) => ({ withChildren, country });

/** The stops of a trip: the lodging, generic meals, visits, day trips and tables, numbered in that order. */
function stopsOf(setting: Setting) {
  const { destination, intent, leanings, rules } = setting;
  const wholeDay: Span = {
    from: Math.min(rules.start, ...rules.fixed.early.values()),
    to: Math.max(rules.end, ...rules.fixed.late.values()),
  };
  const stops: Stop[] = [];
  const add = (place: CompiledPlace | null, meal: MealKind | null, minutes: number, within: Span) =>
    addStop(stops, { place, meal, minutes, within }, setting);
  add(null, null, 0, wholeDay);
  const genericMeals = {
    lunch: add(null, 'lunch', GENERIC_MEAL_MINUTES, rules.lunch),
    dinner: add(null, 'dinner', GENERIC_MEAL_MINUTES, rules.dinner),
  };
  const dates = Array.from({ length: setting.days }, (_, day) => addDays(setting.start, day));
  const wanted = destination.compiled.filter(
    (place) =>
      !leanings.excluded?.has(place.id) &&
      dates.some((date) => existsOn(place, date)) &&
      (leanings.proposed?.has(place.id) || !isOneDeckMore(place, setting)) &&
      placeScore(place, intent, destination.priceIndex) > 0,
  );
  const visits = wanted
    .filter((place) => (place.kind !== 'food' || isTreat(place)) && !takesItsDay(place))
    .map((place) => add(place, null, fittingMinutes(place, wholeDay, setting), wholeDay));
  const dayTrips = wanted.filter(takesItsDay).map((place) => {
    const stays = staysOf(place, wholeDay, setting);
    const stop = { ...add(place, null, stays[0]?.minutes ?? place.duration.typical, wholeDay), stays };
    stops[stop.index] = stop;
    return stop;
  });
  const tablesFor = (meal: MealKind) =>
    wanted
      .filter((place) => place.meals?.includes(meal))
      .map((place) => {
        const within = comfortableMeal(rules, meal, peopleOf(intent, destination));
        return add(place, meal, fittingTable(place, meal, within, setting), within);
      });
  return { stops, genericMeals, visits, dayTrips, tables: { lunch: tablesFor('lunch'), dinner: tablesFor('dinner') } };
}

/** Euro cents that an adult may spend a day. */
const capOf = ({ priceIndex }: CompiledDestination, { mostADay, budget }: Intent, { mostPerDay }: Leanings): number =>
  Math.min(mostPerDay ?? Number.POSITIVE_INFINITY, mostADay ?? Number.POSITIVE_INFINITY, dailyCap(budget, priceIndex));

/** A trip of `days` days from the date `start` on, in numbers. */
export function buildInstance(
  destination: CompiledDestination,
  intent: Intent,
  { start, days }: { readonly start: string; readonly days: number },
  leanings: Leanings = {},
): Instance {
  const rules = dayRules(destination.country, intent);
  const ofSorts = withWantedSorts(stopsOf({ destination, intent, start, days, leanings, rules }), intent.sorts, {
    start,
    days,
    named: intent.mustSee,
  });
  const { dayTrips, ...stops } = withWantedTables(ofSorts, intent.tables);
  const homes = homeStops(stops.stops, intent.homes.slice(0, days));
  const first = intent.homes[0]?.from ?? destination;
  const between = placeWays(destination);
  const ways = wayMatrices(
    stops.stops.map(({ place, bed }) => place ?? bed ?? first),
    between,
  );
  const restful = [...stops.visits, ...stops.tables.lunch].filter(({ place }) => !place?.dates);
  return {
    start,
    days,
    rules,
    dinnerFrom: comfortableMeal(rules, 'dinner', peopleOf(intent, destination)).from,
    ...stops,
    ...ways,
    between,
    firstBed: first,
    homes,
    nearHome: nearEach(homes, restful, ways.travel, stops.stops.length),
    limits: strainLimits(intent),
    dayTripLimits: dayTripLimits(intent),
    outings: outingsOf(dayTrips, intent, leanings.proposed),
    cap: capOf(destination, intent, leanings),
    belongings: destination.belongings,
    variety: varietyOf(
      stops.stops,
      intent.sorts.map(({ tag }) => tag),
      destination.belongings,
    ),
    forChildren: forChildrenOf(stops.stops, intent.withChildren),
    withChildren: intent.withChildren,
    cold: intent.cold,
    barredHours: (place, day) => barredHours(place, day, intent),
    likesEvenings: intent.liked.has('nightlife') || intent.sorts.some(({ tag }) => EVENING_TAGS.has(tag)),
    daily: dailyBounds(intent.sorts, stops.stops, start),
  };
}

/** A day that goes out of town may spend more of it on the way. */
export function limitsOf(instance: Instance, stops: readonly Stop[]): StrainLimits {
  const far = stops.some(({ place }) => place?.kind === 'day-trip');
  return far ? instance.dayTripLimits : instance.limits;
}
