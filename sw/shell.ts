import { type PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { AppKept, ShellReport } from '#contract/worker.ts';

/** A file of the page as it was built. */
export interface BuiltFile extends PrecacheEntry {
  /** The worker is not installed without it (`tools/shell-files.mjs`). */
  readonly needed?: true;
}

/** As many connections as browsers open to one server. */
const AT_A_TIME = 6;

/** Where the build puts many small files into one: browsers fetch only three at a time for a worker that is being installed. */
const PACK = '/shell.json';
/** Fewer than these are fetched one by one. */
const WORTH_A_PACK = 40;

const isHtml = (type: string | null) => type?.includes('text/html') ?? false;

/** The scripts and styles that a page names. */
const namedIn = (page: string) => [...page.matchAll(/["']\/(assets\/[^"']+)["']/g)].map(([, file]) => file ?? '');

/** The files the page is made of: kept on the device, answered from there. */
export class Shell {
  constructor(
    private readonly controller: PrecacheController,
    private readonly built: readonly BuiltFile[],
  ) {
    controller.addToCacheList([...built]);
  }

  serve(): void {
    registerRoute(new PrecacheRoute(this.controller));
  }

  /**
   * Keeps what the page needs to open without a network, and for an update everything: where a whole version is on the device, the next one
   * does not take its place with less. Throws Error when something could not be had; what came stays for the next try.
   */
  async install(isUpdate: boolean): Promise<void> {
    const wanted = this.built.filter(({ needed }) => isUpdate || needed).map(({ url }) => this.addressOf(url));
    const missing = await this.unkept(wanted);
    // What the pack does not bring comes file by file.
    if (missing.length >= WORTH_A_PACK) await this.unpack(missing).catch(() => undefined);
    await this.fetchAll(await this.unkept(wanted), 'default');
    const [left] = await this.unkept(wanted);
    if (left !== undefined) throw new Error(`${left} could not be had`);
  }

  /** Fetches what is not here yet, as far as it can be had: after a first visit, or when the browser cleared it. */
  async keepRest(): Promise<AppKept> {
    const urls = this.controller.getCachedURLs();
    await this.fetchAll(await this.unkept(urls), 'default');
    return { files: urls.length, missing: (await this.unkept(urls)).length };
  }

  /** Reads every file as it is kept here; nothing is asked of the network. */
  async report(): Promise<ShellReport> {
    const urls = this.controller.getCachedURLs();
    const sizes = await Promise.all(urls.map((url) => this.sizeOf(url)));
    return {
      files: urls.length,
      bytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
      missing: urls.filter((_, i) => sizes[i] === null).map((url) => new URL(url).pathname),
    };
  }

  /** Fetches what is missing or cannot be read; what cannot be had stays missing. */
  async fetchMissing(): Promise<void> {
    const { missing } = await this.report();
    await this.fetchAll(missing.map(this.addressOf), 'reload');
  }

  private readonly addressOf = (url: string): string => new URL(url, location.href).href;

  /** Those of some files that are not here, by their names alone. */
  private async unkept(urls: readonly string[]): Promise<string[]> {
    const cache = await caches.open(this.controller.strategy.cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    return urls.filter((url) => !kept.has(this.controller.getCacheKeyForURL(url) ?? url));
  }

  /** The names of its files say what is in them: of the pack of another version only those are taken that are in both. */
  private async unpack(wanted: readonly string[]): Promise<void> {
    const packed = (await (await fetch(PACK, { cache: 'no-cache' })).json()) as Readonly<Record<string, string>>;
    const cache = await caches.open(this.controller.strategy.cacheName);
    const headers = { 'content-type': 'text/javascript; charset=utf-8' };
    const keep = async ([file, text]: [string, string]) => {
      const url = this.addressOf(`/${file}`);
      if (wanted.includes(url)) await cache.put(url, new Response(text, { headers }));
    };
    await Promise.all(Object.entries(packed).map(keep));
  }

  /** A few at a time. A network that is gone ends it; a file that is not ours leaves the others alone. */
  private async fetchAll(urls: readonly string[], mode: RequestCache): Promise<void> {
    const cache = await caches.open(this.controller.strategy.cacheName);
    const waiting = [...urls];
    const one = async () => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
        await this.fetchInto(cache, url, mode).catch(() => waiting.splice(0));
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, one));
  }

  /** Throws TypeError when there is no network, or it broke off. */
  private async fetchInto(cache: Cache, url: string, mode: RequestCache): Promise<void> {
    const key = this.controller.getCacheKeyForURL(url) ?? url;
    // The address of a file with a revision says nothing of its content.
    const response = await fetch(url, { cache: key === url ? mode : 'reload', credentials: 'same-origin' });
    if (await this.isOurs(url, response)) await cache.put(key, response);
  }

  /** Whether it is the file: behind a captive portal everything is answered with a page, and during a deployment with another version's. */
  private async isOurs(url: string, response: Response): Promise<boolean> {
    if (!response.ok || response.redirected) return false;
    const html = isHtml(response.headers.get('content-type'));
    if (!url.endsWith('.html')) return !html;
    const named = namedIn(await response.clone().text());
    return html && named.length > 0 && named.every((file) => this.built.some((own) => own.url === file));
  }

  private async sizeOf(url: string): Promise<number | null> {
    const response = await this.controller.matchPrecache(url).catch(() => undefined);
    return response?.ok ? (await response.arrayBuffer()).byteLength : null;
  }
}
