import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Destination, Place } from '#domain/place/destination.ts';
import type { MealKind } from '#domain/place/meal.ts';
import { type Interval, parseHours, withEveningBefore } from '#domain/place/opening-hours.ts';
import { type Daylight, daylightOn } from '#domain/place/sun.ts';
import type { Tag } from '#domain/place/tag.ts';
import { addDays, weekdayOf } from '#domain/trip/dates.ts';
import { normaliseName } from '../resolve/normalise.ts';
import { HolidayCalendar, treatmentOn } from './holidays.ts';
import { needsLight } from './needs-light.ts';
import { once } from './once.ts';
import { shortNames } from './short-names.ts';

/** Seven lists of intervals, Monday first. */
export type Week = readonly (readonly Interval[])[];

interface CompiledSeason {
  readonly from: string;
  readonly to: string;
  readonly week: Week;
}

/** What a place is called and what is said of it, normalised, both languages. */
interface PlaceWords {
  /** Each name by itself, with and without what stands in brackets. */
  readonly proper: readonly string[];
  /** What people call it for short, where that means no other place: `shortNames`. */
  readonly short: readonly string[];
  readonly names: string;
  readonly all: string;
}

/** The way to a place with the centre it begins at. */
type WayFromCentre = NonNullable<Place['access']> & { readonly centre: Coordinates };

export interface CompiledPlace extends Place {
  readonly access?: WayFromCentre;
  readonly tags: Tag[];
  readonly words: PlaceWords;
  /** null when the hours are not known. */
  readonly week: Week | null;
  readonly compiledSeasons: readonly CompiledSeason[];
  readonly sun: Sun;
  readonly holidayCalendar: HolidayCalendar;
}

/** One of several places that are one visit. */
export interface Belonging {
  readonly group: number;
  readonly rank: number;
}

/** A destination with its opening hours read once. */
export interface CompiledDestination extends Destination {
  readonly compiled: readonly CompiledPlace[];
  readonly byId: ReadonlyMap<string, CompiledPlace>;
  /** Of places that are one visit with others, by id: which such group it is, and their order in it. */
  readonly belongings: ReadonlyMap<string, Belonging>;
  readonly holidayCalendar: HolidayCalendar;
  readonly sun: Sun;
}

/** What the planner may rely on where hours are unknown: daytime, of a table the hours of its meals, of a show the evening. */
const daytime: Interval = { open: 10 * 60, close: 18 * 60 };
const evening: Interval = { open: 19 * 60, close: 23 * 60 };
const mealtimes: Readonly<Record<MealKind, Interval>> = {
  lunch: { open: 12 * 60, close: 16 * 60 },
  dinner: { open: 18 * 60 + 30, close: 23 * 60 },
};

const usualHours = ({ kind, meals }: CompiledPlace): readonly Interval[] => {
  if (kind === 'show') return [evening];
  return meals && meals.length > 0
    ? meals.map((meal) => mealtimes[meal]).toSorted((a, b) => a.open - b.open)
    : [daytime];
};

function wordsOf({ name, text }: Place, short: readonly string[]): PlaceWords {
  const whole = [name.en, name.es].map(normaliseName);
  const bare = [name.en, name.es].map((given) => normaliseName(given.replace(/\(.*?\)/g, ' ')));
  const names = whole.join(' | ');
  return {
    proper: [...new Set([...bare, ...whole])],
    short,
    names,
    all: `${names} | ${normaliseName(text.en)} | ${normaliseName(text.es)}`,
  };
}

/** The sun over a destination, worked out once for every date that is asked for: all its places share it. */
class Sun {
  readonly #known = new Map<string, Daylight | null>();
  readonly #destination: Destination;

  constructor(destination: Destination) {
    this.#destination = destination;
  }

  /** When it rises and sets on a date (YYYY-MM-DD). */
  on(date: string): Daylight | null {
    const known = this.#known.get(date);
    if (known !== undefined) return known;
    const found = daylightOn(date, this.#destination, this.#destination.zone);
    this.#known.set(date, found);
    return found;
  }
}

/** Words wait for the first wish that is read: most plans come without one. */
export function compileDestination(destination: Destination): CompiledDestination {
  const short = once(() => shortNames(destination));
  const sun = new Sun(destination);
  const holidayCalendar = new HolidayCalendar(destination.holidays);
  const centre = { latitude: destination.latitude, longitude: destination.longitude };
  const compiled = destination.places.map(({ access, ...place }) => {
    const words = once(() => wordsOf(place, short().get(place.id) ?? []));
    return {
      ...place,
      ...(place.good === undefined && needsLight(place) && { good: 'daylight' as const }),
      ...(access && { access: { ...access, centre } }),
      tags: place.tags ?? [],
      get words() {
        return words();
      },
      sun,
      holidayCalendar,
      week: place.hours === null ? null : parseHours(place.hours),
      compiledSeasons: (place.seasons ?? []).map(({ from, to, hours }) => ({ from, to, week: parseHours(hours) })),
    };
  });
  const belongings = (destination.together ?? []).flatMap((ids, group) =>
    ids.map((id, rank) => [id, { group, rank }] as const),
  );
  return {
    ...destination,
    compiled,
    byId: new Map(compiled.map((place) => [place.id, place])),
    belongings: new Map(belongings),
    holidayCalendar,
    sun,
  };
}

/** A destination as it is written, without what was compiled of it. */
export function factsOf(destination: CompiledDestination): Destination {
  const { compiled: _, byId: __, belongings: ___, holidayCalendar: ____, sun: _____, ...facts } = destination;
  return facts;
}

/** All that is known of a destination but its places. */
export type DestinationHead = Omit<Destination, 'places'>;

/** The same, of which the places are read and compiled when something of them is first asked for. */
export function compileLater(head: DestinationHead, read: () => Destination): CompiledDestination {
  const whole = once(() => compileDestination(read()));
  return {
    ...head,
    get places() {
      return whole().places;
    },
    get compiled() {
      return whole().compiled;
    },
    get byId() {
      return whole().byId;
    },
    get belongings() {
      return whole().belongings;
    },
    get holidayCalendar() {
      return whole().holidayCalendar;
    },
    get sun() {
      return whole().sun;
    },
  };
}

function isWithin(monthDay: string, { from, to }: Pick<CompiledSeason, 'from' | 'to'>): boolean {
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** The week that holds on a date: that of its season, else the usual one; null when it is not known. */
export function weekOn(place: CompiledPlace, date: string): Week | null {
  const season = place.compiledSeasons.find((candidate) => isWithin(date.slice(5), candidate));
  return season ? season.week : place.week;
}

/** Whether a place exists on a date: some are events or markets of a season. */
export const existsOn = ({ dates }: CompiledPlace, date: string): boolean =>
  !dates ||
  dates.some((span) => (span.year === undefined || date.startsWith(`${span.year}-`)) && isWithin(date.slice(5), span));

function ownIntervals(place: CompiledPlace, date: string): readonly Interval[] {
  if (!existsOn(place, date)) return [];
  if (place.closures.includes(date.slice(5))) return [];
  const treatment = treatmentOn(place, date);
  if (treatment.kind === 'shut') return [];
  const week = weekOn(place, date);
  const own = week === null ? usualHours(place) : (week[weekdayOf(date)] ?? []);
  return treatment.kind === 'usual' ? own : endedBy(own, treatment.until);
}

function endedBy(intervals: readonly Interval[], until: number | null): readonly Interval[] {
  if (until === null) return intervals;
  return intervals.flatMap(({ open, close }) => (open < until ? [{ open, close: Math.min(close, until) }] : []));
}

/** The intervals in which a visit may lie on a date; on a closure only what is left of the night before (H6, H28). */
export function openIntervals(place: CompiledPlace, date: string): Interval[] {
  return withEveningBefore(ownIntervals(place, date), ownIntervals(place, addDays(date, -1)));
}
