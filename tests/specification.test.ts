import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tags } from '#domain/place/tag.ts';
import { itemSchema } from '#domain/wishes/item.ts';
import { hardRules } from '#planner/check/violation.ts';
import { ownFiles } from './support/own-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const own = 'tests/specification.test.ts';
const documents = ['README.md', 'CONTRIBUTING.md', ...ownFiles('docs', /\.md$/)];
const sources = [
  ...[
    'bench',
    'contract',
    'domain',
    'imports',
    'open-data',
    'judge',
    'planner',
    'reading',
    'rendering',
    'server',
    'src',
    'sw',
    'tests',
    'tools',
  ].flatMap((folder) => ownFiles(folder, /\.(tsx?|mjs|sh)$/)),
  'vite.config.ts',
].filter((file) => file !== own);

const headings = ownFiles('docs/specification', /\.md$/).flatMap((file) =>
  [...read(file).matchAll(/^## ([SDPH]\d{1,2})$/gm)].map(([, id = '']) => id),
);
const rules = new Set(headings);
const records = new Set(readdirSync(path.join(root, 'docs/decisions')).map((file) => Number(file.slice(0, 4))));

/** A document less its examples: what a recipe makes has numbers of its own. */
const withoutBlocks = (file: string) =>
  file.endsWith('.md') ? read(file).replace(/^```[\s\S]*?^```$/gm, '') : read(file);

/** What a text cites that is not there, and records under the name of rules. */
function unknownIn(text: string): string[] {
  const cited = [...text.matchAll(/(?<![\w#&])[SDPH]\d{1,2}\b/g)].map(([id]) => id).filter((id) => !rules.has(id));
  const numbers = [...text.matchAll(/\brecord (\d{1,4})\b/g)].map(([, number]) => Number(number));
  return [
    ...cited,
    ...numbers.filter((number) => !records.has(number)).map((number) => `record ${number}`),
    ...[...text.matchAll(/\bdecision \d+/gi)].map(([name]) => `${name}: say "record"`),
  ];
}

/** The anchors of a document, as GitHub makes them of its headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function brokenLinks(file: string, text: string): string[] {
  const links = [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
  return links.filter((to) => {
    if (/^https?:/.test(to)) return false;
    const [target = '', anchor] = to.split('#');
    const found = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (!existsSync(path.join(root, found))) return true;
    return anchor !== undefined && !anchorsOf(read(found)).includes(anchor);
  });
}

describe('the specification', () => {
  it('has every rule and record that code, tests and documents cite', () => {
    expect(rules.size).toBeGreaterThan(70);
    expect(sources.length).toBeGreaterThan(700);
    const unknown = [...sources, ...documents].flatMap((file) =>
      unknownIn(withoutBlocks(file)).map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has the hard checks that the checker has, and no others', () => {
    expect([...rules].filter((id) => id.startsWith('H')).sort()).toEqual([...hardRules].sort());
  });

  it('has no broken link, nor has any other document', () => {
    const broken = documents.flatMap((file) => brokenLinks(file, read(file)).map((to) => `${file}: ${to}`));
    expect(broken).toEqual([]);
  });

  it('is told of in a CONTRIBUTING.md that names only files that exist', () => {
    const named = [...read('CONTRIBUTING.md').matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(50);
    // What a build makes is not there before it.
    const kept = named.filter((file) => !file.startsWith('dist/'));
    expect(kept.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('gives every number once', () => {
    expect(headings).toHaveLength(rules.size);
  });
});

describe('what is missing is found', () => {
  it.each(['(D99)', 'the rule of P77', "rule: 'H98'", 'as record 999 says', 'decision 15'])('in "%s"', (text) => {
    expect(unknownIn(`/** Because of ${text}. */`)).toHaveLength(1);
  });

  it.each(['[a](nowhere.md)', '[a](product.md#d99)', '[a](#nowhere)'])('in %s', (text) => {
    expect(brokenLinks('docs/specification/README.md', text)).toHaveLength(1);
  });
});

it('the vocabulary of wishes and of places is written down whole', () => {
  const text = read('docs/specification/wishes.md');
  expect(tags.filter((tag) => !text.includes(`\`${tag}\``))).toEqual([]);
  const kinds = itemSchema.def.options.map((option) => [...(option._zod.propValues?.kind ?? [])].join());
  expect(kinds.filter((kind) => !new RegExp(`\`${kind}[ \`]`).test(text))).toEqual([]);
});
