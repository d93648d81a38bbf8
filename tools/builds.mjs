import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** Milliseconds since 1970, later than any build there is: two of one millisecond would be told apart by chance. */
function momentAfter(/** @type {string} */ folder) {
  const last = existsSync(folder) ? readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0) : [];
  return Math.max(Date.now(), ...last.map((moment) => moment + 1));
}

/** Of one process that builds, for all others: with one processor the slowest took four minutes. */
const LONGEST_WAIT_MS = 1_800_000;
/** The newest and the one before it, which a start may have chosen a moment ago. */
const ALWAYS_KEPT = 2;

/** Lies in every build: its fingerprint. The server finds its page by it, see `server/root.ts`. */
export const STAMP = 'periplo-build';
const IN_USE = 'in-use';

/**
 * The folder of builds, `dist/`. Every build has a folder of its own that is never written to once it has its name, so that a
 * server that runs from it loses nothing by the next one; the file `current` names the newest.
 * @typedef {{ dist: string, waiting?: () => void }} Builds
 */

const currentFile = (/** @type {string} */ dist) => path.join(dist, 'current');

/** The newest build: its folder and the fingerprint of what it was made of; null before the first. @param {string} dist */
export function currentBuild(dist) {
  if (!existsSync(currentFile(dist))) return null;
  const folder = path.join(dist, 'builds', readFileSync(currentFile(dist), 'utf8'));
  const stamp = path.join(folder, STAMP);
  return existsSync(stamp) ? { folder, fingerprint: readFileSync(stamp, 'utf8') } : null;
}

/** Keeps a build from being removed while this process lives. @param {string} folder */
export function holdBuild(folder) {
  const mark = path.join(folder, IN_USE, String(process.pid));
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, '');
  process.once('exit', () => rmSync(mark, { force: true }));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} folder */
function isInUse(folder) {
  const marks = path.join(folder, IN_USE);
  return existsSync(marks) && readdirSync(marks).some((pid) => isAlive(Number(pid)));
}

/** Builds that no process uses, and what a killed build left. Their names begin with when they were made. @param {string} dist */
function removeOldBuilds(dist) {
  const folder = path.join(dist, 'builds');
  const names = readdirSync(folder).sort();
  const whole = names.filter((name) => existsSync(path.join(folder, name, STAMP)));
  const kept = new Set(whole.filter((name, i) => i >= whole.length - ALWAYS_KEPT || isInUse(path.join(folder, name))));
  for (const name of names.filter((one) => !kept.has(one)))
    rmSync(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Runs `work` while no other process does in the same folder. The lock is one of SQLite's, which the system takes away from a
 * process that dies: a killed build holds up no other.
 * @template T @param {Builds} builds @param {() => Promise<T>} work
 */
async function alone({ dist, waiting = () => {} }, work) {
  mkdirSync(dist, { recursive: true });
  const lock = new DatabaseSync(path.join(dist, 'lock'));
  try {
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch {
      waiting();
      lock.exec(`PRAGMA busy_timeout = ${LONGEST_WAIT_MS}; BEGIN EXCLUSIVE`);
    }
    return await work();
  } finally {
    lock.close();
  }
}

/**
 * Makes a build in a folder of its own and puts it in its place at once when it is whole; when making it fails, everything
 * stays as it was. Several processes at once take turns.
 * @param {Builds} builds
 * @param {string} fingerprint of what is built
 * @param {{ make: (folder: string, before: string | null) => Promise<void>, always?: boolean }} how `before` is the build
 * before it; without `always` nothing is made when the newest build has the fingerprint, which another process may just have made
 * @returns {Promise<string>} the folder of the build
 */
export function buildOnce(builds, fingerprint, { make, always = false }) {
  return alone(builds, async () => {
    const { dist } = builds;
    const before = currentBuild(dist);
    if (before && !always && before.fingerprint === fingerprint) return before.folder;
    const name = `${momentAfter(path.join(dist, 'builds'))}-${randomBytes(3).toString('hex')}`;
    const folder = path.join(dist, 'builds', name);
    try {
      mkdirSync(folder, { recursive: true });
      await make(folder, before?.folder ?? null);
      writeFileSync(path.join(folder, STAMP), fingerprint);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    const next = `${currentFile(dist)}.next`;
    writeFileSync(next, name);
    renameSync(next, currentFile(dist));
    removeOldBuilds(dist);
    return folder;
  });
}
