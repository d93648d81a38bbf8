// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gpx, kml } from '@tmcw/togeojson';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Trip } from '#domain/trip/trip.ts';
import { gpxOf } from '#rendering/export/gpx.ts';
import { kmlOf } from '#rendering/export/kml.ts';
import { mappedStops } from '#rendering/export/stops.ts';
import { anyTrip } from '../support/any-trips.ts';

const seed = Number(process.env.TEST_SEED ?? 1);
const trips = Array.from({ length: 100 }, (_, number) => anyTrip(seed * 2000 + number));
const schema = readFileSync(path.join(import.meta.dirname, '../support/gpx-1.1.xsd'), 'utf8');

const document = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const stopsOf = ({ days }: Trip) => days.flatMap(mappedStops);
/** To the six decimals that files have. */
const near = (degrees: number) => Number(degrees.toFixed(6)) + 0;

describe('GPX', () => {
  it('is valid by its schema: 100 trips', { timeout: 120_000 }, async () => {
    const xml = trips.map((trip, i) => ({ fileName: `trip-${i}.gpx`, contents: gpxOf(trip, 'en') }));
    const { errors, valid } = await validateXML({ xml, schema: [schema] });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  });

  it('is refused by the schema when it is not', async () => {
    const wrong = gpxOf(trips[0] as Trip, 'en').replace('</metadata>', '</metadata><wpt lat="91" lon="0"/>');
    expect((await validateXML({ xml: wrong, schema: [schema] })).valid).toBe(false);
  });

  it('holds every stop that has a place, where it is', () => {
    for (const trip of trips) {
      const { features } = gpx(document(gpxOf(trip, 'es')));
      const points = features.filter(({ geometry }) => geometry?.type === 'Point');
      const read = points.map(({ geometry }) => (geometry as GeoJSON.Point).coordinates.map((part) => part + 0));
      expect(read).toEqual(
        stopsOf(trip).map(({ latitude, longitude }) => [longitude >= 180 ? -180 : near(longitude), near(latitude)]),
      );
    }
  });
});

describe('KML', () => {
  it('holds every stop that has a place, where it is, in a folder per day: 100 trips', () => {
    for (const trip of trips) {
      const xml = document(kmlOf(trip, 'en'));
      expect(xml.querySelector('parsererror')).toBeNull();
      const withStops = trip.days.filter((day) => mappedStops(day).length > 0);
      expect(xml.querySelectorAll('Folder')).toHaveLength(withStops.length);
      const points = kml(xml).features.filter(({ geometry }) => geometry?.type === 'Point');
      const read = points.map(({ geometry }) => (geometry as GeoJSON.Point).coordinates.map((part) => part + 0));
      expect(read).toEqual(stopsOf(trip).map(({ latitude, longitude }) => [near(longitude), near(latitude)]));
    }
  });
});
