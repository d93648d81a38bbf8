import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** `house` needs nothing but the files; `server` a database; `page` a document. Files share their modules, which halves the time. */
const house = ['tests/*.test.ts'];
const pages = readdirSync('tests/src').filter((name) => name.endsWith('.test.tsx'));
/** Raises the longest trip by putting another module in the place of ours. */
const longer = ['tests/planner/longer-trips.test.ts'];
/**
 * These put other modules in the place of ours, or load ours anew, so that no other file may share theirs; or they open menus, whose library remembers from
 * file to file what is open above what.
 */
const replacing = pages
  .map((name) => `tests/src/${name}`)
  .filter((file) => /vi\.(mock|resetModules)\(|'menuitem'/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Three on two cores: server tests wait for programs and clocks a good part of their time.
    maxWorkers: 3,
    // Styles that are read as text; the others say nothing to a document without a layout.
    css: { include: /\?raw$/ },
    projects: [
      { extends: true, test: { name: 'house', include: house } },
      { extends: true, test: { name: 'recipes', include: ['tests/recipes/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: [
            'tests/{domain,imports,open-data,rendering,planner,reading,judge,contract,places,simulations}/**/*.test.ts',
            'tests/{src,tools}/**/*.test.ts',
          ],
          exclude: longer,
        },
      },
      { extends: true, test: { name: 'rules-replacing', include: longer } },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/announce.ts',
          setupFiles: ['tests/support/patience.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          isolate: false,
          environment: 'jsdom',
          include: ['tests/src/**/*.test.tsx'],
          exclude: replacing,
          setupFiles: ['tests/support/page-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page-replacing',
          environment: 'jsdom',
          include: replacing,
          setupFiles: ['tests/support/page-setup.ts'],
        },
      },
    ],
  },
});
