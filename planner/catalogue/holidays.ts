import { known } from '#domain/open-list.ts';
import type { Place } from '#domain/place/destination.ts';
import { hasTag } from '#domain/place/has-tag.ts';
import { type Holiday, type HolidaySort, type Holidays, holidaySorts } from '#domain/place/holiday.ts';
import type { Interval } from '#domain/place/opening-hours.ts';
import type { Tag } from '#domain/place/tag.ts';
import { addDays, nightsBetween } from '#domain/trip/dates.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';

/** A holiday on a date. Where the moon decides: `expected` by the calendar, `perhaps` if it comes a day earlier or later than that. */
export interface HolidayOn {
  readonly holiday: Holiday;
  readonly certainty: 'sure' | 'expected' | 'perhaps';
}

/**
 * What holidays make of a place on a date: `usual`: its own hours hold; `shut`, where `isSure` says that it is known of the place and
 * not only of most of its sort; `unsure`: it may be open, at hours that are not known, and one is out of it by `until` (local minutes).
 */
export type Treatment =
  | { readonly kind: 'usual' }
  | { readonly kind: 'shut'; readonly isSure: boolean }
  | { readonly kind: 'unsure'; readonly until: number | null };

/** What of a compiled place decides it. */
interface HolidayPlace extends Pick<Place, 'id' | 'kind' | 'indoor' | 'price' | 'closures'> {
  readonly tags: readonly Tag[];
  /** Monday first; null when the hours are not known. */
  readonly week: readonly (readonly Interval[])[] | null;
  readonly compiledSeasons: readonly { readonly from: string; readonly to: string }[];
  readonly holidayCalendar: HolidayCalendar;
}

const usual: Treatment = { kind: 'usual' };

/** Whether a date (YYYY-MM-DD) is one of a date or a span of dates, of every year or of one. */
function isOn(date: string, dates: string): boolean {
  const [from = '', to = from] = dates.split('/');
  const own = from.length === date.length ? date : date.slice(5);
  return from <= to ? own >= from && own <= to : own >= from || own <= to;
}

/** A date of every year, and no span. */
const isYearly = (date: string) => date.length === 'MM-DD'.length;

/** The holidays of a destination, looked up once for every date that is asked for. */
export class HolidayCalendar {
  readonly #found = new Map<string, readonly HolidayOn[]>();
  readonly #holidays: Holidays | undefined;
  /** Those that are on the same date (MM-DD) every year. */
  readonly yearly: ReadonlySet<string>;

  constructor(holidays: Holidays | undefined) {
    this.#holidays = holidays;
    this.yearly = new Set(holidays?.days.flatMap(({ dates }) => dates.filter(isYearly)));
  }

  /** Those of a date (YYYY-MM-DD), and those that the moon may move to it; the sure ones first. */
  on(date: string): readonly HolidayOn[] {
    const found = this.#found.get(date) ?? this.find(date);
    this.#found.set(date, found);
    return found;
  }

  /** Names of the holidays of which it is not known when they fall in the year of a date; null: of none that move. */
  unknownIn(date: string): readonly Holiday['name'][] | null {
    if (!this.#holidays) return [];
    const { from, to, days } = this.#holidays;
    const year = Number(date.slice(0, 4));
    if (year < from || year > to) return null;
    return days.flatMap(({ name, to: last }) => (last !== undefined && year > last ? [name] : []));
  }

  private find(date: string): HolidayOn[] {
    const beside = [addDays(date, -1), addDays(date, 1)];
    const found = (this.#holidays?.days ?? []).flatMap((holiday): HolidayOn[] => {
      const is = (on: string) => holiday.dates.some((dates) => isOn(on, dates));
      // In the middle of a span a day more or less at its ends does not matter.
      if (is(date)) return [{ holiday, certainty: holiday.moon && !beside.every(is) ? 'expected' : 'sure' }];
      return holiday.moon && beside.some(is) ? [{ holiday, certainty: 'perhaps' }] : [];
    });
    const order = ['sure', 'expected', 'perhaps'];
    return found.sort((a, b) => order.indexOf(a.certainty) - order.indexOf(b.certainty));
  }
}

const MIDNIGHT = 24 * 60;
/** In the open, and with no gate or stall that a holiday would shut. */
const outdoors: readonly Tag[] = [
  ...(['square', 'street', 'bridge', 'quarter', 'old-town', 'monument', 'park', 'viewpoint'] as const),
  ...(['nature', 'beach', 'hike', 'river', 'street-art'] as const),
];
const stalls: readonly Tag[] = ['market', 'shopping', 'mall', 'vintage'];
const gated: readonly Tag[] = [...stalls, 'museum', 'rooftop', 'palace', 'castle', 'ruins'];

const isRoundTheClock = ({ week }: HolidayPlace) =>
  week?.every((intervals) => intervals.some(({ open, close }) => open === 0 && close >= MIDNIGHT)) ?? false;

/** Streets, squares and parks are there on every day. */
function standsOpen(place: HolidayPlace): boolean {
  const { tags, indoor, price, kind } = place;
  if (kind === 'food' || kind === 'show' || kind === 'day-trip') return false;
  if (isRoundTheClock(place)) return true;
  const has = (wanted: readonly Tag[]) => wanted.some((tag) => hasTag(tags, tag));
  return !indoor && price.kind === 'free' && has(outdoors) && !has(kind === 'area' ? stalls : gated);
}

const carries = (wanted: readonly Tag[]) => (place: HolidayPlace) => wanted.some((tag) => hasTag(place.tags, tag));
/** A quarter or a town that has museums is no museum. */
const isOneHouse = ({ kind }: HolidayPlace) => kind !== 'area' && kind !== 'day-trip' && kind !== 'food';
const isHouseOf = (wanted: readonly Tag[]) => (place: HolidayPlace) => isOneHouse(place) && carries(wanted)(place);

const isOf: Readonly<Record<HolidaySort, (place: HolidayPlace) => boolean>> = {
  sights: ({ kind }) => kind !== 'food',
  museums: isHouseOf(['museum']),
  palaces: isHouseOf(['palace', 'castle']),
  ruins: isHouseOf(['ruins', 'archaeology']),
  shops: (place) => place.kind !== 'food' && place.kind !== 'day-trip' && carries([...stalls, 'bookshop'])(place),
  tables: ({ kind }) => kind === 'food',
  mondays: ({ kind, week }) => kind !== 'food' && week?.[0]?.length === 0,
};

function isNamed(place: HolidayPlace, what: readonly string[] | undefined): boolean {
  return (what ?? []).some((one) => {
    const sort = known<HolidaySort>(holidaySorts, one);
    return sort ? isOf[sort](place) : one === place.id;
  });
}

/** A season this short was written down for these very days. */
const FEW_DAYS = 7;
const DAYS_OF_A_YEAR = 366;

/** Days of a span of the year (MM-DD), both ends included; a leap year, so that every date is one. */
export const lengthOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  nightsBetween(`2004-${from}`, `2004-${to}`) + 1 + (to < from ? DAYS_OF_A_YEAR : 0);

/** Whether the place's own data say what it does on just this date. */
const saysItself = ({ compiledSeasons }: HolidayPlace, date: string) =>
  compiledSeasons.some((season) => lengthOf(season) <= FEW_DAYS && isOn(date, `${season.from}/${season.to}`));

/** A place that lists its holidays would have listed this one; one that moves has no place in such a list. */
const listsSuch = ({ closures, holidayCalendar }: HolidayPlace, { dates }: Holiday) =>
  dates.every(isYearly) && closures.some((date) => holidayCalendar.yearly.has(date));

function treatmentBy({ holiday, certainty }: HolidayOn, place: HolidayPlace): Treatment {
  const { indoors, open, shut, mostly, until, usual: isUsual } = holiday;
  const isSure = certainty === 'sure';
  if (indoors) return { kind: 'shut', isSure };
  if (standsOpen(place)) return usual;
  const named = !open?.includes(place.id);
  if (named && isNamed(place, shut)) return { kind: 'shut', isSure };
  if (named && !listsSuch(place, holiday) && isNamed(place, mostly)) return { kind: 'shut', isSure: false };
  if (isUsual) return usual;
  return { kind: 'unsure', until: until && isNamed(place, until.what) ? parseLocalTime(until.time) : null };
}

/** Of two holidays on one date the one that leaves less. */
function stricter(a: Treatment, b: Treatment): Treatment {
  if (a.kind === 'shut' && b.kind === 'shut') return { kind: 'shut', isSure: a.isSure || b.isSure };
  if (a.kind === 'shut' || b.kind === 'usual') return a;
  if (b.kind === 'shut' || a.kind === 'usual') return b;
  const ends = [a.until, b.until].filter((until) => until !== null);
  return { kind: 'unsure', until: ends.length === 0 ? null : Math.min(...ends) };
}

/** What holidays make of a place on a date (YYYY-MM-DD), beyond what its own closures and seasons say (H28). */
export function treatmentOn(place: HolidayPlace, date: string): Treatment {
  const holidays = place.holidayCalendar.on(date);
  if (holidays.length === 0 || saysItself(place, date)) {
    return holidays.some(({ holiday }) => holiday.indoors) ? { kind: 'shut', isSure: true } : usual;
  }
  return holidays.map((own) => treatmentBy(own, place)).reduce(stricter, usual);
}
