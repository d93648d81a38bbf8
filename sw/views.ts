import { fillPage, startScripts } from '#contract/page-html.ts';
import {
  isAppStart,
  type KeptStart,
  type KeptView,
  START_KEY,
  startOn,
  VIEWS_CACHE,
  viewKeyOf,
} from '#contract/worker.ts';
import { localDate } from '#domain/trip/dates.ts';

/** Headers that speak of the bytes of the page as it was built. */
const OF_THE_BYTES = ['content-encoding', 'content-length', 'etag', 'last-modified'];

async function kept<T>(key: string): Promise<T | null> {
  const found = await caches.match(key, { cacheName: VIEWS_CACHE });
  return found ? ((await found.json()) as T) : null;
}

async function viewAt(pathname: string): Promise<KeptView | null> {
  const view = await kept<KeptView>(viewKeyOf(pathname));
  return view && localDate(new Date()) <= view.until ? view : null;
}

/**
 * The page with what its address showed last in it, so that a traveller reads before any script has run; the page as it is where
 * there is nothing, or nothing that still holds. Whatever goes wrong with a view, the page comes.
 */
export async function withView(page: Response, pathname: string, built: readonly string[]): Promise<Response> {
  try {
    const view = await viewAt(pathname);
    if (!view) return page;
    const html = fillPage(await page.clone().text(), { ...view, mark: 'data-view', scripts: startScripts(built) });
    const headers = new Headers(page.headers);
    for (const name of OF_THE_BYTES) headers.delete(name);
    return new Response(html, { status: page.status, headers });
  } catch {
    return page;
  }
}

/** The way to the trip of today when the installed app is opened; null when the page has not said where its user is. */
export async function openWhere(url: URL): Promise<Response | null> {
  if (!isAppStart(url)) return null;
  try {
    const start = await kept<KeptStart>(START_KEY);
    return start && Response.redirect(new URL(startOn(localDate(new Date()), start), url.origin));
  } catch {
    return null;
  }
}
