import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bringBack, setAside } from '../../tools/old-assets.mjs';

const DAY_S = 86_400;
let assets = '';

const write = (name: string, content: string, ageDays = 0) => {
  mkdirSync(assets, { recursive: true });
  writeFileSync(path.join(assets, name), content);
  const built = Date.now() / 1000 - ageDays * DAY_S;
  utimesSync(path.join(assets, name), built, built);
};

beforeEach(() => {
  assets = path.join(mkdtempSync(path.join(tmpdir(), 'periplo-assets-')), 'page/assets');
});
afterEach(() => rmSync(path.resolve(assets, '../..'), { recursive: true }));

it('keeps what a build before made for 30 days, however often it is built, and lets the new build win', () => {
  write('young.js', 'young', 28);
  write('old.js', 'old', 31);
  write('same.js', 'before');
  for (const build of ['first', 'second']) {
    setAside(assets);
    expect(existsSync(assets)).toBe(false);
    write('same.js', build);
    bringBack(assets);
  }
  expect(existsSync(path.join(assets, 'young.js'))).toBe(true);
  expect(existsSync(path.join(assets, 'old.js'))).toBe(false);
  expect(readFileSync(path.join(assets, 'same.js'), 'utf8')).toBe('second');
});

it('has nothing to keep at the first build', () => {
  setAside(assets);
  write('new.js', 'new');
  bringBack(assets);
  expect(existsSync(path.join(assets, 'new.js'))).toBe(true);
});
