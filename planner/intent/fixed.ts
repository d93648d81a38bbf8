import type { Coordinates } from '#domain/place/coordinates.ts';
import { travelMinutes } from '#domain/place/travel-time.ts';
import { type Booking, legOf } from '#domain/trip/booking.ts';
import {
  arrivalOf,
  BEGINNING,
  bookedMeal,
  endPoint,
  instantsOf,
  isHired,
  isJourney,
  keptMinutes,
  minutesOf,
  pointOf,
  usualWay,
  waitAfter,
  waitBefore,
} from '#domain/trip/booking-hours.ts';
import { addDays, dayCount, nightsBetween, type TripDates } from '#domain/trip/dates.ts';
import { instantOf, onClocksOf } from '#domain/trip/moments.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import type { Block, BookedHours, FixedHours } from '../fixed-hours.ts';
import { bookedPlaces } from './booked-places.ts';
import type { DayHomes } from './homes.ts';
import { reachOf } from './reach.ts';
import { wayOf } from './terminals.ts';
import { itemsOf } from './understood.ts';

const DAY = 24 * 60;
const STEP = 5;

/** Who comes "in the afternoon" is taken to come in the middle of it; who leaves then, at its beginning. */
const arrivals: Readonly<Record<string, number>> = {
  dawn: 8 * 60,
  morning: 11 * 60,
  midday: 13 * 60 + 30,
  afternoon: 17 * 60,
  dusk: 20 * 60,
  evening: 21 * 60,
  night: 23 * 60,
};
const departures: Readonly<Record<string, number>> = {
  dawn: 6 * 60,
  morning: 9 * 60,
  midday: 12 * 60,
  afternoon: 15 * 60,
  dusk: 18 * 60,
  evening: 19 * 60 + 30,
  night: 19 * 60 + 30,
};

/** Minutes to leave the bags where one sleeps, and to fetch them on the last day. */
const BAGS = { leave: 30, fetch: 15 };

/** Who is in bed before this minute of the day sleeps so long before anything else. */
const SMALL_HOURS = 5 * 60;
const NIGHT = 8 * 60;

/** Who comes for a day has no bed to leave bags at. */
const forBags = (minutes: number, { dates }: Setting): number => (dayCount(dates) > 1 ? minutes : 0);

/** What fixed hours are worked out from. */
export interface Setting {
  readonly dates: TripDates;
  readonly destination: CompiledDestination;
  readonly homes: readonly DayHomes[];
}

/** The day of the trip (1 is the first) and the minute of it; a date before the trip has a day below 1. */
interface When {
  readonly day: number;
  readonly time: number | null;
}

function whenOf(moment: Booking['start'], { dates, destination }: Setting): When {
  const { date, time } = onClocksOf(moment, destination.zone);
  return { day: nightsBetween(dates.start, date) + 1, time };
}

const minutesIn = ({ day, time }: When) => day * DAY + (time ?? 0);

/** A flight so long that one has slept on board, if at all, and arrived this early. */
const NIGHT_MS = 4 * 3_600_000;
const EARLY = 11 * 60;

/** Whether the travellers come from a night on the way: the day of arrival is light then. */
function isNightJourney(booking: Booking, arrival: When): boolean {
  if (arrival.time === null || arrival.time > EARLY || booking.start.time === null) return false;
  const hours = instantsOf(booking);
  return instantOf(booking.start) !== null && hours !== null && hours.to - hours.from >= NIGHT_MS;
}

/** The journey that brings the travellers: of several the one they get out of last. */
const comingBy = (bookings: readonly Booking[], setting: Setting) =>
  bookings
    .filter((own) => legOf(own) === 'in')
    .map((own) => ({ own, when: whenOf(arrivalOf(own), setting), part: arrivalOf(own).part }))
    .sort((a, b) => minutesIn(b.when) + waitAfter(b.own) - minutesIn(a.when) - waitAfter(a.own))[0];

function arrivalHours(bookings: readonly Booking[], wishes: readonly Wish[], setting: Setting): FixedHours['arrival'] {
  const coming = comingBy(bookings, setting);
  if (!coming) return saidArrival(wishes);
  const { own, when, part } = coming;
  const { day, time } = when;
  // Who comes later is not there yet, also in a part of a plan that ends before.
  if (day < 1) return null;
  if (time === null) return { day, from: arrivals[part ?? ''] ?? 0, isLight: false, isTired: own.kind === 'flight' };
  const way = wayOf(own, setting.homes[day - 1]?.to, setting.destination, bookings).minutes;
  const inBed = time + waitAfter(own) + way;
  const from = inBed + (inBed < SMALL_HOURS ? forBags(NIGHT, setting) : forBags(BAGS.leave, setting));
  return { day, from, isTired: own.kind === 'flight', isLight: isNightJourney(own, when) };
}

/** A wish may say no more than the part of a day. */
function saidArrival(wishes: readonly Wish[]): FixedHours['arrival'] {
  const [item] = itemsOf(wishes, 'arrival').filter(({ day, time }) => day !== 0 && time === undefined);
  return item
    ? {
        day: item.day ?? 1,
        from: item.part ? (arrivals[item.part] ?? 0) : 0,
        isLight: false,
        isTired: item.by === 'plane',
      }
    : null;
}

/** Until when a day may last that ends with a journey of which no hour is known. */
const latestOf = ({ when, part }: { readonly when: When; readonly part?: string | undefined }) =>
  when.day * DAY + (when.time ?? departures[part ?? ''] ?? DAY - 1);

/** The journey that takes them away: of several the first. */
const leavingBy = (bookings: readonly Booking[], setting: Setting) =>
  bookings
    .filter((own) => legOf(own) === 'out')
    .map((own) => ({ own, when: whenOf(own.start, setting), part: own.start.part }))
    .sort((a, b) => latestOf(a) - latestOf(b))[0];

/** The journeys by which arrival and departure are counted. */
export const countedJourneys = (bookings: readonly Booking[], setting: Setting): Booking[] =>
  [comingBy(bookings, setting), leavingBy(bookings, setting)].flatMap((found) => found?.own ?? []);

function departureHours(
  bookings: readonly Booking[],
  wishes: readonly Wish[],
  setting: Setting,
): FixedHours['departure'] {
  const leaving = leavingBy(bookings, setting);
  if (!leaving) return saidDeparture(wishes, setting);
  const { own, when, part } = leaving;
  const { day, time } = when;
  const last = dayCount(setting.dates);
  const until = time ?? departures[part ?? ''];
  if (until === undefined) return day > last ? null : { day, until: DAY };
  const way = wayOf(own, setting.homes[day - 1]?.from, setting.destination, bookings).minutes;
  const leave = until - waitBefore(own) - way - forBags(BAGS.fetch, setting);
  // Soon after midnight one leaves on the day before.
  const hours = leave < 0 ? { day: day - 1, until: leave + DAY } : { day, until: leave };
  return hours.day > last ? null : hours;
}

function saidDeparture(wishes: readonly Wish[], { dates }: Setting): FixedHours['departure'] {
  const [item] = itemsOf(wishes, 'departure').filter(({ day, time }) => day !== 0 && time === undefined);
  if (!item) return null;
  const { day = dayCount(dates), part, by } = item;
  if (part === undefined) return { day, until: DAY };
  const kind = by === 'plane' ? 'flight' : by === 'cruise' ? 'ferry' : (by ?? 'other');
  const early = usualWay({ kind }).out + waitBefore({ kind, margin: null });
  return { day, until: (departures[part] ?? DAY) - early };
}

/** From where one is to what is booked, where it is not known where that is. */
const WAY_THERE = 30;
/** Other plans without a place say their own hours, but one has to get away from them. */
const WAY_FROM_WORK = 10;
/** Hours of one day each, of what may pass midnight. */
function perDay(from: When, minutes: number, { dates }: Setting): Block[] {
  const start = minutesIn(from);
  const end = start + minutes;
  return Array.from({ length: dayCount(dates) }, (_, index) => index + 1).flatMap((day) => {
    const span = { from: Math.max(start, day * DAY) - day * DAY, to: Math.min(end, (day + 1) * DAY) - day * DAY };
    return span.to > span.from ? [{ day, ...span }] : [];
  });
}

/** How long a booking takes on the clocks of the destination, from when. */
function lengthOf(booking: Booking, from: When, setting: Setting): number {
  const end = booking.end && whenOf(booking.end, setting);
  const minutes = end && end.time !== null ? minutesIn(end) - minutesIn(from) : minutesOf(booking);
  return keptMinutes(booking, minutes);
}

/** Minutes between a booking and the bed of its day, or what else there is near it. */
function wayInTown(day: number, points: readonly Coordinates[], { destination, homes }: Setting): number {
  const { from, to } = homes[day - 1] ?? { from: destination, to: destination };
  const ways = points.flatMap((at) => [travelMinutes(from, at), travelMinutes(at, to), reachOf(at, destination)]);
  return Math.max(...ways);
}

/** What a booking takes of the days, with what one has to be early; where it is known, ways are counted by the stop. */
function blocksOf(booking: Booking, setting: Setting): BookedHours[] {
  const from = whenOf(booking.start, setting);
  if (from.time === null) return [];
  const [at, until] = [pointOf(booking.place), endPoint(booking)];
  const early = isJourney(booking) ? waitBefore(booking) : (booking.margin ?? 0);
  const isMeeting = booking.kind === 'meeting';
  const way = at || isMeeting ? 0 : WAY_THERE;
  const wayBack = until ? 0 : isMeeting ? WAY_FROM_WORK : WAY_THERE;
  const begin: When = { day: from.day, time: from.time - Math.max(early, way) };
  const blocks = perDay(begin, lengthOf(booking, from, setting) + Math.max(early, way) + wayBack, setting);
  return blocks.map((block) => ({
    ...block,
    meal: bookedMeal(booking),
    id: booking.id,
    reach: at ? wayInTown(block.day, [at, until ?? at], setting) : 0,
    ...(at && { at }),
    ...(until && { until }),
  }));
}

/** A car that is hired for days is given back at an hour, too. */
function givenBack(booking: Booking, setting: Setting): BookedHours[] {
  if (!isHired(booking) || !booking.end) return [];
  const end = whenOf(booking.end, setting);
  if (end.time === null || minutesIn(end) - minutesIn(whenOf(booking.start, setting)) <= BEGINNING) return [];
  return blocksOf({ ...booking, start: booking.end, end: null, place: booking.to ?? booking.place }, setting);
}

/** Of a booked table the meal of its own day alone. */
const ownMeal = (block: BookedHours, booking: Booking, setting: Setting): BookedHours =>
  block.day === whenOf(booking.start, setting).day ? block : { ...block, meal: null };

/** Whether a booking is worked into the days as hours that are taken: journeys to and from the trip and beds are not. */
const takesHours = (booking: Booking) => booking.kind !== 'lodging' && legOf(booking) === null;

/**
 * What arrival, departure, bookings and other plans leave of a trip. What the wishes say without an hour counts where no booking says
 * better; `pinned` are the ids of bookings that are stops of the plan.
 */
export function fixedOf(
  bookings: readonly Booking[],
  wishes: readonly Wish[],
  setting: Setting & { readonly pinned: ReadonlySet<string> },
): FixedHours {
  const taking = bookings.filter((own) => takesHours(own) && !setting.pinned.has(own.id));
  const { destination, homes } = setting;
  return {
    early: earlyStarts(bookings, setting),
    late: new Map(),
    bedWays: homes.map(({ from, to }) => Math.max(reachOf(from, destination), reachOf(to, destination))),
    indoors: indoorDays(setting),
    arrival: arrivalHours(bookings, wishes, setting),
    departure: departureHours(bookings, wishes, setting),
    busy: taking.flatMap((own) =>
      [...blocksOf(own, setting), ...givenBack(own, setting)].map((block) => ownMeal(block, own, setting)),
    ),
  };
}

/** Days of the trip on which a holiday lets no traveller out. */
function indoorDays({ dates, destination: { holidayCalendar } }: Setting): Set<number> {
  const days = Array.from({ length: dayCount(dates) }, (_, index) => index + 1);
  const keepsIndoors = (day: number) =>
    holidayCalendar.on(addDays(dates.start, day - 1)).some(({ holiday }) => holiday.indoors);
  return new Set(days.filter(keepsIndoors));
}

/** When one has to leave for the first place that is booked on a day: people get up for a ticket. */
function earlyStarts(
  bookings: readonly Booking[],
  setting: Setting & { readonly pinned: ReadonlySet<string> },
): Map<number, number> {
  const starts = new Map<number, number>();
  for (const { booking, place, day, time } of bookedPlaces(bookings, setting)) {
    const home = setting.homes[day - 1]?.from;
    // The search counts ways in steps of five minutes.
    const leave = Math.floor((time - (home ? travelMinutes(home, place) : 0)) / STEP - 1) * STEP;
    if (setting.pinned.has(booking.id)) starts.set(day, Math.min(leave, starts.get(day) ?? leave));
  }
  return starts;
}

/** The date of a day of the trip. */
export const dateOf = ({ dates }: Pick<Setting, 'dates'>, day: number): string => addDays(dates.start, day - 1);
