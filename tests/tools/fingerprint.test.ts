import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inputs } from '../../tools/fingerprint.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What a build is made of reaches another room in one of these ways: `#room/...`, or a path that climbs out of its own. */
const named = /(?:from|import|glob<?[^(]*)\s*\(?\s*'(#[a-z]+|(?:\.\.\/)+[a-z-]+)\//g;

/** The folder at the top that an import of a file names. */
function roomOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return path.relative(root, path.resolve(path.dirname(file), specifier)).split(path.sep)[0] ?? '';
}

it('a build is stale when any room that the product is made of changed', () => {
  const rooms = inputs.filter(
    (input) => !input.includes('.') && !['legal', 'locales', 'public', 'tools'].includes(input),
  );
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
      .map((file) => path.join(root, room, file)),
  );
  const top = readdirSync(root);
  const reached = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].map(([, specifier = '']) => roomOf(file, specifier)),
  );
  expect(new Set(reached).size).toBeGreaterThan(5);
  expect([...new Set(reached)].filter((room) => top.includes(room) && !inputs.includes(room))).toEqual([]);
});
