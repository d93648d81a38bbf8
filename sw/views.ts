import { fillPage, startScripts } from '#contract/page-html.ts';
import {
  type DrawnView,
  isAppStart,
  type KeptReader,
  type KeptStart,
  type KeptView,
  READER_CACHE,
  READER_KEY,
  START_KEY,
  startOn,
  VIEWS_CACHE,
  type Viewer,
  viewKeyOf,
} from '#contract/worker.ts';
import { pickLanguage } from '#domain/language.ts';
import { localDate } from '#domain/trip/dates.ts';
import { SHARED_TRIP } from '#domain/trip/share-path.ts';

/** Headers that speak of the bytes of the page as it was built. */
const OF_THE_BYTES = ['content-encoding', 'content-length', 'etag', 'last-modified'];

/** What is found in the database of the reader where nothing was kept; null where it is not on this device. */
export interface FromDatabase {
  readonly drawTrip: (reader: KeptReader, tripId: string) => Promise<DrawnView | null>;
  readonly drawSharedTrip: (reader: Viewer, token: string) => Promise<DrawnView | null>;
  readonly findStart: (reader: KeptReader) => Promise<KeptStart | null>;
}

/** The page with nothing in it is worth more than a database that does not answer. */
const LONGEST_LOOK_MS = 400;

async function kept<T>(key: string, cacheName = VIEWS_CACHE): Promise<T | null> {
  const found = await caches.match(key, { cacheName });
  return found ? ((await found.json()) as T) : null;
}

async function keptAt(pathname: string): Promise<KeptView | null> {
  const view = await kept<KeptView>(viewKeyOf(pathname));
  return view && localDate(new Date()) <= view.until ? view : null;
}

const keptReader = () => kept<KeptReader>(READER_KEY, READER_CACHE);

const inTime = <T>(look: Promise<T | null>): Promise<T | null> =>
  Promise.race([look, new Promise<null>((resolve) => setTimeout(resolve, LONGEST_LOOK_MS, null))]);

async function forReader<T>(look: (reader: KeptReader) => Promise<T | null>): Promise<T | null> {
  const reader = await keptReader();
  return reader && inTime(look(reader));
}

const SHARED = new RegExp(`^/trips/${SHARED_TRIP}([\\w-]+)$`);

async function drawnAt(pathname: string, { drawTrip, drawSharedTrip }: FromDatabase): Promise<DrawnView | null> {
  const [, tripId] = /^\/trips\/([\da-f-]{36})$/.exec(pathname) ?? [];
  if (tripId !== undefined) return forReader((reader) => drawTrip(reader, tripId));
  const [, token] = SHARED.exec(pathname) ?? [];
  if (token === undefined) return null;
  const reader = (await keptReader()) ?? { userId: null, language: pickLanguage(navigator.languages) };
  return inTime(drawSharedTrip(reader, token));
}

interface Drawing {
  /** Paths of the files that the page is made of. */
  readonly built: readonly string[];
  readonly database: FromDatabase;
}

/**
 * The page with what its address showed last in it, so that a traveller reads before any script has run. A saved trip that was changed
 * since, or never looked at, comes as text, as does one that was looked at by a link. The page as it is where there is nothing; whatever
 * goes wrong with a view, the page comes.
 */
export async function withView(page: Response, pathname: string, { built, database }: Drawing): Promise<Response> {
  try {
    const view = (await keptAt(pathname)) ?? (await drawnAt(pathname, database));
    if (!view) return page;
    const html = fillPage(await page.clone().text(), { ...view, mark: 'data-view', scripts: startScripts(built) });
    const headers = new Headers(page.headers);
    for (const name of OF_THE_BYTES) headers.delete(name);
    return new Response(html, { status: page.status, headers });
  } catch {
    return page;
  }
}

/** The way to the trip of today when the installed app is opened; null for a visitor. */
export async function openWhere(url: URL, { findStart }: FromDatabase): Promise<Response | null> {
  if (!isAppStart(url)) return null;
  try {
    const start = (await kept<KeptStart>(START_KEY)) ?? (await forReader(findStart));
    return start && Response.redirect(new URL(startOn(localDate(new Date()), start), url.origin));
  } catch {
    return null;
  }
}
