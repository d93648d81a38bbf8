import type { Language } from '#domain/language.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { labelledLines } from './labelled.ts';
import { degrees, escapeMarkup } from './markup.ts';
import { dateOf, dateRange, doing, longDate, timesOf } from './readable.ts';
import { type MappedStop, mappedStops } from './stops.ts';
import { attributionOf, type Words, wordsIn } from './words.ts';

/** GPX has no 180° east: it is 180° west. */
const east = (longitude: number) => degrees(longitude >= 180 ? -180 : longitude);

function pointOf(element: 'wpt' | 'rtept', day: Day, stop: MappedStop, words: Words): string {
  const { activity, number, latitude, longitude } = stop;
  const name = `${day.day}.${number} ${activity.name}`;
  const about = [timesOf(activity), doing(activity), activity.location, ...labelledLines(activity, 'gpx', words)];
  const text = about.filter((line) => line !== '').join('\n');
  return [
    `<${element} lat="${degrees(latitude)}" lon="${east(longitude)}">`,
    `<name>${escapeMarkup(name)}</name><desc>${escapeMarkup(text)}</desc><type>${activity.kind}</type>`,
    `</${element}>`,
  ].join('');
}

/** A trip as GPX 1.1: every stop that has a place as a waypoint, and every day as a route through its stops. */
export function gpxOf(trip: Trip, language: Language): string {
  const words = wordsIn(language);
  const points = trip.days.flatMap((day) => mappedStops(day).map((stop) => pointOf('wpt', day, stop, words)));
  const routes = trip.days.flatMap((day) => {
    const stops = mappedStops(day);
    if (stops.length === 0) return [];
    const name = `${words.day} ${day.day}: ${longDate(dateOf(trip, day), language)}`;
    const route = `<name>${escapeMarkup(name)}</name><desc>${escapeMarkup(day.summary)}</desc><number>${day.day}</number>`;
    return [`<rte>${route}${stops.map((stop) => pointOf('rtept', day, stop, words)).join('')}</rte>`];
  });
  const about = [dateRange(trip, language), trip.summary, ...attributionOf(trip, language)].join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Periplo" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escapeMarkup(tripName(trip))}</name><desc>${escapeMarkup(about)}</desc></metadata>`,
    ...points,
    ...routes,
    '</gpx>',
    '',
  ].join('\n');
}
