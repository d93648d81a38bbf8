import type { Language } from '#domain/language.ts';
import type { RateTable } from '#domain/money/rates.ts';
import { withoutDetails } from '#domain/trip/booking-details.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { budgetLines } from './budget.ts';
import { fixedPart, headPart, itineraryPart, luggagePart, sidePart } from './html-parts.ts';
import { tickScript } from './html-script.ts';
import { fileStyle } from './html-style.ts';
import { escapeMarkup } from './markup.ts';
import { embeddedFile } from './trip-file.ts';
import { attributionOf, wordsIn } from './words.ts';

/** Drawn maps as SVG, one per day. */
export interface DrawnMaps {
  /** What several of them use, for one `<defs>`. */
  readonly outlines: string;
  /** An element each, in the order of the days; empty where no stop of the day has a place. */
  readonly days: readonly string[];
}

export interface HtmlRequest {
  readonly trip: Trip;
  readonly language: Language;
  /** ISO moment. */
  readonly exportedAt: string;
  /** CSS that sets the colours, for light and dark. */
  readonly colours: string;
  readonly maps: DrawnMaps;
  /** The picture of the destination as an SVG element. */
  readonly cover?: string;
  /** A random word: only code and style that carry it are run, whatever a trip's texts may hold. */
  readonly nonce: string;
  /** With the codes of bookings and what else only their owner needs, in the text and in the trip that lies in it. */
  readonly codes?: boolean;
  /** What their prices in other currencies are converted with. */
  readonly rates?: readonly RateTable[];
}

/**
 * A trip as one HTML file that needs nothing: no request leaves it, its checklist works, it prints, and the whole trip lies in it
 * to be imported again.
 */
export function htmlOf(request: HtmlRequest): string {
  const { trip, language, exportedAt, colours, maps, nonce, codes = false, rates = [], cover = '' } = request;
  const told = toldIn(trip, language);
  const words = wordsIn(language);
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
  const outlines = `<svg class="outlines" aria-hidden="true"><defs>${maps.outlines}</defs></svg>`;
  return [
    '<!doctype html>',
    `<html lang="${language}" data-key="periplo-trip-${escapeMarkup(trip.id)}" data-packed="${words.packed}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeMarkup(tripName(told))}</title>`,
    `<style nonce="${nonce}">${colours}${fileStyle}</style>`,
    '</head>',
    '<body>',
    cover,
    headPart(told, language),
    '<main>',
    maps.outlines === '' ? '' : outlines,
    fixedPart(told, language, codes),
    itineraryPart(told, language, maps.days),
    sidePart(told, language, budgetLines(told, language, codes, rates)),
    luggagePart(told, words),
    '</main>',
    `<footer class="soft">${attributionOf(trip, language)
      .map((line) => `<p>${escapeMarkup(line)}</p>`)
      .join('')}<p>${words.madeBy}.</p><p class="screen">${words.importable}</p></footer>`,
    embeddedFile(codes ? trip : withoutDetails(trip), exportedAt),
    `<script nonce="${nonce}">${tickScript}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
