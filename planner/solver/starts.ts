import type { MealKind } from '#domain/place/meal.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import { addDays } from '#domain/trip/dates.ts';
import { type CompiledDestination, type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import { takesItsDay } from '../day-out.ts';
import { frameOn } from '../frame.ts';
import { tooHotFor } from '../intent/heat.ts';
import { type Light, lightAt, startsInPart } from '../intent/hour-named.ts';
import type { Intent } from '../intent/intent.ts';
import type { Pin } from '../intent/pin.ts';
import { isOfSort } from '../intent/sorts.ts';
import type { DayRules, FreeWindow, Span } from '../rules.ts';
import { cut } from '../spans.ts';
import { takenAt } from '../taken.ts';
import { goodStarts } from './good-hours.ts';
import { onGoodWeekdays } from './good-weekdays.ts';
import { dinnerHours } from './meal-hours.ts';
import { ceilToStep } from './steps.ts';
import type { Stop } from './stop.ts';

/** What a plan leans towards beyond the wishes. */
export interface Leanings {
  /** Places that are neither visited nor eaten at, by id. */
  readonly excluded?: ReadonlySet<string>;
  /** Places that a model proposed, by id, with the index of their day. */
  readonly proposed?: ReadonlyMap<string, number>;
  /** Euro cents an adult may spend a day where that is less than H11 allows. */
  readonly mostPerDay?: number;
  /** Points of score that a euro cent of price adds. */
  readonly spending?: number;
  /** What a price is worth at most, in points. */
  readonly mostForSpending?: number;
  /** Nothing is visited: meals and free time only. */
  readonly quiet?: boolean;
}

/** What every stop of a trip is made from. */
export interface Setting {
  readonly destination: CompiledDestination;
  readonly intent: Intent;
  readonly start: string;
  readonly days: number;
  readonly leanings: Leanings;
  readonly rules: DayRules;
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

/** What is proposed for a day stays there, unless it is closed then. */
function onItsDay(starts: Span[][], day: number | undefined): Span[][] {
  if (day === undefined || (starts[day]?.length ?? 0) === 0) return starts;
  return starts.map((spans, index) => (index === day ? spans : []));
}

/** Starts of a visit of a length that leave other hours alone. */
export function outside(spans: readonly Span[], minutes: number, own: readonly Span[]): Span[] {
  return own.reduce<Span[]>(
    (left, { from, to }) =>
      left.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, from - minutes) },
          { from: Math.max(span.from, to), to: span.to },
        ].filter((part) => part.to >= part.from),
      ),
    [...spans],
  );
}

/** What is wanted in the morning is the first thing of its day, where nothing else is: at noon the crowds are there. */
const FIRST_UNTIL = 10 * 60;

/** Whether there are mornings enough for all that is wanted in one. */
function areMorningsEnough({ pins }: Intent, days: number): boolean {
  const own = [...pins.values()].filter(({ part, time }) => part === 'morning' && time === undefined);
  const named = own.flatMap(({ day }) => day ?? []);
  return own.length <= days && new Set(named).size === named.length;
}

/** An hour that was named means then or a little later; one that is booked means it. */
const ABOUT = 15;

/**
 * The starts that suit a pin; where there are none, those of its day, and where it is shut then, all: the place is worth a visit at another time,
 * and the answer says so.
 */
function pinned(
  starts: Span[][],
  pin: Pin,
  minutes: number,
  { lightOn, isFirst }: { readonly lightOn: (day: number) => Light; readonly isFirst: boolean },
): Span[][] {
  const { day, time, part, isBooked } = pin;
  const slack = isBooked ? 0 : ABOUT;
  const windowOn = (index: number) => {
    if (time !== undefined) return { from: time, to: time + slack };
    return part && startsInPart(part, minutes, lightOn(index));
  };
  const within = (windowsOn: (index: number) => Span | undefined) =>
    starts.map((spans, index) => {
      if (day !== undefined && index !== day - 1) return [];
      const window = windowsOn(index);
      return window ? cut(spans, window) : spans;
    });
  const fitting = within(windowOn);
  const first = isFirst ? within(() => ({ from: 0, to: FIRST_UNTIL })) : [];
  // What is booked at an hour is a stop then or not at all: of a table only the meal of that hour.
  const isStrict = isBooked && time !== undefined && day !== undefined && day > 0;
  if (isStrict) return fitting;
  const onDay = starts.map((spans, index) => (day === undefined || index === day - 1 ? spans : []));
  return [first, fitting, onDay].find((own) => own.some((spans) => spans.length > 0)) ?? starts;
}

const ALL_DAY: Span = { from: 0, to: 24 * 60 };

/** The starts of a visit without those of a day, or of a part of it, on which the travellers want none of its sort (record 90). */
function notRefused(
  spans: readonly Span[],
  place: CompiledPlace,
  { day, date, minutes }: { readonly day: number; readonly date: string; readonly minutes: number },
  { refusedThen }: Intent,
): readonly Span[] {
  return refusedThen
    .filter((sort) => (sort.day ?? day) === day && isOfSort(place, sort) !== false)
    .reduce((left, { part }) => {
      const { from, to } = part ? startsInPart(part, minutes, lightAt(place, date)) : ALL_DAY;
      return outside(left, 0, [{ from: from - 1, to: to + 1 }]);
    }, spans);
}

/** Ways to and from a bed are longer than a rest is worth: then one rests elsewhere. */
const LONGEST_WAY_TO_REST = 40;

/** Hours that are said to be one's own are spent at the bed, where it is known: the ways there and back are before and behind them. */
function withWays(window: FreeWindow, place: CompiledPlace, { homes }: Intent): Span {
  const home = homes[window.day - 1];
  if (!window.isSaid || !home?.isKnown) return window;
  const way = Math.min(LONGEST_WAY_TO_REST, travelMinutes(place, home.to));
  return { from: window.from - way, to: window.to + way };
}

/** The hours of one's own on a day of the trip (0 is the first), as they keep a stop at a place out: with the ways to the bed and back. */
const ownHours = (place: CompiledPlace, day: number, intent: Intent): Span[] =>
  intent.free.filter((window) => window.day === day + 1).map((window) => withWays(window, place, intent));

/** The hours on a day of the trip (0 is the first) in which a place is not visited: one's own, and those that are too hot for it. */
export function barredHours(place: CompiledPlace, day: number, intent: Intent): Span[] {
  const { time, part } = intent.pins.get(place.id) ?? {};
  // Who names an hour knows how hot it is.
  const hot = time === undefined && part === undefined ? tooHotFor(place, day + 1, intent.heat) : null;
  return [...ownHours(place, day, intent), ...(hot ? [hot] : [])];
}

export type StopDraft = Pick<Stop, 'place' | 'meal' | 'minutes'> & { readonly within: Span };

/** The hours of dinner on a day of the trip (0 is the first), or of supper before an evening that is booked. */
function withSupper(usual: Span, day: number, rules: DayRules): Span {
  const { from } = frameOn(rules, day + 1).dinnerHours;
  return from < rules.dinner.from ? { from, to: usual.to } : usual;
}

type Choice = (spans: readonly Span[], place: CompiledPlace, date: string, minutes: number) => Span[];

type OnDay = (day: number, barred: typeof barredHours) => Span[];

/** Per day the starts of a visit out of the heat and on good weekdays; what was named and has none is seen at others, and the plan says so. */
function worthSeeing(place: CompiledPlace, onDay: OnDay, { start, days, intent }: Setting): Span[][] {
  const isNamed = intent.mustSee.has(place.id);
  const all = Array.from({ length: days }, (_, day) => day);
  const usual = all.map((day) => onDay(day, barredHours));
  const isOnlyHot = isNamed && usual.every((spans) => spans.length === 0);
  const starts = isOnlyHot ? all.map((day) => onDay(day, ownHours)) : usual;
  const hasItsDay = intent.pins.get(place.id)?.day !== undefined;
  return hasItsDay ? starts : onGoodWeekdays(starts, place, start, isNamed);
}

/** Per day, when a stop may start: while it is open, at its good hours or the pinned one, within what the day leaves of its hours. */
export function startsOf(
  place: CompiledPlace,
  draft: StopDraft,
  setting: Setting,
  choose: Choice = goodStarts,
): Span[][] {
  const { start, leanings, intent, rules } = setting;
  const { meal, minutes, within } = draft;
  const pin = intent.pins.get(place.id);
  const lightOn = (day: number) => lightAt(place, addDays(start, day));
  const isFirst = pin?.part === 'morning' && pin.time === undefined && areMorningsEnough(intent, setting.days);
  // Who names an hour has a reason; who names a day wants its good hours.
  const isHour = pin?.time !== undefined || pin?.part !== undefined;
  const worthIt = (spans: Span[], date: string) => (meal || isHour ? spans : choose(spans, place, date, minutes));
  const onDay: OnDay = (day, barred) => {
    const hours = meal === 'dinner' ? withSupper(dinnerHours(within, day), day, rules) : within;
    const date = addDays(start, day);
    const spans = leanings.quiet ? [] : startSpans(place, date, minutes, hours);
    // Travellers who name a moment for one place want it then all the same.
    const wanted = pin ? spans : notRefused(spans, place, { day: day + 1, date, minutes }, intent);
    const isTooMuch = rules.lightDays.has(day + 1) && takesItsDay(place) && pin?.day !== day + 1;
    const left = isTooMuch ? [] : worthIt(inFrame(wanted, draft, day, setting), date);
    return meal ? left : outside(left, minutes, barred(place, day, intent));
  };
  const worth = worthSeeing(place, onDay, setting);
  return onItsDay(pin ? pinned(worth, pin, minutes, { lightOn, isFirst }) : worth, leanings.proposed?.get(place.id));
}

/** Stays are tried in steps of so many minutes. */
const SHORTER_BY = 30;

/** The stays out of town that are possible at all, the usual one first, down to the least. */
export function staysOf(place: CompiledPlace, within: Span, setting: Setting): Stop['stays'] & object {
  const { min, typical } = place.duration;
  const steps = Math.max(0, Math.ceil((typical - min) / SHORTER_BY));
  const lengths = [...Array.from({ length: steps }, (_, i) => typical - i * SHORTER_BY), ceilToStep(min)];
  return lengths
    .map((minutes) => ({ minutes, starts: startsOf(place, { place, meal: null, minutes, within }, setting) }))
    .filter(({ starts }) => starts.some((spans) => spans.length > 0));
}

/** A meal at no table takes so long. */
export const GENERIC_MEAL_MINUTES = 45;

/** Who rests from one to three has lunch before and not after, where there is time for it: the rest lasts till lunch is over. */
const restAfter = ({ from, to }: Span, meal: MealKind, hours: Span): Span =>
  meal === 'lunch' && from - hours.from >= GENERIC_MEAL_MINUTES
    ? { from, to: Math.max(to, hours.to + 1) }
    : { from, to };

/** The free hours of a day (0 is the first) in which one does not eat: those that were said, where what that day has of a meal's other hours is enough for it. */
function withoutMeals(meal: MealKind, day: number, { intent, rules }: Setting): readonly Span[] {
  const said = intent.free.filter((window) => window.day === day + 1 && window.isSaid);
  const { from, to } = frameOn(rules, day + 1);
  const hours = cut([rules[meal]], { from, to: to - GENERIC_MEAL_MINUTES });
  const isEnough = (own: readonly Span[]) => outside(hours, GENERIC_MEAL_MINUTES, own).length > 0;
  const before = said.map((window) => restAfter(window, meal, rules[meal]));
  return [before, said].find(isEnough) ?? [];
}

/** What arrival, departure and other plans leave of the starts of a stop. */
function inFrame(spans: readonly Span[], { minutes, place, meal }: StopDraft, day: number, setting: Setting): Span[] {
  const { rules, intent } = setting;
  const frame = frameOn(rules, day + 1);
  // People get up for what they named or booked; the rest of that day begins as usual.
  const isForIt = place !== null && intent.pins.get(place.id)?.day === day + 1;
  const from = isForIt ? frame.from : Math.max(frame.from, Math.min(rules.start, frame.to));
  if (meal && frame.busy.some((own) => own.meal === meal)) return [];
  const free = meal ? withoutMeals(meal, day, setting) : [];
  return outside(cut(spans, { from, to: frame.to - minutes }), minutes, [...takenAt(frame.busy, place), ...free]);
}

/** When a meal near where one is may begin on a day of the trip (0 is the first). */
export const nearStarts = (draft: StopDraft, day: number, setting: Setting): Span[] =>
  inFrame([draft.meal === 'dinner' ? withSupper(draft.within, day, setting.rules) : draft.within], draft, day, setting);
