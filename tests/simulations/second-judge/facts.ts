/**
 * What is known of a place, read from the files of `places/` as they are written. This judge shares no line with the planner or the domain:
 * hours, seasons, light and ways are worked out here a second time, so that a mistake of theirs is not made again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Hours = Readonly<Record<string, string>>;
interface MonthDays {
  readonly from: string;
  readonly to: string;
}
export type Good = 'early' | 'sunset' | 'after-dark' | 'daylight' | { readonly from: string; readonly to: string };

/** A place as its file has it; only what is judged. */
export interface Fact {
  readonly id: string;
  readonly kind: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly duration: { readonly min: number };
  readonly hours: Hours | null;
  readonly seasons?: readonly (MonthDays & { readonly hours: Hours })[];
  readonly dates?: readonly (MonthDays & { readonly year?: number })[];
  readonly closures: readonly string[];
  readonly lastEntry: number;
  readonly good?: Good;
  readonly popularity: number;
  readonly indoor: boolean;
  readonly children: string;
  readonly tags: readonly string[];
  readonly access?: { readonly minutes: number | null };
}

export interface Town {
  readonly id: string;
  readonly zone: string;
  readonly firstVisit?: readonly string[];
  /** Places that are one visit, by id. */
  readonly together?: readonly (readonly string[])[];
  readonly places: readonly Fact[];
}

export interface Open {
  readonly from: number;
  readonly to: number;
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = 1440;

export const townOf = (id: string): Town =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../../../places/${id}.json`), 'utf8'));

/** Minutes since midnight of a clock such as "09:30". */
export const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

const noon = (date: string) => new Date(`${date}T12:00:00Z`);
export const shifted = (date: string, days: number): string =>
  new Date(noon(date).getTime() + days * DAY * 60_000).toISOString().slice(0, 10);
const weekday = (date: string) => (noon(date).getUTCDay() + 6) % 7;

const isWithin = (monthDay: string, { from, to }: MonthDays) =>
  from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;

const isOn = (key: string, day: number) => {
  if (key === 'daily') return true;
  const [first = '', last = first] = key.split('-');
  const [from, to] = [WEEK.indexOf(first), WEEK.indexOf(last)];
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
};

const spansOn = (hours: Hours, day: number): Open[] =>
  Object.entries(hours)
    .filter(([key]) => isOn(key, day))
    .flatMap(([, spans]) => spans.split(','))
    .map((span) => {
      const [from = 0, to = 0] = span.split('-').map(clock);
      return { from, to: to <= from ? to + DAY : to };
    });

function ownSpans(fact: Fact, date: string): Open[] {
  const monthDay = date.slice(5);
  if (fact.closures.includes(monthDay) || fact.hours === null) return [];
  const year = Number(date.slice(0, 4));
  if (fact.dates && !fact.dates.some((own) => (own.year ?? year) === year && isWithin(monthDay, own))) return [];
  const season = fact.seasons?.find((own) => isWithin(monthDay, own));
  return spansOn(season ? season.hours : fact.hours, weekday(date));
}

/** When a place is open on a date, with what is left of the night before. Empty where its hours are not known. */
export const opensOn = (fact: Fact, date: string): Open[] => [
  ...ownSpans(fact, shifted(date, -1))
    .filter(({ to }) => to > DAY)
    .map(({ to }) => ({ from: 0, to: to - DAY })),
  ...ownSpans(fact, date),
];

/** By how many minutes the clocks of a zone are ahead of UTC on a date. */
function ahead(zone: string, date: string): number {
  const text = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(noon(date));
  const found = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text);
  if (!found?.[1]) return 0;
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]));
}

/** Local minute of sunset, by Spencer's series (1971) for the declination and the equation of time: good to two minutes up to 60 degrees. */
export function sunsetOn(zone: string, { latitude, longitude }: Spot, date: string): number {
  const dayOfYear = (noon(date).getTime() - Date.parse(`${date.slice(0, 4)}-01-01T12:00:00Z`)) / 86_400_000;
  const t = (2 * Math.PI * (dayOfYear + 0.25)) / 365;
  const tilt =
    0.006918 -
    0.399912 * Math.cos(t) +
    0.070257 * Math.sin(t) -
    0.006758 * Math.cos(2 * t) +
    0.000907 * Math.sin(2 * t) -
    0.002697 * Math.cos(3 * t) +
    0.00148 * Math.sin(3 * t);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(t) -
      0.032077 * Math.sin(t) -
      0.014615 * Math.cos(2 * t) -
      0.040849 * Math.sin(2 * t));
  const angle = (latitude * Math.PI) / 180;
  const cosine = (Math.sin(-0.0145) - Math.sin(angle) * Math.sin(tilt)) / (Math.cos(angle) * Math.cos(tilt));
  const half = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 12 * 60) / Math.PI;
  return 12 * 60 - equation - longitude * 4 + ahead(zone, date) + half;
}

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres between two points, flat: good enough for a town. */
export function metres(a: Spot, b: Spot): number {
  const north = (b.latitude - a.latitude) * 111_195;
  const east = (b.longitude - a.longitude) * 111_195 * Math.cos(((a.latitude + b.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(north, east);
}
