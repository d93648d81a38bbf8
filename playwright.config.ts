import { defineConfig } from '@playwright/test';

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
/** What the browser does with a page closed is not in its shell. */
const wholeBrowser = /(app-closed|bad-network)\.spec\.ts/;
/** The journeys everything else rests on. The others and what has the tag take longer. */
const short = /^(?!.*@long).*(edit-offline|first-load|first-paint|main-job|routes|wishes)\.spec\.ts/;
/** `short` is what `npm test` runs, `long` the rest: `npm run test:long`, which the gate runs too, but for `@full`. */
const share = { short: { grep: short }, long: { grepInvert: [short, /@full/] } }[process.env.SHARE ?? ''];

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 90_000,
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
    { name: 'shell', testIgnore: wholeBrowser, use: { launchOptions: launchOptions(process.env.CHROMIUM_PATH) } },
    { name: 'whole', testMatch: wholeBrowser, use: { launchOptions: launchOptions(process.env.WHOLE_CHROMIUM_PATH) } },
  ],
});
