import type { Language } from '#domain/language.ts';
import type { RateTable } from '#domain/money/rates.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { calendarOf } from '#rendering/export/calendar.ts';
import { fileName } from '#rendering/export/file-name.ts';
import { gpxOf } from '#rendering/export/gpx.ts';
import { htmlOf } from '#rendering/export/html.ts';
import { kmlOf } from '#rendering/export/kml.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { tripFile } from '#rendering/export/trip-file.ts';
import { colours } from './colours.ts';
import { pictureOf } from './cover.ts';
import { drawnMaps } from './drawn-map.ts';

export const fileKinds = ['ics', 'html', 'md', 'gpx', 'kml', 'json'] as const;
export type FileKind = (typeof fileKinds)[number];

const types: Readonly<Record<FileKind, string>> = {
  ics: 'text/calendar',
  html: 'text/html',
  md: 'text/markdown',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  json: 'application/json',
};

export interface FileRequest {
  readonly trip: Trip;
  /** 0 while the server has not seen it. */
  readonly version: number;
  readonly language: Language;
  /** ISO moment. */
  readonly moment: string;
  /** With the codes of bookings and what else only their owner needs. */
  readonly codes: boolean;
  /** What their prices in other currencies are converted with. */
  readonly rates: readonly RateTable[];
}

async function textOf(kind: FileKind, { trip, version, language, moment, codes, rates }: FileRequest): Promise<string> {
  const told = toldIn(trip, language);
  switch (kind) {
    case 'ics':
      return calendarOf({ trip: told, version, moment, language, codes });
    case 'gpx':
      return gpxOf(told, language);
    case 'kml':
      return kmlOf(told, language);
    case 'md':
      return markdownOf(told, language, codes, rates);
    case 'json':
      return tripFile(trip, moment);
    case 'html': {
      const drawn = {
        colours: colours(),
        maps: drawnMaps(told, language),
        nonce: crypto.randomUUID(),
        cover: await pictureOf(trip),
      };
      return htmlOf({ trip, language, exportedAt: moment, codes, rates, ...drawn });
    }
  }
}

export interface TripFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** A trip as a file of a kind, made on this device out of what is here. */
export async function makeFile(kind: FileKind, request: FileRequest): Promise<TripFile> {
  return { name: fileName(request.trip, kind), type: types[kind], text: await textOf(kind, request) };
}
