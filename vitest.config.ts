import { defineConfig } from 'vitest/config';

/**
 * `house` needs nothing but the files; `server` a database; `page` a document.
 * Files of `rules` and `server` share their modules (isolate: false), which halves their time; those of `page` replace modules.
 */
const house = ['tests/architecture.test.ts', 'tests/locales.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The default leaves a core idle, of two.
    maxWorkers: 2,
    // Styles that are read as text; the others say nothing to a document without a layout.
    css: { include: /\?raw$/ },
    projects: [
      { extends: true, test: { name: 'house', include: house } },
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: [
            'tests/{domain,planner,contract,places,simulations}/**/*.test.ts',
            'tests/{src,tools}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/announce.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['tests/src/**/*.test.tsx'],
          setupFiles: ['tests/support/page-setup.ts'],
        },
      },
    ],
  },
});
