import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = (folder: string) =>
  ownFiles(folder, /\.(tsx?|mjs)$/).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Where a date may stand as it is, and why the run of time cannot make it another: the clock is not the machine's. */
const clockOf: Readonly<Record<string, string>> = {
  'tests/contract': 'what it tests has no clock',
  'tests/domain': 'what it tests has no clock',
  'tests/imports': 'what it tests has no clock',
  'tests/open-data': 'what it tests has no clock',
  'tests/rendering': 'what it tests has no clock',
  'tests/places': 'what it tests has no clock',
  'tests/planner': 'what it tests has no clock',
  'tests/reading': 'what it tests has no clock',
  'tests/judge': 'what it tests has no clock',
  'tests/server': 'TestClock of tests/support/server.ts, or a moment handed over',
  'tests/simulations': 'TestClock, or VirtualTime of the sessions',
  'tests/src': 'setClock in tests/support/page-setup.ts, or a date handed over',
  'tests/support': 'what those share',
  'tests/tools/soon.test.ts': 'a date handed over',
};

const year = /(?<![\d.\w#])20(?:2[6-9]|[3-9]\d)(?=\D|$)/;
/** A built server, a browser or a database behind the machine's own clock. */
const byTheRealClock = /built-server\.ts'|\/server\.mjs'|@playwright\/test'|now: \(\) => new Date\(\)/;
/** Trips with fixed dates; `soon-trips.ts` has the same yet to come. */
const fixedTrips = /import \{[^}]*\ba(?:Wire)?Trip(?:Request)?\b[^}]*\} from '[./]+support\/trips\.ts'/;
const clock = /new Date\(\)|Date\.now\(\)/;

function faultsOf({ file, text }: { file: string; text: string }): string[] {
  const excepted = Object.keys(clockOf).some((place) => file === place || file.startsWith(`${place}/`));
  const real = byTheRealClock.test(text);
  return [
    ...(year.test(text) && (real || !excepted) ? [`${file} holds a year that passes: soon() of tests/support`] : []),
    ...(real && fixedTrips.test(text) ? [`${file} plans for fixed dates by the real clock: soon-trips.ts`] : []),
  ];
}

describe('dates that would pass', () => {
  it('stand in no test, bench or tool that goes by the real clock', () => {
    const files = ['tests', 'bench', 'tools'].flatMap(sources).filter(({ file }) => file !== 'tests/dates.test.ts');
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap(faultsOf)).toEqual([]);
  });

  it('may stand where the code has no clock: domain, imports, open-data, reading, judge, rendering, planner and contract never ask for the time', () => {
    const asking = ['domain', 'imports', 'open-data', 'reading', 'judge', 'rendering', 'planner', 'contract']
      .flatMap(sources)
      .filter(({ text }) => clock.test(text));
    expect(asking.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['tests/e2e/x.spec.ts', "await page.getByLabel('Start date').fill('2027-03-15');"],
    ['bench/x.mjs', "const dates = { start: '2027-03-15' };"],
    ['tools/x.mjs', 'const start = "15 March 2031";'],
    ['tests/simulations/x.ts', "import { BuiltServer } from '../support/built-server.ts'; const day = '2027-03-15';"],
    ['tests/e2e/x.spec.ts', "import { test } from '@playwright/test';\nimport { aTrip } from '../support/trips.ts';"],
  ])('are refused in %s: %s', (file, text) => {
    expect(faultsOf({ file, text })).toHaveLength(1);
  });
});
