import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { notNow } from './tests/support/turn.ts';

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

/** In so many commits every file that takes turns has had one: nine tenths of the time is that of half of the files. */
const TURNS = 16;
const turnsLater = notNow((file) => !file.startsWith('e2e/'), TURNS).map((file) => `tests/${file}`);

/** Server tests without queries of their own say the same on SQLite and on PostgreSQL, and are run on SQLite. */
const sameOnBoth = ['tests/server/{basemap,injections,inspiration,protocol,random-requests}.test.ts'];
const elsewhere = process.env['TEST_DATABASE'] === 'postgres' ? sameOnBoth : [];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A third on two cores would load every module once more, and be no faster.
    maxWorkers: 2,
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
          exclude: [...longer, ...turnsLater],
        },
      },
      { extends: true, test: { name: 'rules-replacing', include: longer, exclude: turnsLater } },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          exclude: [...turnsLater, ...elsewhere],
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
          exclude: [...replacing, ...turnsLater],
          setupFiles: ['tests/support/page-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page-replacing',
          environment: 'jsdom',
          include: replacing,
          exclude: turnsLater,
          setupFiles: ['tests/support/page-setup.ts'],
        },
      },
    ],
  },
});
