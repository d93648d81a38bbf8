import type { Language } from '#domain/language.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { labelledLines } from './labelled.ts';
import { degrees, escapeMarkup } from './markup.ts';
import { dateOf, dateRange, doing, longDate, priceText, timesOf } from './readable.ts';
import { type MappedStop, mappedStops } from './stops.ts';
import { attributionOf, wordsIn } from './words.ts';

const coordinates = ({ latitude, longitude }: MappedStop) => `${degrees(longitude)},${degrees(latitude)}`;
const named = (name: string) => `<name>${escapeMarkup(name)}</name>`;
/** Readers show descriptions as HTML; a trip's texts are plain. Escaped twice they are read as they were written. */
const described = (text: string) => `<description>${escapeMarkup(escapeMarkup(text))}</description>`;

function placemark(stop: MappedStop, trip: Trip, language: Language): string {
  const { activity, number } = stop;
  const { name, description, location } = activity;
  const text = [timesOf(activity), doing(activity), description, location, priceText(activity, trip, language)];
  text.push(...labelledLines(activity, 'kml', wordsIn(language)));
  const about = text.filter((line) => line !== '').join('\n');
  return `<Placemark>${named(`${number} ${name}`)}${described(about)}<Point><coordinates>${coordinates(stop)}</coordinates></Point></Placemark>`;
}

function folder(trip: Trip, day: Day, language: Language): string[] {
  const stops = mappedStops(day);
  if (stops.length === 0) return [];
  const title = `${wordsIn(language).day} ${day.day}: ${longDate(dateOf(trip, day), language)}`;
  const way = `<LineString><tessellate>1</tessellate><coordinates>${stops.map(coordinates).join(' ')}</coordinates></LineString>`;
  return [
    `<Folder>${named(title)}${described(day.summary)}`,
    ...stops.map((stop) => placemark(stop, trip, language)),
    ...(stops.length > 1 ? [`<Placemark>${named(title)}${way}</Placemark>`] : []),
    '</Folder>',
  ];
}

/** A trip as KML 2.2: a folder per day with its stops that have a place and the way between them. */
export function kmlOf(trip: Trip, language: Language): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${named(tripName(trip))}${described([dateRange(trip, language), trip.summary, ...attributionOf(trip, language)].join('\n'))}`,
    ...trip.days.flatMap((day) => folder(trip, day, language)),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}
