import { fallbackLanguage } from '#domain/language.ts';
import { shorten } from '#domain/shorten.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { escapeMarkup } from '#rendering/export/markup.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  readonly picture: string;
}

const LONGEST_DESCRIPTION = 200;

export function previewOf(trip: Trip, url: string, picture: string): Preview {
  const title = trip.title ?? trip.destination;
  const language = trip.provenance?.language ?? fallbackLanguage;
  return { title, description: shorten(trip.summary, LONGEST_DESCRIPTION), language, url, picture };
}

const NO_INDEX = '<meta name="robots" content="noindex" />';

function tags({ title, description, language, url, picture }: Preview): string {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeMarkup(content)}" />`;
  return [
    `<title>${escapeMarkup(title)} · Periplo</title>`,
    `<meta name="description" content="${escapeMarkup(description)}" />`,
    property('type', 'website'),
    property('site_name', 'Periplo'),
    property('locale', language),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', picture),
    '<meta name="twitter:card" content="summary_large_image" />',
    NO_INDEX,
  ].join('\n    ');
}

/** The built page with a head that says what the link leads to; without a preview only that it should not be indexed. */
export function withPreview(page: string, preview: Preview | null): string {
  if (!preview) return page.replace('</head>', () => `${NO_INDEX}\n  </head>`);
  return page.replace(/<meta name="description"[^>]*>\s*/, '').replace(/<title>[^<]*<\/title>/, () => tags(preview));
}
