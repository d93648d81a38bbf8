import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAppStart, type KeptStart, type KeptView, START_KEY, VIEWS_CACHE, viewKeyOf } from '#contract/worker.ts';
import { openWhere, withView } from '../../sw/views.ts';
import { fakeCaches } from '../support/fake-caches.ts';

const html = `<html lang="es"><title>Periplo</title><script type="module" src="/assets/index-1.js"></script>
<link rel="modulepreload" href="/assets/main-1.js"><div id="app"></div>`;
const files = ['assets/start-1.js', 'assets/loader-1.js'];
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
    expect(await (await withView(page(), '/trips/1', [])).text()).toBe(html);
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
  const opens = async (url: URL) => (await openWhere(url))?.headers.get('location') ?? null;

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
