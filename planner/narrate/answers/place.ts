import { distanceM } from '#domain/place/distance.ts';
import type { Interval } from '#domain/place/opening-hours.ts';
import { type Point, travelMinutes } from '#domain/place/travel-time.ts';
import { addDays } from '#domain/trip/dates.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import { type CompiledPlace, existsOn, openIntervals } from '../../catalogue/compiled.ts';
import { treatmentOn } from '../../catalogue/holidays.ts';
import { frameOn } from '../../frame.ts';
import type { Intent } from '../../intent/intent.ts';
import { countedMinutes, dailyCap, dayRules, dayTripLimits, strainLimits } from '../../rules.ts';
import { enumerate } from '../texts.ts';
import {
  type AnswerInput,
  type Answering,
  firstNames,
  isThen,
  type Reply,
  type StopMade,
  stopsOf,
  textsOf,
} from './input.ts';

const DAY = 24 * 60;

function isOpenOnSomeDay(place: CompiledPlace, { days, request }: AnswerInput): boolean {
  return days.some((_, index) =>
    openIntervals(place, addDays(request.dates.start, index)).some(
      ({ open, close }) => close - open >= place.duration.min,
    ),
  );
}

/** Whether there is such a thing on a day of the trip at all: a market of December is none in May. */
export const isThere = (place: CompiledPlace, { days, request }: Pick<AnswerInput, 'days' | 'request'>): boolean =>
  days.some((_, index) => existsOn(place, addDays(request.dates.start, index)));

/** Whether it is only by a holiday that it may be shut, of which it is not known what this place does. */
const isPerhapsOpen = (place: CompiledPlace, { days, request }: AnswerInput): boolean =>
  days.some((_, index) => {
    const treatment = treatmentOn(place, addDays(request.dates.start, index));
    return treatment.kind === 'unsure' || (treatment.kind === 'shut' && !treatment.isSure);
  });

/** The most that is open on a day of the trip of a place that opens on none while the travellers are out for as long as a visit takes; null of others. */
function openAtOtherHours(place: CompiledPlace, { days, request, intent, destination }: AnswerInput): Interval | null {
  const rules = dayRules(destination.country, intent);
  const open = days.flatMap(({ day }, index) => {
    const { from, to } = frameOn(rules, day);
    const [out, back] = [intent.homes[index]?.from ?? destination, intent.homes[index]?.to ?? destination];
    const hours = { from: from + travelMinutes(out, place), to: to - travelMinutes(place, back) };
    return openIntervals(place, addDays(request.dates.start, index)).map((own) => ({
      own,
      left: Math.min(own.close, hours.to) - Math.max(own.open, hours.from),
    }));
  });
  if (open.length === 0 || open.some(({ left }) => left >= place.duration.min)) return null;
  return open.reduce((best, next) => (next.left > best.left ? next : best)).own;
}

function isTooDear({ price }: CompiledPlace, { intent, destination }: AnswerInput): boolean {
  const cap = dailyCap(intent.budget, destination.priceIndex);
  return (price.adult ?? 0) > Math.min(cap, intent.mostADay ?? cap);
}

/** Whether the ways there and back are more than a day may have (H17). */
function isTooFar(place: CompiledPlace, home: Point, intent: Intent): boolean {
  const limits = place.kind === 'day-trip' ? dayTripLimits(intent) : strainLimits(intent);
  return countedMinutes(home, place) + countedMinutes(place, home) > limits.travelMinutes;
}

/** The days of the trip on which a holiday shuts a place, for sure or probably. */
const shutByHolidays = (place: CompiledPlace, { days, request }: AnswerInput): number[] =>
  days.map(({ day }) => day).filter((day) => treatmentOn(place, addDays(request.dates.start, day - 1)).kind === 'shut');

/** That there was no room for a place on the days on which it is open, or at its hours. */
function noRoomIn(place: CompiledPlace, input: AnswerInput): string {
  const t = textsOf(input);
  const { intent, destination, daysBefore = 0 } = input;
  const days = shutByHolidays(place, input).map((day) => day + daysBefore);
  const open = days.length > 0 ? null : openAtOtherHours(place, input);
  if (open) return t.otherHours(formatLocalTime(open.open % DAY), formatLocalTime(open.close % DAY));
  const home = intent.homes[0]?.to ?? destination;
  if (isTooFar(place, home, intent)) return t.tooFar(Math.round(distanceM(home, place) / 1000));
  return days.length === 0 ? t.noRoom : t.shutByHoliday(enumerate(days.map(String), input.language));
}

/** Why a place that was named is not in the plan. */
function whyNot(place: CompiledPlace | undefined, input: AnswerInput): string {
  const t = textsOf(input);
  if (!place) return t.noRoom;
  if (input.intent.withChildren && place.children === 'unsuitable') return t.notForChildren;
  if (!isThere(place, input)) return t.notOn;
  if (!isOpenOnSomeDay(place, input)) return isPerhapsOpen(place, input) ? t.perhapsClosed : t.closed;
  if (isTooDear(place, input)) return t.tooDear;
  return noRoomIn(place, input);
}

/** When it is, of a sunrise or sunset with when that is. */
function thenSaid({ part }: ItemOf<'place'>, { day, activity, place }: StopMade, input: AnswerInput): string {
  const t = textsOf(input);
  const time = formatLocalTime(activity.start);
  const sun = place.sun.on(addDays(input.request.dates.start, day - 1));
  if (sun && part === 'dawn') return t.atSunrise(day, time, formatLocalTime(sun.sunrise));
  return sun && part === 'dusk' ? t.atSunset(day, time, formatLocalTime(sun.sunset)) : t.when(day, time);
}

/** What is said of the day of a place beside that of another one; null: nothing was asked. */
function related({ sameDayAs, otherDayThan }: ItemOf<'place'>, { day }: StopMade, input: AnswerInput) {
  const id = sameDayAs ?? otherDayThan;
  const other = id === undefined ? undefined : input.destination.byId.get(id);
  if (!other) return null;
  const name = firstNames([other], input.language);
  const t = textsOf(input);
  const days = stopsOf(input).flatMap((own) => (own.place.id === id ? [own.day] : []));
  const isSame = days.includes(day);
  if (days.length === 0) return { isMet: sameDayAs === undefined, text: t.notInPlan(name) };
  return { isMet: isSame === (sameDayAs !== undefined), text: isSame ? t.sameDayAs(name) : t.otherDayThan(name) };
}

/** The hours of a place that a visit at some time is outside of; null of one that is open around the clock, or more than once a day. */
function hoursMissed(time: number, place: CompiledPlace, open: readonly Interval[]): Interval | null {
  const [hours] = open;
  if (!hours || open.length > 1 || hours.close - hours.open >= DAY) return null;
  return time >= hours.open && time + place.duration.min <= hours.close ? null : hours;
}

/** That a place is shut on the day that was named, or at the hour; null where it is open then, or that is not known. */
function whyNotThen({ day, time }: ItemOf<'place'>, place: CompiledPlace, input: AnswerInput): string | null {
  if (day === undefined) return null;
  const date = addDays(input.request.dates.start, day - 1);
  if (!existsOn(place, date)) return null;
  const treatment = treatmentOn(place, date);
  const t = textsOf(input);
  if (treatment.kind === 'shut' && !treatment.isSure) return t.perhapsClosed;
  const open = openIntervals(place, date);
  if (open.length === 0) return t.closedThen(day);
  const hours = time === undefined || treatment.kind === 'unsure' ? null : hoursMissed(time, place, open);
  return hours && t.hoursThen(day, formatLocalTime(hours.open % DAY), formatLocalTime(hours.close % DAY));
}

function seen(item: ItemOf<'place'>, input: AnswerInput): Reply {
  const t = textsOf(input);
  const stop = stopsOf(input).find(({ place }) => place.id === item.placeId || place.id === item.or);
  const named = input.destination.byId.get(item.placeId);
  const about = stop?.place ?? named;
  const why = about && whyNotThen(item, about, input);
  if (!stop) return { met: 'no', answer: why ?? whyNot(named, input) };
  const [day, time] = [stop.day, formatLocalTime(stop.activity.start)];
  const places = [stop.place.id];
  const which = item.or ? `${firstNames([stop.place], input.language)}. ` : '';
  const beside = related(item, stop, input);
  const more = beside ? ` ${beside.text}` : '';
  const moved = why ? `${why} ${t.when(day, time)}` : t.otherTime(day, time);
  if (!isThen(stop, item, input)) return { met: 'partly', answer: which + moved + more, places };
  return {
    met: beside?.isMet === false ? 'partly' : 'yes',
    answer: which + thenSaid(item, stop, input) + more,
    places,
  };
}

/** A place that was named: it is a stop, or it is not one. */
export const placeAnswer: Answering<'place'> = (item, input) => {
  if (item.stance === 'see') return seen(item, input);
  const t = textsOf(input);
  const stop = stopsOf(input).find(({ place }) => place.id === item.placeId);
  if (!stop) return { met: 'yes', answer: t.leftOut };
  return { met: 'no', answer: t.stillThere(firstNames([stop.place], input.language)) };
};
