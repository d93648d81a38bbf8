import { type Day, mealOf } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { homeBy } from '#domain/wishes/day-end.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { freeHours } from '#domain/wishes/part-windows.ts';
import { crowdOfDay } from '../../check/shape.ts';
import { takesItsDay } from '../../day-out.ts';
import { activityCounts, dayRules, LIGHT, lateDinnerFrom, type Span } from '../../rules.ts';
import { type AnswerInput, type Answering, endOf, onDays, type Reply, textsOf, visitsOf } from './input.ts';

const LATE_START = 10 * 60;
const EARLY_START = 9 * 60 + 30;
const EARLY_NIGHT = 21 * 60 + 45;
const LATE_NIGHT = 22 * 60 + 30;
const ABOUT = 30;

const least = (numbers: readonly number[]) => Math.min(...numbers);
const most = (numbers: readonly number[]) => Math.max(...numbers);
const clocks = (minutes: readonly number[]) =>
  [formatLocalTime(least(minutes)), formatLocalTime(most(minutes))] as const;

/** Days in town, if there are any: out of town one came for one thing (H3). */
function daysInTown({ days, destination }: AnswerInput): AnswerInput['days'] {
  const inTown = days.filter(({ activities }) =>
    activities.every(({ placeId }) => destination.byId.get(placeId ?? '')?.kind !== 'day-trip'),
  );
  return inTown.length > 0 ? inTown : days;
}

/** An easy day: how many visits it has, none of them a day out. */
function lightAnswer(on: number, input: AnswerInput): Reply {
  const visits = visitsOf(input).filter(({ day }) => day === on);
  const isLight = visits.length <= LIGHT && !visits.some(({ place }) => place && takesItsDay(place));
  const isThere = input.days.some(({ day }) => day === on);
  return { met: isThere && isLight ? 'yes' : 'no', answer: textsOf(input).visitsOnDay(on, visits.length) };
}

export const paceAnswer: Answering<'pace'> = ({ pace, day: on }, input) => {
  if (on !== undefined) return lightAnswer(on, input);
  const { min, max } = activityCounts[pace];
  const days = daysInTown(input);
  const rules = dayRules(input.destination.country, input.intent);
  const isWithin = ({ activities }: Day) => crowdOfDay(activities, { destination: input.destination, rules }) <= max;
  const less = input.request.travellers.children > 0 ? 1 : 0;
  const kept = days.filter((day) => day.activities.length >= min - less && isWithin(day)).length;
  const counts = visitCounts(input);
  return { met: onDays(kept, days.length), answer: textsOf(input).visitsPerDay(least(counts), most(counts)) };
};

const visitCounts = (input: AnswerInput): number[] =>
  input.days.map(({ day }) => visitsOf(input).filter((stop) => stop.day === day).length);

export const thingsAnswer: Answering<'things'> = (item, input) => {
  const counts = visitCounts(input);
  const kept = counts.filter((count) => count >= (item.least ?? 0) && count <= (item.most ?? Number.POSITIVE_INFINITY));
  return { met: onDays(kept.length, counts.length), answer: textsOf(input).visitsPerDay(least(counts), most(counts)) };
};

/** When days begin: at the first stop, or with the way to a day trip. */
const startsOf = ({ days, destination }: AnswerInput) =>
  days.flatMap(({ activities }) =>
    activities.slice(0, 1).map(({ start, placeId }) => {
      const place = destination.byId.get(placeId ?? '');
      return start - (place?.kind === 'day-trip' ? (place.access?.minutes ?? 0) : 0);
    }),
  );
const endsOf = ({ days }: AnswerInput) => days.flatMap(({ activities }) => activities.slice(-1).map(endOf));

export const startAnswer: Answering<'day-start'> = ({ at }, input) => {
  const starts = startsOf(input);
  const isKept = (start: number) =>
    at === 'early' ? start <= EARLY_START : start >= (at === 'late' ? LATE_START : at);
  // A day without a stop begins late enough, and not early.
  const idle = at === 'early' ? 0 : input.days.length - starts.length;
  const kept = starts.filter(isKept).length + idle;
  return { met: onDays(kept, input.days.length), answer: textsOf(input).starts(...clocks(starts)) };
};

export const endAnswer: Answering<'day-end'> = ({ at }, input) => {
  const ends = endsOf(input);
  const answer = textsOf(input).ends(...clocks(ends));
  if (at === 'late') return { met: ends.some((end) => end >= LATE_NIGHT) ? 'yes' : 'no', answer };
  const by = at === 'early' ? EARLY_NIGHT : homeBy(at);
  return { met: onDays(ends.filter((end) => end <= by).length, ends.length), answer };
};

const LATE_LUNCH = 14 * 60;
const EARLY_LUNCH = 12 * 60 + 45;
const EARLY_DINNER = 19 * 60 + 30;
const EARLY_DINNER_ES = 20 * 60 + 30;

/** Whether a meal that starts then is as it was wished; null where nothing can be said of how it is. */
function keeps({ meal, habit }: ItemOf<'meal'>, country: string): ((start: number) => boolean) | null {
  if (typeof habit === 'number') return (start) => Math.abs(start - habit) <= ABOUT;
  if (habit === 'late') return (start) => start >= (meal === 'lunch' ? LATE_LUNCH : lateDinnerFrom(country));
  if (habit !== 'early') return null;
  const by = meal === 'lunch' ? EARLY_LUNCH : country === 'ES' ? EARLY_DINNER_ES : EARLY_DINNER;
  return (start) => start <= by;
}

export const mealAnswer: Answering<'meal'> = (item, input) => {
  const t = textsOf(input);
  if (item.meal === 'breakfast')
    return item.habit === 'none' ? { met: 'yes', answer: t.noSuchMeal } : { met: 'no', answer: t.mealNotPlanned };
  const starts = input.days.flatMap(({ activities }) =>
    activities.filter((activity) => mealOf(activity) === item.meal).map(({ start }) => start),
  );
  if (item.habit === 'none')
    return starts.length === 0 ? { met: 'yes', answer: t.noSuchMeal } : { met: 'no', answer: t.stillMeals };
  const isKept = keeps(item, input.destination.country);
  if (!isKept || starts.length === 0) return { met: 'no', answer: t.notPlannedBy };
  const [kept, all] = [starts.filter(isKept).length, input.days.length];
  const hours = t.between(...clocks(starts));
  return { met: onDays(kept, all), answer: kept < all ? `${hours} ${t.someDays(kept, all)}` : hours };
};

/** Whether on a day no visit, and nothing that is booked, lies in the hours. */
function isOwn(day: number, { from, to }: Span, input: AnswerInput): boolean {
  const visits = visitsOf(input).map((stop) => ({
    day: stop.day,
    from: stop.activity.start,
    to: endOf(stop.activity),
  }));
  const taken = [...visits, ...input.intent.fixed.busy];
  return !taken.some((own) => own.day === day && own.from < to && own.to > from);
}

/** Whether a meal lies in hours of some days that were said: a free afternoon has its lunch, a nap has none. */
const isEatenIn = (days: readonly number[], item: ItemOf<'free'>, input: AnswerInput): boolean =>
  item.from !== undefined &&
  input.days.some(
    ({ day, activities }) =>
      days.includes(day) &&
      activities.some(
        (own) => mealOf(own) !== null && own.start < freeHours(item).to && endOf(own) > freeHours(item).from,
      ),
  );

export const freeAnswer: Answering<'free'> = (item, input): Reply => {
  const t = textsOf(input);
  const numbers = input.days.map(({ day }) => day);
  const asked = item.day === undefined ? numbers : numbers.filter((day) => day === item.day);
  const own = asked.filter((day) => isOwn(day, freeHours(item), input));
  const planned = input.intent.free.map(({ day }) => day);
  const day = own.find((number) => planned.includes(number)) ?? own[0];
  if (day === undefined) return { met: 'no', answer: t.notYours };
  if (own.length < asked.length && item.every)
    return { met: onDays(own.length, asked.length), answer: t.someDays(own.length, asked.length) };
  const window = freeHours(item);
  const [from, to] = item.part === 'day' ? [9 * 60, 23 * 60] : [window.from, window.to];
  const clock = [formatLocalTime(from), formatLocalTime(Math.min(to, 1439))] as const;
  const answer = item.every ? t.yoursDaily(...clock) : t.yours(day, ...clock);
  const isEaten = isEatenIn(item.every ? asked : [day], item, input);
  return isEaten ? { met: 'partly', answer: `${answer} ${t.mealsInThem}` } : { met: 'yes', answer };
};
