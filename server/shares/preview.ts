import { pickLanguage } from '#domain/language.ts';
import { shorten } from '#domain/shorten.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { escapeMarkup } from '#rendering/export/markup.ts';
import { plainPage, type Telling, whenLine } from '#rendering/export/plain-page.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  readonly picture: string;
  /** The trip itself, as HTML. */
  readonly plain: string;
}

interface Addresses {
  readonly url: string;
  readonly picture: string;
}

const LONGEST_DESCRIPTION = 200;

/** `dated`: whether those who have the link may know when it is. */
export function previewOf(trip: Trip, dated: boolean, { url, picture }: Addresses): Preview {
  const language = pickLanguage([trip.provenance?.language ?? '']);
  const telling: Telling = { language, dated, notes: false };
  const description = shorten(`${whenLine(trip, telling)}. ${trip.summary}`, LONGEST_DESCRIPTION);
  return {
    title: tripName(trip),
    description,
    language,
    url,
    picture,
    plain: plainPage(trip, telling),
  };
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

/** The built page with a head that says what the link leads to, and the trip for those who run no scripts; without a preview only that it should not be indexed. */
export function withPreview(page: string, preview: Preview | null): string {
  if (!preview) return page.replace('</head>', () => `${NO_INDEX}\n  </head>`);
  return page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags(preview))
    .replace('</body>', () => `  <noscript>${preview.plain}</noscript>\n  </body>`);
}
