// npm run tool -- manifest-pictures: the pictures that the manifest of the installed app names, of the built product, anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { withServer } from '../bench/server.mjs';
import { findChromium } from './find-browser.mjs';
import { manifestLanguages } from './manifests.mjs';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'public/screenshots');
const QUALITY = 60;
const shots = [
  { name: 'trip-narrow', address: '/trips/sample', viewport: { width: 390, height: 844 }, scale: 2 },
  { name: 'plan-narrow', address: '/plan-trip', viewport: { width: 390, height: 844 }, scale: 2 },
  { name: 'trip-wide', address: '/trips/sample', viewport: { width: 1280, height: 800 }, scale: 1 },
];

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: install one or set CHROMIUM_PATH');
mkdirSync(folder, { recursive: true });
await withServer(3974, async (origin) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  for (const language of manifestLanguages(root)) {
    for (const { name, address, viewport, scale } of shots) {
      const locale = language === 'en' ? 'en-GB' : language;
      const context = await browser.newContext({
        viewport,
        locale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const first = page.getByRole('heading', { level: 3, name: /^(Day|Día) 1\b/ });
      if ((await first.count()) > 0) await first.evaluate((heading) => heading.scrollIntoView());
      const devtools = await context.newCDPSession(page);
      const clip = { x: 0, y: Number(await page.evaluate('window.scrollY')), ...viewport, scale };
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
      writeFileSync(path.join(folder, `${language}-${name}.webp`), Buffer.from(data, 'base64'));
      await context.close();
    }
  }
  await browser.close();
});
