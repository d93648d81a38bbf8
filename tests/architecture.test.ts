import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFiles } from './support/own-files.ts';

/** Who may import whom: a zone is the longest prefix of a path; `own` zones may always import themselves. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  reading: ['domain'],
  judge: ['domain'],
  planner: ['domain', 'judge', 'reading', 'rendering'],
  rendering: ['domain'],
  imports: ['domain'],
  'open-data': ['domain', 'rendering'],
  contract: ['domain'],
  sw: ['contract', 'domain', 'rendering', 'src/exchange', 'src/offline'],

  'src/ui': ['domain'],
  'src/navigation': ['domain', 'src/ui'],
  'src/i18n': ['domain', 'locales'],
  'src/integrations': ['domain', 'contract', 'src/ui', 'src/i18n'],
  'src/trip-view': [
    'domain',
    'rendering',
    'imports',
    'contract',
    'src/ui',
    'src/navigation',
    'src/i18n',
    'src/integrations',
  ],
  'src/trip-export': [
    'domain',
    'rendering',
    'src/ui',
    'src/i18n',
    'src/integrations',
    'src/trip-view',
    'src/data',
    'src/styles',
  ],
  'src/trip-documents': ['domain', 'rendering', 'src/ui', 'src/i18n', 'src/trip-view', 'src/data'],
  'src/token-view': ['domain', 'src/ui', 'src/i18n', 'src/data'],
  'src/session': ['domain'],
  'src/offline': ['domain', 'contract'],
  'src/exchange': ['domain', 'contract', 'src/offline'],
  'src/api': ['domain', 'contract', 'src/exchange', 'src/session', 'src/i18n', 'src/pwa'],
  'src/data': ['domain', 'rendering', 'contract', 'src/api', 'src/exchange', 'src/offline', 'src/session', 'src/i18n'],
  'src/pwa': ['domain', 'contract'],
  'src/layout': ['domain', 'src/ui', 'src/navigation', 'src/i18n', 'src/data', 'src/pwa'],
  'src/screens': [
    'domain',
    'rendering',
    'src/ui',
    'src/navigation',
    'src/i18n',
    'src/integrations',
    'src/trip-view',
    'src/token-view',
    'src/trip-export',
    'src/trip-documents',
    'src/data',
  ],
  'src/styles': [],
  src: [
    'domain',
    'contract',
    'src/i18n',
    'src/layout',
    'src/navigation',
    'src/pwa',
    'src/screens',
    'src/session',
    'src/styles',
    'src/ui',
    'src/data',
  ],

  'server/db': ['domain', 'server-base'],
  'server/http': ['domain', 'contract', 'server-base', 'server/db'],
  'server/catalogue': ['domain', 'planner', 'contract', 'server-base', 'server/http'],
  'server/towns': [
    'domain',
    'planner',
    'open-data',
    'contract',
    'server-base',
    'server/http',
    'server/db',
    'server/catalogue',
  ],
  'server/understanding': [
    'domain',
    'reading',
    'planner',
    'contract',
    'server-base',
    'server/http',
    'server/catalogue',
    'server/towns',
    'server/planning',
  ],
  'server/categories': ['domain', 'planner', 'contract', 'server-base', 'server/http'],
  'server/photos': ['domain', 'contract', 'server-base', 'server/http', 'server/catalogue'],
  'server/basemap': ['domain', 'contract', 'server-base', 'server/http'],
  'server/geocoding': ['domain', 'contract', 'server-base', 'server/http', 'server/db'],
  'server/settings': ['domain', 'contract', 'server-base', 'server/http'],
  'server/tokens': ['domain', 'contract', 'server-base', 'server/http', 'server/db'],
  'server/products': ['domain', 'contract', 'server-base', 'server/http', 'server/db'],
  'server/payments': [
    'domain',
    'contract',
    'server-base',
    'server/http',
    'server/db',
    'server/tokens',
    'server/products',
    'server/users',
    'server/mail',
  ],
  'server/mail': ['domain', 'rendering', 'server-base'],
  'server/users': ['domain', 'contract', 'server-base', 'server/http', 'server/db', 'server/tokens', 'server/mail'],
  'server/trips': ['domain', 'contract', 'server-base', 'server/http', 'server/db'],
  'server/shares': [
    'domain',
    'rendering',
    'contract',
    'server-base',
    'server/http',
    'server/db',
    'server/trips',
    'server/photos',
  ],
  'server/calendar-feeds': [
    'domain',
    'rendering',
    'contract',
    'server-base',
    'server/http',
    'server/db',
    'server/trips',
  ],
  'server/documents': ['domain', 'contract', 'server-base', 'server/http', 'server/db', 'server/trips'],
  'server/auth': ['domain', 'contract', 'server-base', 'server/http', 'server/db', 'server/users', 'server/mail'],
  'server/account': [
    'domain',
    'contract',
    'server-base',
    'server/http',
    'server/db',
    'server/auth',
    'server/users',
    'server/trips',
    'server/documents',
    'server/shares',
    'server/calendar-feeds',
    'server/publications',
    'server/planning',
    'server/tokens',
    'server/payments',
  ],
  'server/planning': [
    'domain',
    'planner',
    'contract',
    'server-base',
    'server/http',
    'server/db',
    'server/catalogue',
    'server/towns',
    'server/tokens',
  ],
  'server/publications': [
    'domain',
    'contract',
    'server-base',
    'server/http',
    'server/db',
    'server/trips',
    'server/users',
  ],
  'server/inspiration': [
    'domain',
    'planner',
    'contract',
    'server-base',
    'server/http',
    'server/planning',
    'server/publications',
  ],
  'server-base': ['domain', 'server/catalogue', 'server/towns', 'server/db'],
  server: ['*'],

  tests: ['*'],
  tools: [],
};

/** Small files of `server/` that everybody there may use; the others in that folder are programs that no file imports. */
const serverBase = [
  'server/app-context.ts',
  'server/clock.ts',
  'server/config.ts',
  'server/config-database.ts',
  'server/config-documents.ts',
  'server/config-map.ts',
  'server/config-places.ts',
  'server/config-rates.ts',
  'server/config-reader.ts',
  'server/config-services.ts',
  'server/kept-secret.ts',
  'server/private-files.ts',
  'server/config-proxy.ts',
  'server/root.ts',
];
const zonesWithScreens = /^src\/screens\/([^/]+)\//;
const privateFiles = /^server\/([^/]+)\/(repo|routes)\.ts$/;
const onlyZod = /^(domain|judge|planner|contract)\//;

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function zoneOf(file: string): string {
  if (serverBase.includes(file)) return 'server-base';
  const zones = Object.keys(mayImport).filter((zone) => file.startsWith(`${zone}/`));
  return zones.sort((a, b) => b.length - a.length)[0] ?? file.split('/')[0] ?? file;
}

function importsOf(text: string): string[] {
  const pattern = /(?:\bfrom\s+|\bimport\s*\(\s*|^\s*import\s+)['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** A path in the repository, or null for a library. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return null;
}

function faultOf(from: string, specifier: string): string | null {
  const to = resolve(from, specifier);
  if (to === null) {
    const foreign = onlyZod.test(from) && specifier !== 'zod/mini';
    return foreign ? `${from} uses the library ${specifier}; only zod/mini may be used there` : null;
  }
  const [zone, target] = [zoneOf(from), zoneOf(to)];
  const allowed = mayImport[zone] ?? [];
  if (target === 'tests' && zone !== 'tests') return `${from} imports a test`;
  const isWorker = from.startsWith('src/') && from.endsWith('.worker.ts') && ['planner', 'reading'].includes(target);
  if (zone !== target && !allowed.includes(target) && !allowed.includes('*') && !isWorker) {
    return `${from} (${zone}) may not import ${to} (${target})`;
  }
  const screen = zonesWithScreens.exec(from)?.[1];
  if (screen !== undefined && (zonesWithScreens.exec(to)?.[1] ?? screen) !== screen)
    return `${from} imports another screen`;
  const owner = privateFiles.exec(to)?.[1];
  const insider = from === 'server/app.ts' || from.startsWith(`server/${owner}/`);
  if (owner !== undefined && !insider && zone !== 'tests')
    return `${from} imports ${to}, which is private to server/${owner}`;
  if (!specifier.startsWith('.') && specifier.startsWith('#') && zone === target && zone !== 'tests') {
    return `${from} reaches its own zone through ${specifier}`;
  }
  return null;
}

function faults(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path: from, text }) =>
    importsOf(text).flatMap((specifier) => faultOf(from, specifier) ?? []),
  );
}

const root = path.resolve(import.meta.dirname, '..');
const folders = [
  'domain',
  'reading',
  'judge',
  'planner',
  'rendering',
  'imports',
  'open-data',
  'contract',
  'src',
  'sw',
  'server',
  'tests',
];

function sourceFiles(): SourceFile[] {
  return folders.flatMap((folder) =>
    ownFiles(folder, /\.tsx?$/).map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') })),
  );
}

describe('the house', () => {
  const files = sourceFiles();

  it('lets everybody import only whom the table names', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(faults(files)).toEqual([]);
  });

  it('reads the environment in one place', () => {
    const readers = files.filter((file) => !file.path.startsWith('tests/') && /\bprocess\.env\b/.test(file.text));
    expect(readers.map((file) => file.path)).toEqual(['server/config.ts']);
  });

  it('brings what a device keeps to the screen by one way', () => {
    const readers = files.filter((file) => !file.path.startsWith('tests/') && file.text.includes('dexie-react-hooks'));
    expect(readers.map((file) => file.path)).toEqual(['src/data/stored.ts']);
  });

  it('spells colours in one place', () => {
    const colour = /#[0-9a-fA-F]{6}\b|\brgba?\(/;
    expect(
      files.filter((file) => file.path.startsWith('src/') && colour.test(file.text)).map((file) => file.path),
    ).toEqual([]);
  });

  it('has no barrels and keeps files small', () => {
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file.path)).map((file) => file.path)).toEqual([]);
    const long = files.filter((file) => !file.path.startsWith('tests/') && file.text.split('\n').length > 320);
    expect(long.map((file) => file.path)).toEqual([]);
  });
});

describe('the table', () => {
  const planted: readonly (readonly [from: string, line: string])[] = [
    ['domain/trip/trip.ts', "import { x } from '#planner/rules.ts';"],
    ['domain/trip/trip.ts', "import react from 'react';"],
    ['planner/check/check.ts', "import { db } from '#server/db/database.ts';"],
    ['judge/judge.ts', "import { planTrip } from '#planner/plan-trip.ts';"],
    ['judge/judge.ts', "import { read } from '#reading/read.ts';"],
    ['server/planning/jobs.ts', "import { judgeAnswers } from '#judge/judge.ts';"],
    ['contract/trips.ts', "import { useUser } from '#src/data/session.ts';"],
    ['src/screens/trip/TripScreen.tsx', "import { call } from '../../api/call.ts';"],
    ['src/screens/trip/TripScreen.tsx', "import { databaseOf } from '../../offline/database.ts';"],
    ['src/screens/trip/TripScreen.tsx', "import Home from '../home/HomeScreen.tsx';"],
    ['src/layout/Header.tsx', "const x = import('../offline/outbox.ts');"],
    ['src/trip-view/TripView.tsx', "import { saveTrip } from '../data/trips.ts';"],
    ['src/data/plans.ts', "import { planTrip } from '#planner/plan-trip.ts';"],
    ['src/data/understanding.ts', "import { readWishes } from '#reading/read.ts';"],
    ['src/ui/Button.tsx', "import { paths } from '../layout/Header.tsx';"],
    ['sw/sw.ts', "import { i18next } from '#src/i18n/i18n.ts';"],
    ['server/planning/routes.ts', "import { findTrip } from '../trips/repo.ts';"],
    ['server/http/route.ts', "import { startSession } from '../auth/sessions.ts';"],
    ['server/main.ts', "import { findUser } from './users/repo.ts';"],
    ['server/trips/trips.ts', "import { useUser } from '#src/data/session.ts';"],
    ['server/trips/trips.ts', "import { aTrip } from '../../tests/support/trips.ts';"],
    ['domain/trip/trip.ts', "import { x } from '#domain/trip/dates.ts';"],
  ];

  it.each(planted)('refuses %s with %s', (from, line) => {
    expect(faults([{ path: from, text: line }])).toHaveLength(1);
  });

  const welcome: readonly (readonly [from: string, line: string])[] = [
    ['planner/plan-trip.ts', "import { judgeAnswers } from '#judge/judge.ts';"],
    ['src/data/planner.worker.ts', "import { planTrip } from '#planner/plan-trip.ts';"],
    ['src/data/reader.worker.ts', "import { readWishes } from '#reading/read.ts';"],
    ['server/app.ts', "import { tripRoutes } from './trips/routes.ts';"],
    ['domain/trip/trip.ts', "import * as z from 'zod/mini';"],
    ['src/routes.tsx', "const s = lazy(() => import('./screens/trip/TripScreen.tsx'));"],
  ];

  it.each(welcome)('allows %s with %s', (from, line) => {
    expect(faults([{ path: from, text: line }])).toEqual([]);
  });

  it('runs every test there is', () => {
    const config = readFileSync('vitest.config.ts', 'utf8');
    const folders = [...config.matchAll(/tests\/(?:\{([\w,-]+)\}|(\w+))\//g)].flatMap(([, many, one]) =>
      many ? many.split(',') : [one],
    );
    const own = new Set([...folders, 'device']);
    const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.test\.tsx?$/.test(file),
    );
    const lost = tests.filter((file) => file.includes('/') && !own.has(file.split('/', 1)[0]));
    expect(lost).toEqual([]);
  });
});
