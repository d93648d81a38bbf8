import type { Language } from '#domain/language.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { setOffText } from '../access/access-text.ts';
import { coverOnPage } from '../cover/addresses.ts';
import { baseBefore } from '../journey/journey-text.ts';
import { escapeMarkup } from './markup.ts';
import { dateOf, dateRange, doing, longDate, priceText, remarksOn, timesOf, wayThere } from './readable.ts';
import { attributionOf, wordsIn } from './words.ts';

/** How a trip is told where only its owner may know when it is, and what is noted in it. */
export interface Telling {
  readonly language: Language;
  readonly dated: boolean;
  readonly notes: boolean;
  /** With the drawn cover: not where a photo comes with the app. */
  readonly cover?: boolean;
  /** The calendar date of which the day is told before the others. */
  readonly today?: string;
}

/** Its dates, or only how long it is. */
export function whenLine(trip: Trip, { language, dated }: Telling): string {
  if (dated) return dateRange(trip, language);
  const [one, more] = wordsIn(language).days;
  return `${trip.days.length} ${trip.days.length === 1 ? one : more}`;
}

const paragraph = (text: string, attributes = '') =>
  text.trim() === '' ? '' : `<p${attributes}>${escapeMarkup(text)}</p>`;
const soft = ' class="text-ink-soft"';
const noted = ' class="whitespace-pre-wrap"';

function stop(activity: Activity, trip: Trip, { language, notes }: Telling): string {
  const { name, cost, description, location } = activity;
  // Prices may be the owner's alone.
  const price = cost.kind === 'unknown' ? [] : [priceText(activity, trip, language)];
  const remarks = [...price, ...remarksOn(activity, wordsIn(language))];
  return [
    '<li class="py-3">',
    `<h3 class="font-semibold">${timesOf(activity)} ${escapeMarkup(name)}</h3>`,
    paragraph([doing(activity), ...remarks].filter((text) => text !== '').join(' · ')),
    notes ? paragraph(activity.notes, noted) : '',
    ...[description, wayThere(activity, language), location === name ? '' : location].map((text) =>
      paragraph(text, soft),
    ),
    '</li>',
  ].join('');
}

function dayOf(trip: Trip, day: Day, telling: Telling): string {
  const { language, dated, notes } = telling;
  const date = dated ? ` · ${longDate(dateOf(trip, day), language)}` : '';
  const base = baseBefore(trip, day.day, language);
  return [
    paragraph(base?.title ?? '', ' class="pt-6 text-xl font-semibold text-sea"'),
    ...(base?.way ?? []).map((line) => paragraph(line, soft)),
    `<h2 class="pt-6 text-xl">${wordsIn(language).day} ${day.day}${escapeMarkup(date)}</h2>`,
    paragraph(day.summary),
    notes ? paragraph(day.notes, noted) : '',
    paragraph(setOffText(day, language)),
    `<ol>${day.activities.map((activity) => stop(activity, trip, telling)).join('')}</ol>`,
  ].join('');
}

/** As high as the header of the page, so that little moves when that comes. */
const HEADER =
  '<header class="border-b border-line px-4 py-2"><a href="/" class="inline-flex min-h-11 items-center font-display text-xl font-semibold text-ink no-underline">Periplo</a></header>';

/** What a reader sees of a trip until the app is there: header and trip, as HTML. */
export const plainView = (trip: Trip, telling: Telling): string => HEADER + plainPage(trip, telling);

/** As the screen of a trip has it. */
const COVER = 'mt-4 block h-32 w-full rounded-card bg-sea/15 md:h-80';

/** A trip as HTML in the styles of the page, for those who run no scripts, or none yet. */
function plainPage(stored: Trip, telling: Telling): string {
  const { language, notes, today, cover } = telling;
  const trip = toldIn(stored, language);
  const isToday = (day: Day) => dateOf(trip, day) === today;
  const { luggage, madeBy } = wordsIn(language);
  const packed = trip.luggage.map(({ label }) => `<li>${escapeMarkup(label)}</li>`).join('');
  return [
    `<main lang="${language}" class="mx-auto max-w-6xl px-4">`,
    cover ? coverOnPage(trip, COVER) : '',
    `<h1 class="text-3xl">${escapeMarkup(tripName(trip))}</h1>`,
    paragraph(whenLine(trip, telling), soft),
    ...trip.summary.split('\n').map((line) => paragraph(line)),
    notes ? paragraph(trip.notes, noted) : '',
    ...[...trip.days.filter(isToday), ...trip.days.filter((day) => !isToday(day))].map((day) =>
      dayOf(trip, day, telling),
    ),
    packed === '' ? '' : `<h2 class="pt-6 text-xl">${luggage}</h2><ul>${packed}</ul>`,
    ...attributionOf(trip, language).map((line) => paragraph(line, soft)),
    paragraph(madeBy, soft),
    '</main>',
  ].join('\n');
}
