import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { withServer } from '../bench/server.mjs';
import { inDays } from '../tests/support/soon.mjs';
import { findChromium } from '../tools/find-browser.mjs';

mkdirSync('/tmp/pics18', { recursive: true });
await withServer(3977, async (origin) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const [size, viewport, scheme, locale] of [
    ['320', { width: 320, height: 700 }, 'light', 'es-ES'],
    ['390', { width: 390, height: 844 }, 'dark', 'en-GB'],
    ['1280', { width: 1280, height: 800 }, 'light', 'en-GB'],
  ]) {
    const context = await browser.newContext({ viewport, colorScheme: scheme, locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const draft = {
      destination: 'Rome',
      start: inDays(3),
      end: inDays(5),
      adults: 2,
      children: 0,
      categories: [],
      budget: null,
      preferences:
        'we land at 14:30 by plane, hotel in Trastevere, flight home at 18:00, dinner booked on the second day at 21:00',
    };
    await page.goto(`${origin}/plan-trip`);
    await page.evaluate(`localStorage.setItem('planFormDraft', ${JSON.stringify(JSON.stringify(draft))})`);
    await page.goto(`${origin}/plan-trip`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/pics18/form-${size}.png`, fullPage: true });
    const es = locale.startsWith('es');
    await page.getByRole('button', { name: es ? 'Llegada' : 'Arrival', exact: true }).click();
    await page.waitForTimeout(800);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: es ? 'Añadir' : 'Add', exact: true })
      .click();
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/pics18/arrival-${size}.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: es ? 'Algo reservado' : 'Something booked' }).click();
    await page.waitForTimeout(500);
    await page
      .getByRole('dialog')
      .getByLabel(es ? 'Hora' : 'Time')
      .fill('13:00');
    await page.screenshot({ path: `/tmp/pics18/booked-${size}.png` });
    await page
      .getByRole('dialog')
      .getByLabel(es ? 'Día' : 'Day')
      .selectOption('1');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: es ? 'Añadir' : 'Add', exact: true })
      .click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/pics18/collide-${size}.png`, fullPage: true });
    await page.getByRole('button', { name: es ? 'Planificar mi viaje' : 'Plan my trip' }).click();
    await page.waitForTimeout(6000);
    await page.screenshot({ path: `/tmp/pics18/plan-${size}.png`, fullPage: true });
    await context.close();
  }
  await browser.close();
});
