import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
/** What a lost trip, a leak or a page that does not start would come from. */
const core =
  /^(app-closed|bad-network|canaries|device-storage|documents|edit-offline|ended-session|first-\w+|later-server|main-job|routes|share|skew|trip-life|two-devices|wishes)\./;
/** The gate runs the core and, as its turn says, a third of the other files; without a turn all are run. */
const turn = process.env.TURN === undefined ? null : Number(process.env.TURN) % 3;
const others = readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts') && !core.test(name));
const notNow = others.filter((_, i) => turn !== null && i % 3 !== turn).map((name) => `**/${name}`);
/** What the browser does with a page closed is not in its shell. */
const wholeBrowser = /(app-closed|bad-network)\.spec\.ts/;
/** The journeys everything else rests on. The others and what has the tag take longer. */
const short = /^(?!.*@long).*(edit-offline|first-load|first-paint|main-job|routes|wishes)\.spec\.ts/;
/** `short` is what `npm test` runs, `long` the rest: `npm run test:long`, but for `@full`. */
const share = { short: { grep: short }, long: { grepInvert: [short, /@full/] } }[process.env.SHARE ?? ''];

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
      testIgnore: [wholeBrowser, ...notNow],
      use: { launchOptions: launchOptions(process.env.CHROMIUM_PATH) },
    },
    { name: 'whole', testMatch: wholeBrowser, use: { launchOptions: launchOptions(process.env.WHOLE_CHROMIUM_PATH) } },
  ],
});
