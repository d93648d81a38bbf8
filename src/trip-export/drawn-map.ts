import type { Language } from '#domain/language.ts';
import { colourOfDay } from '#domain/trip/day-colour.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { DrawnMaps } from '#rendering/export/html.ts';
import { escapeMarkup } from '#rendering/export/markup.ts';
import { type MappedStop, mappedStops } from '#rendering/export/stops.ts';
import { wordsIn } from '#rendering/export/words.ts';
import { areaLabels } from '../integrations/map/labels.ts';
import { PATH_ZOOM, type Sheet, sheetsIn } from '../integrations/map/outlines.ts';
import { fitted, onScreen, type Point, type Size, type View } from '../integrations/map/projection.ts';
import { spread } from '../integrations/map/spread.ts';

/** Small enough that figures can still be read where a phone shows it smaller. */
const size: Size = { width: 480, height: 300 };
const MARGIN = 50;
const PIN_RADIUS = 12;
/** Further out nothing of an outline can be seen, and all of them together are larger than a file may be. */
const OUTLINES_FROM_ZOOM = 7;

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A pin that had to give way stays on the map. */
const within = ({ x, y }: Point): Point => ({
  x: Math.min(Math.max(x, PIN_RADIUS + 2), size.width - PIN_RADIUS - 2),
  y: Math.min(Math.max(y, PIN_RADIUS + 2), size.height - PIN_RADIUS - 2),
});

/** Outlines drawn once, and used by the map of every day that shows them. */
class Outlines {
  private readonly sheets: Sheet[] = [];

  idOf(sheet: Sheet): string {
    if (!this.sheets.includes(sheet)) this.sheets.push(sheet);
    return `outline-${this.sheets.indexOf(sheet)}`;
  }

  get definitions(): string {
    const paths = ({ land, shore }: Sheet) =>
      `<path class="land" fill-rule="evenodd" d="${land}"/><path class="shore" d="${shore}"/>`;
    return this.sheets.map((sheet) => `<g id="${this.idOf(sheet)}">${paths(sheet)}</g>`).join('');
  }
}

function groundPart(sheet: Sheet, view: View, id: string): string {
  const from = onScreen(sheet.northWest, view, size);
  const to = onScreen(sheet.southEast, view, size);
  const scale = (2 ** (view.zoom - PATH_ZOOM)).toFixed(4);
  const box = `x="${from.x.toFixed(1)}" y="${from.y.toFixed(1)}" width="${(to.x - from.x).toFixed(1)}" height="${(to.y - from.y).toFixed(1)}"`;
  return `<rect class="water" ${box}/><use href="#${id}" transform="translate(${at(from)}) scale(${scale})"/>`;
}

function pinPart(day: number, { number, activity }: MappedStop, place: Point, pin: Point): string {
  const title = `<title>${escapeMarkup(`${number} ${activity.name}`)}</title>`;
  const leader = place === pin ? '' : `<path class="leader" d="M${at(place)}L${at(pin)}"/>`;
  const circle = `<circle class="day-${colourOfDay(day)}" cx="${pin.x.toFixed(1)}" cy="${pin.y.toFixed(1)}" r="${PIN_RADIUS}"/>`;
  return `<g>${title}${leader}${circle}<text class="pin" x="${pin.x.toFixed(1)}" y="${(pin.y + 4).toFixed(1)}">${number}</text></g>`;
}

function mapOf(day: Day, language: Language, outlines: Outlines): string {
  const stops = mappedStops(day);
  const [first] = stops;
  if (!first) return '';
  const view = fitted(stops, first, size, MARGIN);
  const sheets = view.zoom < OUTLINES_FROM_ZOOM ? [] : sheetsIn(view, size);
  const places = stops.map((stop) => onScreen(stop, view, size));
  const pins = spread(places).map((pin, i) => (pin === places[i] ? pin : within(pin)));
  return [
    `<svg class="map" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${wordsIn(language).mapText}">`,
    ...sheets.map((sheet) => groundPart(sheet, view, outlines.idOf(sheet))),
    ...areaLabels(sheets, view, size, language).map(
      (label) =>
        `<text class="area" x="${label.at.x.toFixed(1)}" y="${label.at.y.toFixed(1)}">${escapeMarkup(label.text)}</text>`,
    ),
    places.length > 1 ? `<path class="way day-${colourOfDay(day.day)}" d="M${places.map(at).join('L')}"/>` : '',
    ...stops.map((stop, i) => pinPart(day.day, stop, places[i] ?? { x: 0, y: 0 }, pins[i] ?? { x: 0, y: 0 })),
    '</svg>',
  ].join('');
}

/**
 * The drawn maps of a trip as SVG that needs nothing from anywhere: for every day with a stop that has a place land, water and the
 * stops, numbered in their order.
 */
export function drawnMaps({ days }: Trip, language: Language): DrawnMaps {
  const outlines = new Outlines();
  const maps = days.map((day) => mapOf(day, language, outlines));
  return { outlines: outlines.definitions, days: maps };
}
