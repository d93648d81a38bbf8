import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH;
/** Tests with this tag, and whole files whose journeys take long. */
const long = /@long|(bad-network|canaries|device-storage|map|map-grounds|plan-underway|shop)\.spec\.ts/;
/** `short` is what `npm test` runs, `long` the rest: `npm run test:long`, which the gate runs too. */
const share = { short: { grepInvert: long }, long: { grep: long } }[process.env.SHARE ?? ''];

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
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
