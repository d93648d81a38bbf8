import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translate, untranslated } from './planted-texts.ts';
import { patched, type Recipe, recipesIn, type Step } from './recipe.ts';

const root = path.resolve(import.meta.dirname, '../..');
const recipes = recipesIn(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'));

/** Each of these has to be there; more may. */
const promised = [
  'An endpoint',
  'A screen',
  'A field',
  'A category',
  'A check',
  'A destination',
  'The holidays of a country',
  'A migration',
  'A language',
];

let copy = '';
const inCopy = (file: string) => path.join(copy, file);

function copyProject(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed.toString().split('\0').filter(Boolean);
  for (const file of files) cpSync(path.join(root, file), inCopy(file), { preserveTimestamps: true });
  // What the compiler knows of the files that stay as they are.
  const known = path.join(root, 'dist/types');
  if (existsSync(known)) cpSync(known, inCopy('dist/types'), { recursive: true, preserveTimestamps: true });
  symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'));
}

/** The commands of a step, one after the other; what the first one said that failed, else nothing. */
function faultOf(commands: string): string {
  // Vitest tells the programs below it that they are its workers. A recipe is carried out at a desk: in CI the tests ask for PostgreSQL, and
  // leave files to other turns.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^(NODE_ENV|CI|TURN)$/.test(name)),
  );
  const run = spawnSync('sh', ['-ec', commands], { cwd: copy, env, encoding: 'utf8' });
  return run.status === 0 ? '' : `${run.stdout}\n${run.stderr}`;
}

/** The compiler looks at all recipes at once, at the end: starting it is what takes long. */
const COMPILE = 'npx tsc -b\n';

/** What went wrong with the commands of a step; a file or a change that cannot be made is thrown. */
function carryOut(step: Step): string {
  if (step.kind === 'commands') return faultOf(step.text.replace(COMPILE, ''));
  const to = inCopy(step.file);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, step.kind === 'diff' ? patched(readFileSync(to, 'utf8'), step.text) : step.text);
  return '';
}

describe('a recipe of CONTRIBUTING.md', () => {
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'periplo-recipes-'));
    copyProject();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is there for everything that is added often, and ends with what shows that it worked', () => {
    expect(recipes.map(({ title }) => title)).toEqual(expect.arrayContaining(promised));
    for (const { title, steps } of recipes) expect(steps.at(-1)?.kind, title).toBe('commands');
  });

  it.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
    'works as it is written: %s',
    (_, recipe: Recipe) => {
      for (const step of recipe.steps) expect(carryOut(step)).toBe('');
    },
    60_000,
  );

  it('gives a third language everything it says: screens, plans, answers, mails, exports', () => {
    translate(copy, 'fr');
    const run = spawnSync('node', ['tools/run.mjs', 'tests/recipes/planted-language.ts', 'fr'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(run.status, run.stderr).toBe(0);
    expect(untranslated(JSON.parse(run.stdout))).toEqual([]);
  }, 60_000);

  it('compiles, as do all of them together', () => {
    expect(faultOf(COMPILE)).toBe('');
  }, 120_000);
});

describe('a recipe that is not true any more', () => {
  it('changes lines that are not in the file, or stand there twice', () => {
    expect(patched('a\nb\nc\n', ' b\n+x\n')).toBe('a\nb\nx\nc\n');
    expect(patched('a\nb\nc\n', '-a\n+y\n...\n c\n+z\n')).toBe('y\nb\nc\nz\n');
    expect(() => patched('a\nb\nc\n', ' d\n+x\n')).toThrow('stands 0 times');
    expect(() => patched('a\nb\na\n', ' a\n+x\n')).toThrow('stands 2 times');
  });

  it('has a block that says not what it is', () => {
    expect(() => recipesIn('## Recipes\n\n### A thing\n\n```ts\nconst a = 1;\n```\n')).toThrow('without a file');
  });

  it('runs commands that fail', () => {
    copy = root;
    expect(faultOf('echo said; false; true')).toContain('said');
  });
});
