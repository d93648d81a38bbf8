import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hasTag, implied } from '#domain/place/has-tag.ts';
import { tags } from '#domain/place/tag.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/specification/wishes.md'), 'utf8');

it('narrow tags imply the broad ones that the specification names behind them, and no others', () => {
  const told = [...text.matchAll(/`([a-z-]+)`\s+\(([a-z, -]+)\)/g)].map(([, narrow = '', broad = '']) => [
    narrow,
    broad.split(', '),
  ]);
  expect(Object.fromEntries(told)).toEqual(implied);
  const known: readonly string[] = tags;
  expect(
    Object.entries(implied)
      .flat(2)
      .filter((tag) => !known.includes(tag)),
  ).toEqual([]);
});

it('a place is of its own sorts and of those they imply', () => {
  expect(hasTag(['jazz'], 'live-music')).toBe(true);
  expect(hasTag(['live-music'], 'jazz')).toBe(false);
  expect(hasTag(['museum'], 'museum')).toBe(true);
});
