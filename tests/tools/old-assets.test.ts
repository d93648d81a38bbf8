import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from '../../tools/old-assets.mjs';

const DAY_S = 86_400;
let root = '';
const assetsOf = (build: string) => path.join(root, build, 'page/assets');

const write = (build: string, name: string, ageDays = 0) => {
  mkdirSync(assetsOf(build), { recursive: true });
  const file = path.join(assetsOf(build), name);
  writeFileSync(file, build);
  const built = Date.now() / 1000 - ageDays * DAY_S;
  utimesSync(file, built, built);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'periplo-assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('keeps what a build before made for 30 days, however often it is built, and lets the new build win', () => {
  write('first', 'young.js', 28);
  write('first', 'old.js', 31);
  write('first', 'same.js');
  for (const [before, build] of [
    ['first', 'second'],
    ['second', 'third'],
  ] as const) {
    write(build, 'same.js');
    keepAssets(assetsOf(before), assetsOf(build));
  }
  const third = (name: string) => path.join(assetsOf('third'), name);
  expect(readFileSync(third('young.js'), 'utf8')).toBe('first');
  expect(Date.now() - statSync(third('young.js')).mtimeMs).toBeGreaterThan(27.9 * DAY_S * 1000);
  expect(existsSync(third('old.js'))).toBe(false);
  expect(readFileSync(third('same.js'), 'utf8')).toBe('third');
  rmSync(path.join(root, 'first'), { recursive: true });
  expect(readFileSync(third('young.js'), 'utf8')).toBe('first');
});

it('has nothing to keep at the first build', () => {
  write('first', 'new.js');
  keepAssets(assetsOf('none'), assetsOf('first'));
  expect(existsSync(path.join(assetsOf('first'), 'new.js'))).toBe(true);
});
