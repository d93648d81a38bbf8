import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrecacheController } from 'workbox-precaching';
import { type BuiltFile, Shell } from '../../sw/shell.ts';
import { fakeCaches } from '../support/fake-caches.ts';

// Workbox looks for it as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

const ORIGIN = 'http://localhost';
const index = '<script type="module" src="/assets/index-1.js"></script><div id="app"></div>';
const needed: BuiltFile[] = ['assets/index-1.js', 'assets/trip-1.js', 'assets/main-1.css'].map((url) => ({
  url,
  revision: null,
  needed: true,
}));
const page: BuiltFile = { url: 'index.html', revision: 'a', needed: true };
const later: BuiltFile[] = ['assets/shop-1.js', 'categories/food.svg'].map((url) => ({ url, revision: null }));
const built = [...needed, page, ...later];

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};
const portal = () => new Response('<html><h1>Buy wifi</h1></html>', { headers: { 'content-type': 'text/html' } });

/** What the server answers by path in place of the file. */
const answers = new Map<string, () => Promise<Response> | Response>();
const asked: string[] = [];
let most = 0;
let underway = 0;

async function serve(address: string): Promise<Response> {
  const path = new URL(address, ORIGIN).pathname;
  asked.push(path);
  underway += 1;
  most = Math.max(most, underway);
  await new Promise((resolve) => setTimeout(resolve, 1));
  underway -= 1;
  const other = answers.get(path);
  if (other) return other();
  const type = types[path.split('.').pop() ?? ''] ?? 'image/svg+xml';
  return new Response(path === '/index.html' ? index : path, { headers: { 'content-type': type } });
}

const noNetwork = () => Promise.reject(new TypeError('no network'));
const shellOf = (files: readonly BuiltFile[]) => new Shell(new PrecacheController(), files);
const missing = async (files = built) => (await shellOf(files).report()).missing;
const paths = (files: readonly BuiltFile[]) => files.map(({ url }) => `/${url}`);

beforeEach(() => {
  asked.length = 0;
  most = 0;
  answers.clear();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`));
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', serve);
});
afterEach(() => vi.unstubAllGlobals());

describe('a worker that is installed for the first time', () => {
  it('keeps what the page opens with, several at a time, and leaves the rest for later', async () => {
    await shellOf(built).install(false);
    expect(asked.toSorted()).toEqual(paths([...needed, page]).toSorted());
    expect(most).toBeGreaterThan(1);
    expect(await missing()).toEqual(paths(later));
  });

  it('is not installed with a file missing, and goes on from there', async () => {
    answers.set('/assets/trip-1.js', () => new Response('gone', { status: 404 }));
    await expect(shellOf(built).install(false)).rejects.toThrow('trip-1.js could not be had');
    asked.length = 0;
    answers.clear();
    await shellOf(built).install(false);
    expect(asked).toEqual(['/assets/trip-1.js']);
  });

  it('asks no further where the network is gone', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      url: `assets/part-${i}.js`,
      revision: null,
      needed: true as const,
    }));
    for (const path of paths(many)) answers.set(path, noNetwork);
    await expect(shellOf(many).install(false)).rejects.toThrow('could not be had');
    expect(asked.length).toBeLessThan(10);
  });

  it.each(['/assets/index-1.js', '/index.html', '/assets/main-1.css'])(
    'does not take the page of a captive portal for %s',
    async (path) => {
      answers.set(path, portal);
      await expect(shellOf(built).install(false)).rejects.toThrow('could not be had');
      expect(await missing()).toEqual(
        [...paths(later), path].toSorted((a, b) => paths(built).indexOf(a) - paths(built).indexOf(b)),
      );
    },
  );

  it('does not take what it was led elsewhere for', async () => {
    const elsewhere = () => Object.defineProperty(new Response('x'), 'redirected', { value: true });
    answers.set('/assets/trip-1.js', elsewhere);
    await expect(shellOf(built).install(false)).rejects.toThrow('trip-1.js could not be had');
  });

  it('does not take the page of another version', async () => {
    const other = () => new Response(index.replace('index-1', 'index-2'), { headers: { 'content-type': 'text/html' } });
    answers.set('/index.html', other);
    await expect(shellOf(built).install(false)).rejects.toThrow('index.html could not be had');
  });
});

describe('the pack of small files', () => {
  const many = Array.from({ length: 50 }, (_, i) => ({
    url: `assets/part-${i}.js`,
    revision: null,
    needed: true as const,
  }));
  const pack = (files: readonly BuiltFile[]) =>
    Response.json(Object.fromEntries(files.map(({ url }) => [url, `content of ${url}`])));

  it('brings them in one request', async () => {
    answers.set('/shell.json', () => pack(many));
    await shellOf([...many, page, ...needed]).install(false);
    expect(asked.toSorted()).toEqual(['/shell.json', ...paths([...needed, page])].toSorted());
    const kept = await caches.match(`${ORIGIN}/assets/part-7.js`, {
      cacheName: new PrecacheController().strategy.cacheName,
    });
    expect(await kept?.text()).toBe('content of assets/part-7.js');
    expect(kept?.headers.get('content-type')).toContain('text/javascript');
  });

  it.each([
    ['of another version', () => pack([{ url: 'assets/part-0-2.js', revision: null }])],
    ['of a captive portal', portal],
    ['that is gone', () => new Response('{}', { status: 404 })],
  ])('is left where it is one %s', async (_, answer) => {
    answers.set('/shell.json', answer);
    await shellOf(many).install(false);
    expect(await missing(many)).toEqual([]);
    expect(asked).toHaveLength(51);
    const { cacheName } = new PrecacheController().strategy;
    expect(await caches.match(`${ORIGIN}/assets/part-0-2.js`, { cacheName })).toBeUndefined();
  });
});

describe('an update', () => {
  it('is installed once all of it is here, and fetches only what changed', async () => {
    await shellOf(built).install(true);
    expect(await missing()).toEqual([]);
    asked.length = 0;
    const changed = { url: 'assets/shop-2.js', revision: null };
    await shellOf([...needed, page, changed]).install(true);
    expect(asked).toEqual(['/assets/shop-2.js']);
    // The version before goes on answering until the new one takes its place.
    expect(await missing()).toEqual([]);
  });
});

describe('the rest', () => {
  it('comes when a page asks for it', async () => {
    await shellOf(built).install(false);
    expect(await shellOf(built).keepRest()).toEqual({ files: 6, missing: 0 });
    expect(await missing()).toEqual([]);
  });

  it('is said to be missing as long as it is', async () => {
    await shellOf(built).install(false);
    answers.set('/assets/shop-1.js', portal);
    expect(await shellOf(built).keepRest()).toEqual({ files: 6, missing: 1 });
    expect(await missing()).toEqual(['/assets/shop-1.js']);
  });

  it('is everything where the browser cleared it all', async () => {
    await shellOf(built).install(false);
    vi.stubGlobal('caches', fakeCaches());
    expect(await shellOf(built).keepRest()).toEqual({ files: 6, missing: 0 });
    asked.length = 0;
    await shellOf(built).keepRest();
    expect(asked).toEqual([]);
  });
});
