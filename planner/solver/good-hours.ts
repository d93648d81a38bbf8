import { known } from '#domain/open-list.ts';
import { goodHours } from '#domain/place/destination.ts';
import { isTreat } from '#domain/place/meal.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';
import { type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import type { Span } from '../rules.ts';
import { cut } from '../spans.ts';

const DAY = 24 * 60;
/** After the sun has set one still sees something, and before it is dark nothing begins. */
const DUSK = 15;
/** By so much before it would end at dusk a day out may begin. */
const BEFORE_LIGHT = 60;
/** Bars and night markets live at this hour also where the sun has not set. */
const EVENING = 21 * 60;
/** For the sunset one is there this long before, or as long as one stays. */
const BEFORE_SUNSET = 90;
/** The first visitors come within so many minutes of the opening, and no later than this where it opens early. */
const EARLY = { after: 75, by: 10 * 60 + 15 };

/** Until when a visit may last on a date: where light matters until dusk. */
export const lastLight = (place: CompiledPlace, date: string): number =>
  place.good === 'daylight' ? (place.sun.on(date)?.sunset ?? DAY) + DUSK : Number.POSITIVE_INFINITY;

/** Cake and ice cream are for the afternoon, where nothing else is said of them, and leave room for dinner. */
const BREAK: Span = { from: 15 * 60, to: 18 * 60 + 30 };

type Hours = (place: CompiledPlace, date: string, minutes: number) => Span | null;

const hours: Readonly<Record<(typeof goodHours)[number], Hours>> = {
  daylight: (place, date, minutes) => {
    const sun = place.sun.on(date);
    if (!sun) return null;
    const to = lastLight(place, date) - minutes;
    // A day out that is longer than a winter's light is on its way before the sun is.
    return { from: place.kind === 'day-trip' ? Math.min(sun.sunrise, to - BEFORE_LIGHT) : sun.sunrise, to };
  },
  'after-dark': (place, date) => {
    const sun = place.sun.on(date);
    return sun && { from: Math.min(sun.sunset + DUSK, EVENING), to: 2 * DAY };
  },
  sunset: (place, date, minutes) => {
    const sun = place.sun.on(date);
    return sun && { from: sun.sunset - Math.max(BEFORE_SUNSET, minutes), to: sun.sunset - DUSK };
  },
  early: (place, date) => {
    const opens = Math.min(...openIntervals(place, date).map(({ open }) => open));
    return { from: 0, to: Math.max(opens + EARLY.after, EARLY.by) };
  },
};

/** When a visit of some minutes is worth it on a date, by what the catalogue says of its hours; null: at any hour. */
function goodSpan(place: CompiledPlace, date: string, minutes: number): Span | null {
  const { good } = place;
  if (good === undefined) return isTreat(place) ? { ...BREAK, to: BREAK.to - minutes } : null;
  if (typeof good === 'object') return { from: parseLocalTime(good.from), to: parseLocalTime(good.to) };
  const named = known(goodHours, good);
  return named && hours[named](place, date, minutes);
}

/** Without light, or before it is dark, there is nothing to see; the other hours are better than others. */
const isVital = ({ good }: CompiledPlace) => good === 'daylight' || good === 'after-dark';

/** Less room than this for a start that is only better than others binds a day too much. */
const LEAST_ROOM = 45;

/** The starts of a visit that are possible, if not the best: daylight and darkness count all the same. */
export function vitalStarts(spans: readonly Span[], place: CompiledPlace, date: string, minutes: number): Span[] {
  const good = isVital(place) ? goodSpan(place, date, minutes) : null;
  return good ? cut(spans, good) : [...spans];
}

const roomOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** Hours that are too short are made longer at both ends by so many minutes at a time. */
const STEP = 30;

/** The starts nearest to a window that have room enough; all of them where they have not. */
function nearest(spans: readonly Span[], { from, to }: Span, room: number): Span[] {
  for (let wider = 0; wider < DAY; wider += STEP) {
    const fitting = cut(spans, { from: from - wider, to: to + wider });
    if (roomOf(fitting) >= room) return fitting;
  }
  return [...spans];
}

/** The starts of a visit nearest to its best hours that have room enough, where it is worth a visit at another hour, too. */
const worthIt =
  (roomFor: (good: Span) => number) =>
  (spans: readonly Span[], place: CompiledPlace, date: string, minutes: number): Span[] => {
    const good = goodSpan(place, date, minutes);
    if (!good) return [...spans];
    if (isVital(place)) return cut(spans, good);
    return place.kind === 'day-trip' ? [...spans] : nearest(spans, good, roomFor(good));
  };

/** The starts of a visit that are worth it, of those that its day has: a guard that changes at noon leaves little room. A day out of town begins when it can. */
export const goodStarts = worthIt(({ from, to }) => Math.max(1, Math.min(LEAST_ROOM, to - from)));

/** The same with hours of room: for what one comes for. */
export const fairStarts = worthIt(() => 4 * 60);
