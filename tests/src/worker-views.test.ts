import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isAppStart,
  type KeptReader,
  type KeptStart,
  type KeptView,
  READER_CACHE,
  READER_KEY,
  START_KEY,
  VIEWS_CACHE,
  viewKeyOf,
} from '#contract/worker.ts';
import { type FromDatabase, openWhere, withView } from '../../sw/views.ts';
import { fakeCaches } from '../support/fake-caches.ts';

const html = `<html lang="es"><title>Periplo</title><script type="module" src="/assets/index-1.js"></script>
<link rel="modulepreload" href="/assets/main-1.js"><div id="app"></div>`;
const built = ['assets/start-C0o9lr5j.js', 'assets/loader-7y9sWmk5.js'];
const nothing: FromDatabase = {
  drawTrip: async () => null,
  drawSharedTrip: async () => null,
  findStart: async () => null,
};
const files = { built, database: nothing };
const headers = {
  'content-type': 'text/html',
  'content-encoding': 'br',
  'content-security-policy': "script-src 'self'",
};
const page = () => new Response(html, { headers });
const view: KeptView = { language: 'en', title: 'Trip', markup: '<main>Rome</main>', until: '2027-03-14' };

async function keep(text: string, key = viewKeyOf('/trips/1')): Promise<void> {
  const cache = await caches.open(VIEWS_CACHE);
  await cache.put(key, new Response(text));
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.useFakeTimers({ now: new Date(2027, 2, 14, 23, 59), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the worker', () => {
  it('answers with what the address showed last, under the policy of the page', async () => {
    await keep(JSON.stringify(view));
    const answer = await withView(page(), '/trips/1', files);
    expect(await answer.text()).toContain('<div id="app" data-view><main>Rome</main></div>');
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it('shows it at no other address', async () => {
    await keep(JSON.stringify(view));
    expect(await (await withView(page(), '/trips/2', files)).text()).toBe(html);
  });

  it('does not show it on a day on which it does not hold', async () => {
    await keep(JSON.stringify(view));
    vi.setSystemTime(new Date(2027, 2, 15, 0, 0));
    expect(await (await withView(page(), '/trips/1', files)).text()).toBe(html);
  });

  it.each(['', '{', 'null', '{}'])('answers with the page where what was kept is %j', async (text) => {
    await keep(text);
    expect(await (await withView(page(), '/trips/1', files)).text()).toBe(html);
  });

  it('answers with the page where the build is not what it was', async () => {
    await keep(JSON.stringify(view));
    expect(await (await withView(page(), '/trips/1', { ...files, built: [] })).text()).toBe(html);
  });
});

describe('a trip of which no screen is kept', () => {
  const id = '0189a7c4-0000-7000-8000-000000000001';
  const reader: KeptReader = { userId: 'ada', language: 'es' };
  const drawTrip: FromDatabase['drawTrip'] = async ({ userId, language }, tripId) => ({
    language,
    title: 'Trip',
    markup: `<main>${tripId} of ${userId}</main>`,
  });
  const tellReader = async () => {
    const cache = await caches.open(READER_CACHE);
    await cache.put(READER_KEY, new Response(JSON.stringify(reader)));
  };
  const opened = async (pathname: string, draw = drawTrip) =>
    (await withView(page(), pathname, { built, database: { ...nothing, drawTrip: draw } })).text();

  it('is drawn for the user who is signed in', async () => {
    await tellReader();
    const text = await opened(`/trips/${id}`);
    expect(text).toContain(`<div id="app" data-view><main>${id} of ada</main></div>`);
    expect(text).toContain('<html lang="es"');
  });

  it('is not drawn for a visitor', async () => {
    expect(await opened(`/trips/${id}`)).toBe(html);
  });

  it('is not drawn over the screen that is kept', async () => {
    await tellReader();
    await keep(JSON.stringify(view), viewKeyOf(`/trips/${id}`));
    expect(await opened(`/trips/${id}`)).toContain('<main>Rome</main>');
  });

  it.each(['/trips/sample', `/trips/${id}/edit`, '/my-trips', '/'])('is at no other address: %s', async (pathname) => {
    await tellReader();
    expect(await opened(pathname)).toBe(html);
  });

  it.each<[string, FromDatabase['drawTrip']]>([
    ['it is not here', async () => null],
    ['it cannot be read', () => Promise.reject(new Error('no database'))],
    ['the database does not answer', () => new Promise(() => {})],
  ])('leaves the page as it is where %s', async (_, draw) => {
    await tellReader();
    expect(await opened(`/trips/${id}`, draw)).toBe(html);
  });
});

describe('a trip that was looked at by a link', () => {
  const drawSharedTrip: FromDatabase['drawSharedTrip'] = async ({ userId, language }, token) => ({
    language,
    title: 'Trip',
    markup: `<main>${token} for ${userId}</main>`,
  });
  const opened = async (pathname: string, draw = drawSharedTrip) =>
    (await withView(page(), pathname, { built, database: { ...nothing, drawSharedTrip: draw } })).text();

  beforeEach(() => {
    vi.stubGlobal('navigator', { languages: ['es-MX', 'en'] });
  });

  it('is drawn for a visitor, in the language of the browser', async () => {
    const text = await opened('/trips/s_a-B_9');
    expect(text).toContain('<div id="app" data-view><main>a-B_9 for null</main></div>');
    expect(text).toContain('<html lang="es"');
  });

  it('is drawn for the user who is signed in', async () => {
    const cache = await caches.open(READER_CACHE);
    await cache.put(READER_KEY, new Response(JSON.stringify({ userId: 'ada', language: 'en' })));
    expect(await opened('/trips/s_abc')).toContain('<main>abc for ada</main>');
  });

  it.each(['/trips/s_', '/trips/s_a/b', '/trips/sample', '/s_abc'])('is at no other address: %s', async (pathname) => {
    expect(await opened(pathname)).toBe(html);
  });

  it('leaves the page as it is where the database does not answer', async () => {
    expect(await opened('/trips/s_abc', () => new Promise(() => {}))).toBe(html);
  });
});

describe('the installed app', () => {
  const start: KeptStart = {
    trips: [
      { start: '2027-03-10', end: '2027-03-20', path: '/trips/long' },
      { start: '2027-03-14', end: '2027-03-15', path: '/trips/short' },
      { start: '2027-03-16', end: '2027-03-17', path: '/trips/later' },
    ],
    otherwise: '/my-trips',
  };
  const app = new URL('http://localhost/?source=app');
  const opens = async (url: URL, database = nothing) =>
    (await openWhere(url, database))?.headers.get('location') ?? null;

  it.each([
    [10, '/trips/long'],
    [14, '/trips/short'],
    [17, '/trips/later'],
    [20, '/trips/long'],
    [21, '/my-trips'],
  ])('opens on %i March on the trip of that day, or the list', async (day, path) => {
    await keep(JSON.stringify(start), START_KEY);
    vi.setSystemTime(new Date(2027, 2, day, 12));
    expect(await opens(app)).toBe(`http://localhost${path}`);
  });

  it('opens where the database of the reader says when nothing was kept', async () => {
    const database: FromDatabase = { ...nothing, findStart: async ({ userId }) => (userId === 'ada' ? start : null) };
    expect(await opens(app, database)).toBeNull();
    const cache = await caches.open(READER_CACHE);
    await cache.put(READER_KEY, new Response(JSON.stringify({ userId: 'ada', language: 'en' })));
    expect(await opens(app, database)).toBe('http://localhost/trips/short');
    const silent: FromDatabase = { ...nothing, findStart: () => new Promise(() => {}) };
    expect(await opens(app, silent)).toBeNull();
  });

  it.each(['', '{', 'null', '{}'])('opens at home where what was kept is %j', async (text) => {
    await keep(text, START_KEY);
    expect(await opens(app)).toBeNull();
  });

  it('is the only one that is led elsewhere', async () => {
    await keep(JSON.stringify(start), START_KEY);
    expect(await opens(new URL('http://localhost/'))).toBeNull();
    expect(await opens(new URL('http://localhost/shop?source=app'))).toBeNull();
  });

  it('is opened as its manifest says', () => {
    const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
    expect(isAppStart(new URL(manifest.start_url, 'http://localhost'))).toBe(true);
  });
});

it('the page of the project can be filled', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<div id="app"></div>');
});
