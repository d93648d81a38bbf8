import { travelMinutes } from '#domain/place/travel-time.ts';
import { addDays, dayCount, type TripDates } from '#domain/trip/dates.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { type CompiledDestination, type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import type { DayWishes } from '../rules.ts';
import type { DayHomes } from './homes.ts';
import { dawnStart } from './hour-named.ts';
import type { Pin } from './pin.ts';
import { isOfSort } from './sorts.ts';
import { itemsOf } from './understood.ts';

/** A place that was named, and when it is to be seen. */
export type Named = Pin & { readonly placeId: string };

interface Setting extends Pick<DayWishes, 'fixed' | 'free'> {
  readonly dates: TripDates;
  readonly destination: CompiledDestination;
  readonly homes: readonly DayHomes[];
  /** When the days usually begin, in local minutes. */
  readonly usualStart: number;
  /** Ids of places that are not wanted. */
  readonly refused: ReadonlySet<string>;
}

/** A visit at sunrise or at an early hour: a day of the trip (1 is the first), the start and when one leaves the bed for it, in local minutes. */
interface EarlyVisit {
  readonly day: number;
  readonly time: number;
  readonly leave: number;
}

const STEP = 5;

function visitOn(
  day: number,
  place: CompiledPlace,
  said: number | undefined,
  { dates, homes }: Setting,
): EarlyVisit | null {
  const date = addDays(dates.start, day - 1);
  const sun = place.sun.on(date);
  const time = said ?? (sun && dawnStart(sun));
  if (time === null) return null;
  const isOpen = openIntervals(place, date).some(
    ({ open, close }) => open <= time && time + place.duration.min <= close && time <= close - place.lastEntry,
  );
  const home = homes[day - 1]?.from;
  // The search counts ways in steps of five minutes.
  const leave = Math.floor((time - (home ? travelMinutes(home, place) : 0)) / STEP - 1) * STEP;
  return isOpen && leave >= 0 ? { day, time, leave } : null;
}

/** Whether the travellers are there on a morning and have nothing else to do. */
function isFreeThen({ day, leave, time }: EarlyVisit, place: CompiledPlace, { fixed, free }: Setting): boolean {
  const { arrival, departure, busy, indoors, early } = fixed;
  const end = time + place.duration.min;
  if (indoors.has(day) || early.has(day)) return false;
  if (arrival && (day < arrival.day || (day === arrival.day && arrival.from > leave))) return false;
  if (departure && (day > departure.day || (day === departure.day && departure.until < end))) return false;
  // Who wants a morning free sleeps in.
  const kept = free.map((own) => (own.part === 'morning' ? { ...own, from: 0 } : own));
  return [...busy, ...kept].every((own) => own.day !== day || own.from >= end || own.to <= leave);
}

type When = Pick<Pin, 'day' | 'time'>;

/** The day of the sunrise, or of an early hour: the one that was named, else the first after the first night, with one of them a day. */
function visitFor(place: CompiledPlace, { day: named, time }: When, taken: ReadonlySet<number>, setting: Setting) {
  const days = Array.from({ length: dayCount(setting.dates) }, (_, index) => index + 1);
  const inOrder = named === undefined ? [...days.slice(1), 1] : days.filter((day) => day === named);
  return inOrder
    .filter((day) => !taken.has(day))
    .map((day) => visitOn(day, place, time, setting))
    .find((visit) => visit && isFreeThen(visit, place, setting));
}

/** Days do not begin later than this for what is over in the morning, and there is a way to it. */
const LATEST_START = 9 * 60;
const WAY = { least: 15, most: 60 };

/** When a place is visited at last that shuts, or lets no visitor in, before the days have begun, in local minutes: a flower market, a cooking class; null for all others. */
function lastMinute(place: CompiledPlace, named: number | undefined, setting: Setting): number | null {
  const { dates, usualStart, homes } = setting;
  const days = named ? [named] : Array.from({ length: dayCount(dates) }, (_, index) => index + 1);
  const hours = days.flatMap((day) => openIntervals(place, addDays(dates.start, day - 1)));
  const [first] = hours;
  const home = homes[(days[0] ?? 1) - 1]?.from;
  const way = Math.min(WAY.most, Math.max(WAY.least, home ? travelMinutes(home, place) : 0));
  const start = Math.min(usualStart, LATEST_START) + way;
  const latest = ({ close }: { readonly close: number }) => close - Math.max(place.duration.min, place.lastEntry);
  if (!first || hours.some((own) => latest(own) >= start)) return null;
  const usual = Math.floor((first.close - place.duration.typical) / STEP) * STEP;
  return Math.max(first.open, Math.min(usual, latest(first)));
}

/** Of a sort that is wanted at sunrise, the places of it, the best known first. */
function ofSorts(wishes: readonly Wish[], { destination, refused }: Setting) {
  const sorts = itemsOf(wishes, 'sort').filter(({ stance, part }) => stance === 'want' && part === 'dawn');
  return sorts.map(({ tag, quality, day }) => ({
    day,
    places: destination.compiled
      .filter(
        (place) => place.kind !== 'day-trip' && !refused.has(place.id) && isOfSort(place, { tag, quality }) === true,
      )
      .sort((a, b) => b.popularity - a.popularity),
  }));
}

/**
 * What was named, where what is wanted at sunrise, or before the days usually begin, has its day and its minute, as far as it is open then;
 * and by day when the travellers leave for it.
 */
export function withEarlyVisits(
  named: readonly Named[],
  wishes: readonly Wish[],
  setting: Setting,
): { named: Named[]; early: ReadonlyMap<number, number> } {
  const early = new Map(setting.fixed.early);
  const taken = new Set<number>();
  const at = (place: CompiledPlace | undefined, when: When): When | null => {
    const visit = place && visitFor(place, when, taken, setting);
    if (!visit) return null;
    taken.add(visit.day);
    early.set(visit.day, visit.leave);
    return { day: visit.day, time: visit.time };
  };
  const placed = named.map((own): Named => {
    const place = setting.destination.byId.get(own.placeId);
    const isOpen = own.time === undefined && (own.part === undefined || own.part === 'morning');
    const last = place && isOpen ? lastMinute(place, own.day, setting) : null;
    const isEarly = own.part === 'dawn' || (own.time !== undefined && own.time < setting.usualStart);
    const then = last === null ? isEarly && at(place, own) : at(place, { day: own.day, time: last });
    return then ? { placeId: own.placeId, isBooked: own.isBooked, ...then } : own;
  });
  const isNamed = (id: string) => placed.some(({ placeId }) => placeId === id);
  const more = ofSorts(wishes, setting).flatMap(({ day, places }): Named[] => {
    for (const place of places) {
      const then = isNamed(place.id) ? null : at(place, { day });
      if (then) return [{ placeId: place.id, isBooked: false, ...then }];
    }
    return [];
  });
  return { named: [...placed, ...more], early };
}
