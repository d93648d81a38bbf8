import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOnce, currentBuild, STAMP } from '../../tools/builds.mjs';

const run = promisify(execFile);
const program = path.resolve(import.meta.dirname, '../support/build-slowly.mjs');
let dist = '';
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'periplo-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const another = async (fingerprint: string, ...more: string[]) =>
  (await run(process.execPath, [program, dist, fingerprint, ...more])).stdout;
const build = (fingerprint: string) => buildOnce({ dist }, fingerprint, { make: async () => {} });
const builds = () => readdirSync(path.join(dist, 'builds'));

/** Both files of a build are of the same process. */
function expectWhole(folder: string): void {
  expect(readFileSync(path.join(folder, 'second'), 'utf8')).toBe(readFileSync(path.join(folder, 'first'), 'utf8'));
}

describe('processes that want a build at the same time', () => {
  it('make one together when they want the same', async () => {
    const said = await Promise.all([1, 2, 3, 4].map(() => another('a')));
    expect(said.filter((line) => line.startsWith('made '))).toHaveLength(1);
    expect(new Set(said.map((line) => line.replace('made ', ''))).size).toBe(1);
    expectWhole(currentBuild(dist)?.folder ?? '');
  });

  it('make one after the other when they want different ones, each of them whole', async () => {
    const said = await Promise.all(['a', 'b'].map((fingerprint) => another(fingerprint)));
    for (const line of said) expectWhole(line.replace('made ', ''));
    expect(['a', 'b']).toContain(currentBuild(dist)?.fingerprint);
  });

  it('are not held up by one that was killed, whose half a build is never the newest', async () => {
    const before = await another('a');
    const [killed, after] = await Promise.allSettled([another('b', 'die'), another('a')]);
    expect(killed.status).toBe('rejected');
    expect(after.status).toBe('fulfilled');
    expect(currentBuild(dist)?.folder).toBe(before.replace('made ', ''));
    await another('b');
    expectWhole(currentBuild(dist)?.folder ?? '');
    expect(builds()).toHaveLength(2);
  });
});

describe('a build', () => {
  it('that fails leaves everything as it was', async () => {
    const folder = await build('a');
    const failing = buildOnce({ dist }, 'b', { make: () => Promise.reject(new Error('a fault in the sources')) });
    await expect(failing).rejects.toThrow('a fault in the sources');
    expect(currentBuild(dist)?.folder).toBe(folder);
    expect(builds()).toEqual([path.basename(folder)]);
  });

  it('stays while a process runs from it; the others go, but for the newest two', async () => {
    const used = await build('a');
    mkdirSync(path.join(used, 'in-use'));
    writeFileSync(path.join(used, 'in-use', String(process.pid)), '');
    const ended = await build('b');
    mkdirSync(path.join(ended, 'in-use'));
    writeFileSync(path.join(ended, 'in-use', String(2 ** 30)), '');
    const [second, newest] = [await build('c'), await build('d')];
    const present = [used, ended, second, newest].map((folder) => existsSync(path.join(folder, STAMP)));
    expect(present).toEqual([true, false, true, true]);
  });

  it('is made again only for other sources, or when that is what was asked for', async () => {
    const first = await build('a');
    expect(await build('a')).toBe(first);
    const again = await buildOnce({ dist }, 'a', { always: true, make: async () => {} });
    expect(again).not.toBe(first);
    expect(currentBuild(dist)?.folder).toBe(again);
  });
});
