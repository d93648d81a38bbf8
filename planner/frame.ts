import type { Place } from '#domain/place/destination.ts';
import type { MealKind } from '#domain/place/meal.ts';
import type { BookedHours } from './fixed-hours.ts';
import { type DayRules, LIGHT, type Span } from './rules.ts';

/** What one day of a trip may hold: a whole day, or what arrival, departure and other plans leave of it. */
export interface DayFrame extends Span {
  /** Whether the meals are due (H14). */
  readonly lunch: boolean;
  readonly dinner: boolean;
  /** Whether a meal may be had at all; where it is not due it is had if it fits. */
  readonly mayLunch: boolean;
  readonly mayDine: boolean;
  /** How many activities (H3). */
  readonly fewest: number;
  /** How much of stops at most; short ones count half, time of one's own not at all (H3). */
  readonly stops: number;
  /** The same where hours of nothing are filled (H3). */
  readonly mostStops: number;
  /** The most visits; beyond what a night on the way leaves there is no limit of their own. */
  readonly visits: number;
  readonly busy: readonly BookedHours[];
  /** When dinner may begin: at the hours of the country, or before an evening that is booked through them. */
  readonly dinnerHours: Span;
}

const NEVER = 24 * 60;
const SHORTEST_MEAL = 45;
/** Who sleeps further out than so many minutes may have a day with little in it. */
const FAR = 30;
/** From where one is to a table. */
const WAY = 20;
/** A whole day free for oneself, or two parts of one. */
const FEWEST = 2;

const empty: DayFrame = {
  from: NEVER,
  to: NEVER,
  lunch: false,
  dinner: false,
  mayLunch: false,
  mayDine: false,
  fewest: 0,
  stops: 0,
  mostStops: 0,
  visits: 0,
  busy: [],
  dinnerHours: { from: NEVER, to: NEVER },
};

/** What of a span blocks leave, in order. */
export function without(span: Span, blocks: readonly Span[]): Span[] {
  return blocks.reduce<Span[]>(
    (left, { from, to }) =>
      left.flatMap((part) =>
        [
          { from: part.from, to: Math.min(part.to, from) },
          { from: Math.max(part.from, to), to: part.to },
        ].filter((rest) => rest.to > rest.from),
      ),
    [span],
  );
}

/** Whether a meal can begin in its hours and be eaten in what the day has. */
function hasMeal(hours: Span, day: Span, taken: readonly Span[]): boolean {
  const within = { from: Math.max(hours.from, day.from), to: Math.min(hours.to + SHORTEST_MEAL, day.to) };
  return without(within, taken).some(({ from, to }) => from <= hours.to && to - from >= SHORTEST_MEAL);
}

/** Who has tickets for the evening eats before: from this hour on, by so much earlier than others dine. */
const SUPPER = { from: 17 * 60 + 30, earlier: 120 };
const EVENING: Span = { from: 18 * 60, to: 21 * 60 + 30 };

/** The hours of dinner on a day: supper before a show that leaves none of them. */
function dinnerHoursOf({ dinner, fixed }: DayRules, day: number, room: Span, taken: readonly Span[]): Span {
  const own = fixed.busy.filter((block) => block.day === day && !block.meal);
  const goesOut = own.some(({ from }) => from >= EVENING.from && from <= EVENING.to);
  if (!goesOut || fixed.departure?.day === day || hasMeal(dinner, room, taken)) return dinner;
  return { from: Math.min(dinner.from, Math.max(SUPPER.from, dinner.from - SUPPER.earlier)), to: dinner.to };
}

/** What other plans and time of one's own leave to be filled. */
function fewestOf({ activities, free }: DayRules, day: number, share: number, meals: number): number {
  const own = free.filter((window) => window.day === day);
  const usual = own.length === 0 ? activities.min : activities.min - 1;
  const least = own.some(({ part }) => part === 'day') || own.length > 1 ? FEWEST : usual;
  return share === 1 ? Math.max(least, FEWEST) : Math.max(meals, Math.floor(least * share));
}

/** So much of a day and less is a part of it, which holds fewer stops than a whole one. */
const PART = 0.8;
/** Who arrives so late, and has left the bags, that dinner is over goes to bed. */
const TOO_LATE = 20 * 60 + 30;

/** Who has flown goes to bed so long after dinner may begin, and dines no less than so long after arriving. */
const FIRST_EVENING = { afterDinner: 150, afterArrival: 120 };

/** When a day usually ends: on that of a flight soon after dinner. */
function usualEnd({ end, dinner, fixed: { arrival } }: DayRules, day: number): number {
  if (arrival?.day !== day || !arrival.isTired) return end;
  const { afterDinner, afterArrival } = FIRST_EVENING;
  return Math.min(end, Math.max(dinner.from + afterDinner, arrival.from + afterArrival));
}

/** When a day ends at the latest: on the way to the bed, or by the departure. */
function endsAt(rules: DayRules, day: number): number {
  const { departure, late } = rules.fixed;
  const end = usualEnd(rules, day);
  const last = Math.max(end, late.get(day) ?? end);
  return departure?.day === day ? Math.min(last, departure.until) : last;
}

/** The hours between arrival and departure; null on a day on which the travellers are not there, or may not go out. */
function hoursOn(rules: DayRules, day: number): Span | null {
  const { start: usual, fixed } = rules;
  const { arrival, departure, early } = fixed;
  if (fixed.indoors.has(day)) return null;
  if ((arrival && day < arrival.day) || (departure && day > departure.day)) return null;
  const start = Math.min(usual, early.get(day) ?? usual);
  const from = arrival?.day === day ? Math.max(start, arrival.from) : start;
  const to = endsAt(rules, day);
  return from < to ? { from, to } : null;
}

/** A way out of town that takes longer is begun before the day usually begins, by as much, but by no more than the most. */
const LONG_WAY = 60;
const EARLIEST = { by: 180, usual: 9 * 60 + 30 };

/**
 * When the travellers set off on a day (1 is the first), in local minutes: far out of town before the day usually begins, unless they
 * said that they get up late and did not name it, or are not there yet.
 */
export function setsOffAt(rules: DayRules, day: number, first: Pick<Place, 'id' | 'kind' | 'access'> | null): number {
  const { from } = frameOn(rules, day);
  if (first?.kind !== 'day-trip' || from !== rules.start) return from;
  if (from > EARLIEST.usual && !rules.risesFor.has(first.id)) return from;
  return from - Math.min(EARLIEST.by, Math.max(0, (first.access?.minutes ?? 0) - LONG_WAY));
}

/** A day out of town is full with its visit and two meals. */
export const OUT_OF_TOWN = 3;

/** How many stops fit: on a part of a day fewer. */
const stopsOf = (most: number, share: number): number => (share < PART ? Math.ceil(most * share) + 1 : most);

const frames = new WeakMap<DayRules, DayFrame[]>();

/** The frame of a day of the trip (1 is the first); worked out once, because the search asks for it all the time. */
export function frameOn(rules: DayRules, day: number): DayFrame {
  const known = frames.get(rules) ?? [];
  if (known.length === 0) frames.set(rules, known);
  const frame = known[day] ?? workOut(rules, day);
  known[day] = frame;
  return frame;
}

const isLightDay = ({ lightDays, fixed: { arrival } }: DayRules, day: number): boolean =>
  lightDays.has(day) || (arrival?.day === day && arrival.isLight);

function workOut(rules: DayRules, day: number): DayFrame {
  const { fixed } = rules;
  const hours = hoursOn(rules, day);
  if (!hours) return empty;
  const busy = fixed.busy.filter((block) => block.day === day);
  // The way from far beds and to what is booked far out is part of neither meals nor visits.
  const way = Math.max(WAY, fixed.bedWays[day - 1] ?? 0);
  const inTown = { from: hours.from + way, to: hours.to - way };
  const nearBed = { from: hours.from + WAY, to: hours.to - WAY };
  const taken = busy.map(({ from, to, reach }) => ({ from: from - reach, to: to + reach }));
  const isBooked = (meal: MealKind) => busy.some((own) => own.meal === meal);
  const dinnerHours = dinnerHoursOf(rules, day, inTown, taken);
  const hoursOf = { lunch: rules.lunch, dinner: dinnerHours };
  const isDue = (meal: MealKind) => way <= FAR && hasMeal(hoursOf[meal], inTown, taken) && !isBooked(meal);
  const may = (meal: MealKind) => hasMeal(hoursOf[meal], nearBed, busy) && !isBooked(meal);
  const [lunch, dinner] = [isDue('lunch'), isDue('dinner')];
  if (fixed.arrival?.day === day && !dinner && hours.from >= TOO_LATE) return empty;
  const room = { from: hours.from + way - WAY, to: hours.to - way + WAY };
  const left = without(room, taken).reduce((sum, part) => sum + Math.max(0, part.to - part.from), 0);
  const share = left / (rules.end - rules.start);
  const isLight = isLightDay(rules, day);
  const visits = isLight ? LIGHT : Number.POSITIVE_INFINITY;
  const meals = Number(lunch) + Number(dinner);
  // A meal that is not due may be had, too.
  const mostMeals = Number(may('lunch')) + Number(may('dinner'));
  // What is booked is a thing of the day, too.
  const fewest = isLight || way > FAR ? meals : Math.max(meals, fewestOf(rules, day, share, meals) - busy.length);
  const { max, extra } = rules.activities;
  const atMost = (most: number) => Math.min(stopsOf(most, share), visits + mostMeals);
  return {
    ...hours,
    lunch,
    dinner,
    mayLunch: may('lunch'),
    mayDine: may('dinner'),
    fewest,
    stops: atMost(max),
    mostStops: atMost(max + extra),
    visits,
    busy,
    dinnerHours,
  };
}
