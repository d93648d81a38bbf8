// Bytes of JavaScript (as sent, brotli) that the home page needs before its heading is on the screen, in a new browser.
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/find-browser.mjs';
import { withServer } from './server.mjs';

await withServer(3977, async (origin) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  /** @type {Map<string, {url: string, type: string}>} */
  const responses = new Map();
  const sizes = { script: 0, other: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, response, type }) =>
    responses.set(requestId, { url: response.url, type }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = (responses.get(requestId)?.url ?? '').endsWith('.js');
    sizes[script ? 'script' : 'other'] += encodedDataLength;
  });
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const usable = sizes.script;
  await page.waitForLoadState('networkidle');
  console.log(
    `home page: ${(usable / 1000).toFixed(1)} kB of JavaScript until usable, ${(sizes.script / 1000).toFixed(1)} kB in all, ${(sizes.other / 1000).toFixed(1)} kB of everything else`,
  );
  await browser.close();
});
