import { type Language, localeOf } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import { addDays } from '#domain/trip/dates.ts';
import { verifyReasons } from '#domain/trip/fields/activity.ts';
import { weatherConditions, weatherSources } from '#domain/trip/fields/day.ts';
import { type Activity, type Day } from '#domain/trip/itinerary.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import { ticketsPaidAt } from '#domain/trip/shared-tickets.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { accessText } from '../access/access-text.ts';
import { type Words, wordsIn } from './words.ts';

const atNoon = (iso: string) => Date.parse(`${iso}T12:00:00Z`);

/** "Monday 15 March 2027" / "lunes, 15 de marzo de 2027". */
export function longDate(iso: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' }).format(atNoon(iso));
}

/** "15 Mar 2027 – 17 Mar 2027" / "15 mar 2027 – 17 mar 2027". */
export function dateRange({ dates }: Trip, language: Language): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const format = new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' });
  return `${format.format(atNoon(dates.start))} – ${format.format(atNoon(dates.end))}`;
}

/** Euros of whole cents, as people write them. */
export function money(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', ...places }).format(cents / 100);
}

/** What a stop of a trip costs an adult, or at which stop its ticket is paid. */
export function priceText({ id, cost }: Activity, { days }: Trip, language: Language): string {
  const { free, variable, unknownPrice, sameTicket } = wordsIn(language);
  const paid = ticketsPaidAt(days).get(id);
  if (paid) return sameTicket(paid.name);
  if (cost.kind === 'variable') return variable;
  if (cost.kind === 'unknown') return unknownPrice;
  return cost.adult === 0 ? free : money(cost.adult, language);
}

export function dateOf({ dates }: Trip, day: Day): string {
  return addDays(dates.start, day.day - 1);
}

/** "09:00–10:30". */
export function timesOf({ start, duration }: Activity): string {
  return `${formatLocalTime(start)}–${formatLocalTime(start + duration)}`;
}

function travellersText({ travellers }: Trip, { adults, children }: Words): string {
  const some = (count: number, [one, more]: Words['adults']) => `${count} ${count === 1 ? one : more}`;
  const grown = some(travellers.adults, adults);
  return travellers.children > 0 ? `${grown}, ${some(travellers.children, children)}` : grown;
}

/** Where, when and who, on one line under the name. */
export function aboutLine(trip: Trip, language: Language): string {
  const parts = [dateRange(trip, language), travellersText(trip, wordsIn(language))];
  return (trip.title === null ? parts : [trip.destination, ...parts]).join(' · ');
}

export function weatherText({ weather }: Day, words: Words): string | null {
  if (!weather) return null;
  const source = known(weatherSources, weather.source);
  const condition = known(weatherConditions, weather.condition);
  const told = [`${weather.temperature} °C`, ...(condition ? [words.weather[condition]] : [])].join(', ');
  return source ? `${told} (${source === 'season' ? words.season : words.forecast})` : told;
}

/** What one does there; of an own stop its name says that, also after it was renamed. */
export const doing = ({ activity, own }: Activity): string => (own ? '' : activity);

/** How one comes there, where that is no way within the town; empty where it is. */
export const wayThere = ({ access }: Activity, language: Language): string =>
  access ? accessText(access, language) : '';

/** What the traveller must do or look up before going there. */
export function remarksOn({ booking, verify }: Activity, words: Words): string[] {
  return [
    ...(booking ? [words.book] : []),
    ...verify.map((reason) => words.verify[known(verifyReasons, reason) ?? 'other']),
  ];
}

/** A heading and its lines, as lists of a trip are told; without those that are empty. */
export function listsOf(trip: Trip, words: Words): { readonly title: string; readonly lines: readonly string[] }[] {
  return [
    { title: words.importantInfo, lines: trip.importantInfo },
    { title: words.recommendations, lines: trip.recommendations },
    { title: words.accommodation, lines: trip.accommodation },
  ].filter(({ lines }) => lines.length > 0);
}
