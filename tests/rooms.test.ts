import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** What stands in one place of the server and nowhere else. */
interface Rule {
  readonly name: string;
  /** What a line of any other file may not hold. */
  readonly pattern: RegExp;
  readonly home: RegExp;
  /** A file outside the place, and the line that the rule must find in it. */
  readonly planted: readonly [file: string, line: string];
}

const rules: readonly Rule[] = [
  {
    name: 'the type of the database is declared once',
    pattern: /\btype Db\s*=|\bKysely<Tables>/,
    home: /^server\/db\/(database\.ts|migrations\/)/,
    planted: ['server/trips/repo.ts', 'type Db = Kysely<Tables>;'],
  },
];

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const root = path.resolve(import.meta.dirname, '..');

const serverFiles: readonly SourceFile[] = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `server/${file.split(path.sep).join('/')}`)
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const faults = ({ pattern, home }: Rule, files: readonly SourceFile[]) =>
  files.filter((file) => !home.test(file.path) && pattern.test(file.text)).map((file) => file.path);

describe.each(rules)('in the server $name', (rule) => {
  it('in every file', () => {
    expect(serverFiles.length).toBeGreaterThan(100);
    expect(faults(rule, serverFiles)).toEqual([]);
  });

  it('and a file that breaks this is found', () => {
    const [file, text] = rule.planted;
    expect(faults(rule, [{ path: file, text }])).toEqual([file]);
  });
});
