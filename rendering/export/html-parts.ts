import type { Language } from '#domain/language.ts';
import { colourOfDay } from '#domain/trip/day-colour.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { signOfStop } from '#domain/trip/sign-of-stop.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { setOffText } from '../access/access-text.ts';
import { baseBefore } from '../journey/journey-text.ts';
import { shapesOfSign } from '../sign/drawn.ts';
import { dayTexts, fixedTexts, fixedTitle } from './fixed.ts';
import { type LabelledValue, labelledValues } from './labelled.ts';
import { escapeMarkup } from './markup.ts';
import {
  aboutLine,
  dateOf,
  doing,
  listsOf,
  longDate,
  priceText,
  remarksOn,
  timesOf,
  wayThere,
  weatherText,
} from './readable.ts';
import { type Words, wordsIn } from './words.ts';

/** An element around text that is escaped here; nothing where there is no text. */
function element(name: string, text: string, className?: string): string {
  if (text.trim() === '') return '';
  const attribute = className === undefined ? '' : ` class="${className}"`;
  return `<${name}${attribute}>${escapeMarkup(text)}</${name}>`;
}

/** A web address can be followed; anything else is text. */
function linked({ label, text }: LabelledValue): string {
  const shown = escapeMarkup(text);
  const told = /^https?:\/\//i.test(text) ? `<a href="${shown}" rel="noopener noreferrer">${shown}</a>` : shown;
  return `<p class="soft">${escapeMarkup(label)}: ${told}</p>`;
}

const signPart = (activity: Activity): string =>
  `<svg class="sign" aria-hidden="true" viewBox="0 0 24 24">${shapesOfSign(signOfStop(activity))}</svg>`;

const namePart = (activity: Activity): string =>
  activity.name.trim() === '' ? '' : `<h4>${signPart(activity)}${escapeMarkup(activity.name)}</h4>`;

function activityPart(trip: Trip, day: Day, index: number, language: Language): string {
  const activity = day.activities[index];
  if (!activity) return '';
  const words = wordsIn(language);
  const tags = [
    priceText(activity, trip, language),
    ...remarksOn(activity, words),
    ...(activity.done ? [words.done] : []),
  ];
  return [
    '<li class="stop">',
    `<p class="when"><span class="number day-${colourOfDay(day.day)}">${index + 1}</span> ${timesOf(activity)}</p>`,
    namePart(activity),
    element('p', doing(activity)),
    element('p', activity.description, 'soft'),
    element('p', wayThere(activity, language), 'soft'),
    element('p', activity.location, 'soft'),
    `<p class="tags">${tags.map((tag) => element('span', tag)).join(' ')}</p>`,
    ...labelledValues(activity, 'page', words).map(linked),
    element('p', activity.notes, 'notes'),
    '</li>',
  ].join('');
}

/** What is fixed before a stop of a day, or after its last. */
const fixedIn = (trip: Trip, day: Day, before: Activity | null, language: Language): string =>
  dayTexts(trip, day, before, language)
    .map(([text = '', ...way]) => {
      const soft = way.map((line) => element('p', line, 'soft'));
      return `<li class="stop">${element('p', text, 'when')}${soft.join('')}</li>`;
    })
    .join('');

function dayPart(trip: Trip, day: Day, language: Language, map: string): string {
  const words = wordsIn(language);
  const base = baseBefore(trip, day.day, language);
  return [
    element('h3', base?.title ?? ''),
    ...(base?.way ?? []).map((line) => element('p', line, 'soft')),
    `<section class="day" aria-labelledby="day-${day.day}">`,
    `<h3 id="day-${day.day}">${words.day} ${day.day} · ${escapeMarkup(longDate(dateOf(trip, day), language))}</h3>`,
    element('p', weatherText(day, words) ?? '', 'soft'),
    element('p', day.holiday ?? '', 'when'),
    element('p', day.summary),
    element('p', day.notes, 'notes'),
    map,
    element('p', setOffText(day, language), 'when'),
    '<ol>',
    ...day.activities.flatMap((activity, index) => [
      fixedIn(trip, day, activity, language),
      activityPart(trip, day, index, language),
    ]),
    fixedIn(trip, day, null, language),
    '</ol>',
    '</section>',
  ].join('');
}

export function headPart(trip: Trip, language: Language): string {
  return [
    '<header>',
    element('h1', tripName(trip)),
    element('p', aboutLine(trip, language), 'soft'),
    ...trip.summary.split('\n').map((line) => element('p', line, 'lead')),
    element('p', trip.notes, 'notes'),
    '</header>',
  ].join('');
}

/** `maps`: SVG of every day, in their order. */
export function itineraryPart(trip: Trip, language: Language, maps: readonly string[]): string {
  const title = wordsIn(language).itinerary;
  const days = trip.days.map((day, index) => dayPart(trip, day, language, maps[index] ?? ''));
  return `<section><h2>${title}</h2>${days.join('\n')}</section>`;
}

/** What is fixed; nothing where nothing is. */
export function fixedPart(trip: Trip, language: Language, codes: boolean): string {
  const items = fixedTexts(trip, language, codes).map(({ title, when, where, way, details }) =>
    [
      '<li class="stop">',
      element('p', title, 'when'),
      element('p', when),
      element('p', where, 'soft'),
      ...way.map((line) => element('p', line, 'soft')),
      ...details.map((line) => element('p', line)),
      '</li>',
    ].join(''),
  );
  return items.length === 0 ? '' : `<section><h2>${fixedTitle(language)}</h2><ol>${items.join('')}</ol></section>`;
}

const listPart = (title: string, lines: readonly string[]) =>
  `<section class="card"><h2>${title}</h2><ul>${lines.map((line) => element('li', line)).join('')}</ul></section>`;

/** `budget`: its lines. */
export function sidePart(trip: Trip, language: Language, budget: readonly string[]): string {
  const words = wordsIn(language);
  return [
    listPart(words.budget, budget),
    ...listsOf(trip, words).map(({ title, lines }) => listPart(title, lines)),
  ].join('\n');
}

/** The checklist; its ticks work, and the script keeps them. */
export function luggagePart({ luggage }: Trip, words: Words): string {
  if (luggage.length === 0) return '';
  const items = luggage.map(
    ({ id, label, packed }) =>
      `<li><label><input type="checkbox" data-item="${escapeMarkup(id)}"${packed ? ' checked' : ''}> <span>${escapeMarkup(label)}</span></label></li>`,
  );
  return [
    `<section class="card luggage"><h2>${words.luggage}</h2>`,
    `<p class="soft" role="status"><span id="packed"></span></p>`,
    `<ul>${items.join('')}</ul>`,
    `<p class="soft screen" id="kept" data-lost="${words.ticksLost}">${words.ticksKept}</p></section>`,
  ].join('');
}
