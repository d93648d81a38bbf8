import { defineConfig } from '@playwright/test';
import { notNow } from './tests/support/turn.ts';

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
/** What the browser does with a page closed is not in its shell. */
const wholeBrowser = /(app-closed|bad-network)\.spec\.ts/;
/** The journeys everything else rests on. The others and what has the tag take longer. */
const short = /^(?!.*@long).*(first-load|main-job)\.spec\.ts/;
/** In so many commits every file has had its turn. */
const TURNS = 8;
/** `short` is what `npm test` runs, `long` the rest, but for `@full`, of which one share where TURN says which: `npm run test:long`. */
const share = {
  short: { grep: short },
  long: {
    grepInvert: [short, /@full/],
    testIgnore: notNow((file) => file.startsWith('e2e/'), TURNS).map((file) => `**/${file}`),
  },
}[process.env.SHARE ?? ''];

export default defineConfig({
  testDir: 'tests/e2e',
  // On a busy machine the longest journeys take three times as long as alone.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  ...share,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'shell',
      testIgnore: [wholeBrowser, ...(share?.testIgnore ?? [])],
      use: { launchOptions: launchOptions(process.env.CHROMIUM_PATH) },
    },
    { name: 'whole', testMatch: wholeBrowser, use: { launchOptions: launchOptions(process.env.WHOLE_CHROMIUM_PATH) } },
  ],
});
