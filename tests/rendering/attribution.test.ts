import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { calendarOf } from '#rendering/export/calendar.ts';
import { gpxOf } from '#rendering/export/gpx.ts';
import { htmlOf } from '#rendering/export/html.ts';
import { kmlOf } from '#rendering/export/kml.ts';
import { markdownOf } from '#rendering/export/markdown.ts';
import { plainView } from '#rendering/export/plain-page.ts';
import { aTrip } from '../support/trips.ts';

const moment = '2027-01-01T00:00:00.000Z';
const ours = aTrip();
const open: Trip = { ...ours, provenance: ours.provenance && { ...ours.provenance, sources: ['openstreetmap'] } };

const copies: readonly (readonly [name: string, make: (trip: Trip, language: 'en' | 'es') => string])[] = [
  [
    'the HTML file',
    (trip, language) =>
      htmlOf({ trip, language, exportedAt: moment, colours: '', maps: { outlines: '', days: [] }, nonce: 'x' }),
  ],
  ['Markdown', (trip, language) => markdownOf(trip, language)],
  // Lines of a calendar are folded.
  ['a calendar', (trip, language) => calendarOf({ trip, version: 1, moment, language }).replaceAll('\r\n ', '')],
  ['KML', (trip, language) => kmlOf(trip, language)],
  ['GPX', (trip, language) => gpxOf(trip, language)],
  ['a shared page', (trip, language) => plainView(trip, { language, dated: true, notes: false })],
];

describe.each(copies)('%s', (_, make) => {
  it('names whose the places are and the licence, where they are from open data', () => {
    expect(make(open, 'en')).toContain('OpenStreetMap contributors');
    expect(make(open, 'es')).toContain('colaboradores de OpenStreetMap');
    expect(make(open, 'en')).toContain('Open Database License');
  });

  it('says nothing of it where they are ours', () => {
    expect(make(ours, 'en')).not.toContain('OpenStreetMap');
  });
});
