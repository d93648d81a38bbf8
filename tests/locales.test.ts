import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { problemCodes } from '#domain/problem.ts';
import { categoryIds } from '#domain/trip/category.ts';
import { answerTexts as english } from '#planner/languages/en/answers.ts';
import { answerTexts as spanish } from '#planner/languages/es/answers.ts';

const root = path.resolve(import.meta.dirname, '..');
type Leaves = ReadonlyMap<string, string>;

function leavesOf(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value as object).flatMap(([key, child]) => leavesOf(child, `${prefix}.${key}`));
}

function textsOf(language: string): Leaves {
  const folder = path.join(root, 'locales', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) =>
      leavesOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file.replace('.json', '')),
    ),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)].map((match) => match[0]).sort();

function sourceText(): string {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'))
    .join('\n');
}

describe('texts', () => {
  const en = textsOf('en');
  const every = languages.map((language) => [language, textsOf(language)] as const);
  const others = every.filter(([language]) => language !== 'en');
  const source = sourceText();

  it('say one of something as one: a number before a plural is counted, or never 1', () => {
    /** Limits, prices and packages, and the tenths of a cent. */
    const neverOne = /^\{\{(maxDays|maxNights|most|plan|replan|tokens|cents)\}\}/;
    const plural = /\{\{\w+\}\} (\p{L}+s)(?!\p{L})/gu;
    const noPlural = /^(is|was|does|has|less|begins|lasts|keeps|stays|menos|más|antes|después)$/;
    const found = every.flatMap(([language, texts]) =>
      [...texts].flatMap(([key, text]) =>
        [...text.matchAll(plural)]
          .filter(([words, noun = '']) => !neverOne.test(words) && !noPlural.test(noun))
          .filter(() => !/_(one|other|many)$/.test(key))
          .map(([words]) => `${language} ${key}: ${words}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    [english, '1 visit a day.'],
    [spanish, '1 visita al día.'],
  ])('of answers do so too', ({ visitsPerDay }, visit) => {
    expect(visitsPerDay(1, 1)).toBe(visit);
  });

  it('of some screens only are in no download of all screens', () => {
    const listIn = (file: string, pattern: RegExp) =>
      pattern.exec(readFileSync(path.join(root, 'src/i18n', file), 'utf8'))?.[1]?.split(',') ?? [];
    const own = listIn('i18n.ts', /\/locales\/\*\/\{([^}]+)\}/);
    expect(own.length).toBeGreaterThan(20);
    for (const language of languages) {
      const left = listIn(`languages/${language}/screen-texts.ts`, /!\/locales\/\w+\/\{([^}]+)\}/);
      expect(
        left.filter((name) => !['common', 'layout', 'home'].includes(name)),
        language,
      ).toEqual(own);
    }
  });

  it('exist in every language', () => {
    for (const [language, texts] of others) expect([...texts.keys()].sort(), language).toEqual([...en.keys()].sort());
  });

  it('are not empty and use the same placeholders', () => {
    for (const [key, text] of en) {
      expect(text.trim(), key).not.toBe('');
      for (const [, texts] of others) expect(placeholders(texts.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });

  it('exist for every key that the page names', () => {
    const named = [...source.matchAll(/\bt\(\s*'([\w.]+)'|i18nKey="([\w.]+)"/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    const known = [...en.keys()];
    const missing = named.filter(
      (key) => !known.some((text) => text === key || text.startsWith(`${key}.`) || text.startsWith(`${key}_`)),
    );
    expect(named.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    /** `trip.verify.${reason}` uses every key below `trip.verify.`. */
    const templates = [...source.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g)].map(([, prefix = '']) => prefix);
    /** `t('home.benefits', { returnObjects: true })` uses every key below it. */
    const isBelowUsed = (key: string) =>
      key.split('.').some((_, i, parts) => i > 1 && source.includes(`'${parts.slice(0, i).join('.')}'`));
    const unused = [...en.keys()].filter(
      (key) =>
        !templates.some((prefix) => key.startsWith(prefix)) &&
        !isBelowUsed(key) &&
        !source.includes(key.replace(/_(one|other|zero)$/, '')),
    );
    expect(unused).toEqual([]);
  });

  it('name every category and every problem', () => {
    for (const [, texts] of every) {
      expect(categoryIds.filter((id) => !texts.has(`categories.${id}`))).toEqual([]);
      expect(
        problemCodes.filter((code) => !texts.has(`problem.${code}.title`) || !texts.has(`problem.${code}.message`)),
      ).toEqual([]);
    }
  });

  it('say one of a thing in the singular (15, "Your 1 changes")', () => {
    // Units and "3 of 12" are the same for one.
    const sameForOne = /\{\{count\}\} (?:min|of|de)\b|(?:of|de) \{\{count\}\}/;
    for (const [, texts] of every) {
      const counted = [...texts].filter(([, text]) => text.includes('{{count}}') && !sameForOne.test(text));
      expect(counted.length).toBeGreaterThan(20);
      const formless = counted.filter(([key]) => !/_(?:one|other|zero)$/.test(key)).map(([key]) => key);
      expect(formless).toEqual([]);
      const lonely = [...texts.keys()].filter(
        (key) => key.endsWith('_other') && !texts.has(key.replace(/_other$/, '_one')),
      );
      expect(lonely).toEqual([]);
    }
  });

  it('differ between the languages', () => {
    for (const [language, texts] of others) {
      const same = [...en].filter(
        ([key, text]) => texts.get(key) === text && /\p{L}{4,} .*\p{L}{3,}/u.test(text.replace(/\{\{\w+\}\}/g, '')),
      );
      expect(same, language).toEqual([]);
    }
  });
});

describe('the folders of languages', () => {
  const rooms = [
    'imports',
    'legal',
    'locales',
    'open-data',
    'planner',
    'reading',
    'rendering',
    'server',
    'src',
  ].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name === 'en')
      .map((entry) => entry.parentPath),
  );

  it.each(rooms.map((room) => [path.relative(root, room), room]))('hold the same files: %s', (_, room) => {
    const english = readdirSync(path.join(room, 'en')).sort();
    for (const language of languages) expect(readdirSync(path.join(room, language)).sort(), language).toEqual(english);
    expect(readdirSync(room, { withFileTypes: true }).filter((entry) => entry.isDirectory())).toHaveLength(
      languages.length,
    );
  });

  it('are found', () => {
    expect(rooms.length).toBeGreaterThanOrEqual(9);
  });
});
