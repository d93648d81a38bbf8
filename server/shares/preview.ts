import { fillPage } from '#contract/page-html.ts';
import { type Language, pickLanguage } from '#domain/language.ts';
import { shorten } from '#domain/shorten.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { escapeMarkup } from '#rendering/export/markup.ts';
import { plainView, whenLine } from '#rendering/export/plain-page.ts';
import type { BuiltPage } from '../http/page.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  readonly picture: string;
  /** The trip itself, as HTML, in the language of the viewer. */
  readonly view: { readonly language: Language; readonly markup: string };
}

interface Addresses {
  readonly url: string;
  readonly picture: string;
}

const LONGEST_DESCRIPTION = 200;

interface PreviewOptions {
  /** Whether those who have the link may know when it is. */
  readonly dated: boolean;
  readonly reader: Language;
  /** With the drawn cover: not where a photo comes with the app. */
  readonly cover?: boolean;
}

/** A chat shows one preview to all of its members: that is in the language of the trip. */
export function previewOf(
  trip: Trip,
  { dated, reader, cover = false }: PreviewOptions,
  { url, picture }: Addresses,
): Preview {
  const language = pickLanguage([trip.provenance?.language ?? '']);
  const when = whenLine(trip, { language, dated, notes: false });
  const description = shorten(`${when}. ${trip.summary}`, LONGEST_DESCRIPTION);
  return {
    title: tripName(trip),
    description,
    language,
    url,
    picture,
    view: {
      language: reader,
      markup: plainView(trip, { language: reader, dated, notes: false, cover }),
    },
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

/**
 * The built page with the trip in it, to be read before any script has run, and a head that says what the link leads to; without a preview only
 * that it should not be indexed.
 */
export function withPreview({ html, scripts }: BuiltPage, preview: Preview | null): string {
  if (!preview) return html.replace('</head>', () => `${NO_INDEX}\n  </head>`);
  const { title, view } = preview;
  return fillPage(html, { ...view, title, mark: 'data-view', scripts })
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags(preview));
}
