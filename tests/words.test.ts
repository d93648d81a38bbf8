import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ownFiles } from './support/own-files.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Where comments say who acts. */
const folders =
  'bench contract docs domain imports judge open-data planner reading rendering server src sw tests tools'.split(' ');
const files = ['README.md', 'CONTRIBUTING.md', ...folders.flatMap((folder) => ownFiles(folder, /\.(tsx?|mjs|sh|md)$/))];

const riddles = /\b(?:nobody|no-one|somebody|someone|anybody|anyone|whoever|whomever)\b/i;
const comment = /^\s*(?:\/\*|\*|\/\/|#)|\s\/\/\s|\{\/\*/;

/** The lines that speak of a person and do not say which: the owner, a viewer, the server, a second device. */
function riddlesIn(file: string, text: string): string[] {
  const lines = text.split('\n').filter((line) => riddles.test(line) && (file.endsWith('.md') || comment.test(line)));
  return lines.map((line) => `${file}: ${line.trim()}`);
}

it('comments and documents say who acts', () => {
  expect(files.length).toBeGreaterThan(600);
  expect(files.flatMap((file) => riddlesIn(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ['src/x.ts', '/** For whoever is signed in. */'],
  ['src/x.ts', `  const a = 1; ${'//'} nobody knows why`],
  ['docs/x.md', 'Somebody typed it.'],
])('a riddle in %s is found: %s', (file, line) => {
  expect(riddlesIn(file, line)).toHaveLength(1);
});
