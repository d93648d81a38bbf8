import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { programs } from '../tools/programs.mjs';
import { ownFiles } from './support/own-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const scripts = Object.keys(manifest.scripts);

/** Where a script may be named: all text of the project but locks and data. */
function textFiles(): string[] {
  const folders = [
    '.ci',
    'bench',
    'contract',
    'docs',
    'domain',
    'judge',
    'planner',
    'reading',
    'rendering',
    'server',
    'src',
    'sw',
    'tests',
    'tools',
  ];
  const inFolders = folders.flatMap((folder) => ownFiles(folder, /(^\.ci\/run|\.(ts|tsx|mjs|md|sh|json))$/));
  return [...inFolders, '.env.example', 'CONTRIBUTING.md', 'README.md', 'vite.config.ts', 'vitest.config.ts'];
}

/** `npm run sim -- NAME` names a program, everything else a script. */
function unknownIn(text: string): string[] {
  return [...text.matchAll(/npm run ([a-z](?:[\w:-]*\w)?)(?: -- ([a-z][\w-]*))?/g)].flatMap(
    ([mention, script = '', name]) => {
      const list = programs[script];
      const known = scripts.includes(script) && (!list || name === undefined || list.some((one) => one.name === name));
      return known ? [] : [mention];
    },
  );
}

describe('the scripts of package.json', () => {
  it('are at most fifteen', () => {
    expect(scripts.length).toBeLessThanOrEqual(15);
  });

  it('exist wherever a text names one', () => {
    const files = textFiles();
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => unknownIn(read(file)).map((mention) => `${file}: ${mention}`))).toEqual([]);
    const mentions = ['nothing', 'sim -- nothing', 'check', 'bench -- map'].map((name) => `npm run ${name}`);
    expect(mentions.map((mention) => unknownIn(mention).length)).toEqual([1, 1, 0, 0]);
  });
});

describe('what package.json cannot explain itself', () => {
  const [, table = ''] = read('CONTRIBUTING.md').split('## Why package.json says what it says');
  const [explained = ''] = table.split('\n## ');

  it('is explained in CONTRIBUTING: every override with its version, every script that may not run', () => {
    const overrides = Object.entries<string>(manifest.overrides);
    const scriptsOf = Object.entries<boolean>(manifest.allowScripts);
    expect(overrides.length + scriptsOf.length).toBeGreaterThan(0);
    for (const [name, version] of overrides) expect(explained).toContain(`| override \`${name}\` ${version} |`);
    for (const [name, may] of scriptsOf) expect(explained).toContain(`| allowScripts \`${name}\`: ${may} |`);
    expect(explained.match(/^\| (override|allowScripts) /gm)).toHaveLength(overrides.length + scriptsOf.length);
  });
});

describe('the programs of the command line', () => {
  it.each(Object.keys(programs))('%s has every name once, and every file', (kind) => {
    const list = programs[kind] ?? [];
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    const files = list.map(({ run }) => run.split(':').at(-1) ?? '');
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
