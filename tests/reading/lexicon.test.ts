import { describe, expect, it } from 'vitest';
import { plainText } from '#domain/plain-text.ts';
import { tagWords as english } from '#reading/languages/en/tags.ts';
import { tagWords as spanish } from '#reading/languages/es/tags.ts';
import type { TagWords } from '#reading/lexicon.ts';
import { expanded } from '#reading/phrases.ts';
import { readWishes } from '#reading/read.ts';

/** A town of which nothing is known by name. */
const sheet = { id: 'nowhere', names: [], places: [], areas: [] };
const dates = { start: '2027-05-12', end: '2027-05-15' };

interface Entry {
  readonly tag: string;
  readonly wish: string;
}

/** Every way an entry may be said, with those left out that stand for forms of a verb, sets of words or beginnings. */
function entriesOf(words: TagWords, want: string, dinner: string): Entry[] {
  return Object.entries(words).flatMap(([tag, phrases]) =>
    plainText(phrases)
      .split(', ')
      .flatMap(expanded)
      .filter((phrase) => phrase.length > 0 && phrase.every((word) => /^[a-z0-9]+$/.test(word)))
      // Where a table is, is said of a meal.
      .map((phrase) => ({ tag, wish: `${want} ${tag.endsWith('side-table') ? `${dinner} ` : ''}${phrase.join(' ')}` })),
  );
}

const isRead = ({ tag, wish }: Entry) => JSON.stringify(readWishes(wish, sheet, dates).items).includes(`"${tag}"`);

describe('the lexicon', () => {
  it.each([
    ['English', entriesOf(english, 'we would like', 'dinner')],
    ['Spanish', entriesOf(spanish, 'queremos', 'una cena')],
  ])('has no way of saying a sort that is not read as that sort: %s', (_, entries) => {
    expect(entries.length).toBeGreaterThan(500);
    expect(entries.filter((entry) => !isRead(entry))).toEqual([]);
  });
});
