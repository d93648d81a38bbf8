import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inTurn, isTurnOf, notNow, sharesOf, turn, turnOf } from '../support/turn.ts';

const cases = Array.from({ length: 100 }, (_, i) => i);

it('the shares of seven commits are every case once', () => {
  const seen = [774, 775, 776, 777, 778, 779, 780].flatMap((own) => cases.filter((i) => isTurnOf(own, i, 7)));
  expect(seen.sort((a, b) => a - b)).toEqual(cases);
});

it('TURN=all is every case', () => {
  expect(cases.filter((i) => isTurnOf(turnOf('all'), i, 7))).toEqual(cases);
});

it('this run looks at the share that TURN names', () => {
  expect(inTurn(cases, 1)).toEqual(cases);
  expect(inTurn(cases, 7)).toEqual(cases.filter((i) => turn === 'all' || i % 7 === turn % 7));
});

it.each(['', 'every', '1.5', '-1'])('TURN="%s" is refused, and not read as a share', (given) => {
  expect(() => turnOf(given)).toThrow('TURN is a whole number or "all"');
});

it('files are dealt to shares of about one length, each to one', () => {
  const lengths = { a: 90, b: 40, c: 30, d: 20, e: 10, f: 5 };
  expect(sharesOf(lengths, 3)).toEqual([['a'], ['b', 'e', 'f'], ['c', 'd']]);
});

it('every file that takes turns is there, and one run leaves out no more than the others of eight', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const listed = Object.keys(JSON.parse(readFileSync(path.join(root, 'seconds.json'), 'utf8')));
  expect(listed.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const later = notNow(() => true, 8);
  expect(later.length).toBeLessThan(turn === 'all' ? 1 : listed.length);
  expect(listed).toEqual(expect.arrayContaining(later));
});
