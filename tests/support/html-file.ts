import type { Trip } from '#domain/trip/trip.ts';
import { htmlOf } from '#rendering/export/html.ts';

/** A trip as its HTML file, in English, without maps. */
export const htmlFileOf = (trip: Trip): string =>
  htmlOf({
    trip,
    language: 'en',
    exportedAt: '2026-11-20T12:00:00.000Z',
    colours: '',
    maps: { outlines: '', days: [] },
    nonce: 'nonce-1',
    codes: true,
  });
