import { describe, expect, it } from 'vitest';
import type { WishItem } from '#domain/wishes/item.ts';
import { understood } from '#domain/wishes/understood.ts';
import { written } from '#domain/wishes/written.ts';
import { destinationSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { itemOf } from '#server/understanding/notation.ts';
import { type ModelWish, withAnswer, withGuesses } from '#src/data/model-readings.ts';
import { wishesShown } from '#src/screens/plan-trip/wishes/wish-chips.ts';
import { correct, noEdits, remove } from '#src/screens/plan-trip/wishes/wish-edits.ts';
import { aDestination } from '../support/trips.ts';

const sheet = destinationSheetOf(aDestination('rome'));
const dates = { start: '2028-05-09', end: '2028-05-12' };

const here = (text: string) => understood(readWishes(text, sheet, dates), sheet);
const wish = (text: string, line: string, words: string, confidence: 'sure' | 'guess' = 'guess') => {
  const from = text.indexOf(words);
  return {
    item: itemOf(line) as WishItem,
    quote: { from, to: from + words.length },
    binds: 'like' as const,
    confidence,
  };
};
const shown = (text: string, guesses: readonly ModelWish[], edits = noEdits) =>
  wishesShown({ text, understood: withGuesses(text, here(text), guesses, sheet), edits, sheet });
const said = (text: string, guesses: readonly ModelWish[], edits = noEdits) =>
  shown(text, guesses, edits).chips.map(({ item, isGuess }) => `${written(item)}${isGuess ? ' ?' : ''}`);

const TEXT = 'Vegan, quiero que suene el duende, no museums';
const flamenco = wish(TEXT, 'sort flamenco want', 'suene el duende');
const chipOf = (text: string, guesses: readonly ModelWish[], item: string) => {
  const chip = shown(text, guesses).chips.find((own) => written(own.item) === item);
  if (!chip) throw new Error(`${item} is not there`);
  return chip;
};

describe('what a model guesses', () => {
  const guesses = withAnswer([], TEXT, [flamenco]);

  it('is shown among what the device reads, as a guess, and its words are no longer unknown', () => {
    expect(said(TEXT, guesses)).toEqual(['diet vegan all', 'sort flamenco want ?', 'sort museum refuse']);
    expect(here(TEXT).unknown).not.toEqual([]);
    expect(shown(TEXT, guesses).unknown.join(' ')).not.toContain('duende');
  });

  it('takes nothing away that the device read', () => {
    const answer = [wish(TEXT, 'diet vegetarian all', 'Vegan'), wish(TEXT, 'sort museum want', 'no museums'), flamenco];
    expect(said(TEXT, withAnswer([], TEXT, answer))).toEqual(said(TEXT, guesses));
  });

  it('is kept of guesses alone, and of items that this version knows', () => {
    const sure = wish(TEXT, 'pace relaxed', 'duende', 'sure');
    const later = { ...flamenco, item: { kind: 'hologram' } };
    expect(withAnswer([], TEXT, [sure, later])).toEqual([]);
  });

  it.each([
    ['Vegan, quiero que suene el duende, no museums. Thanks', true],
    ['Hello! quiero que suene el duende', true],
    ['Vegan, no quiero que suene el duende, no museums', false],
    ['quiero que suene el duende nunca', false],
    ['', false],
  ])('of a text that has become %j holds: %s', (text, holds) => {
    expect(said(text, guesses).includes('sort flamenco want ?')).toBe(holds);
  });
});

describe('what the traveller did meanwhile', () => {
  const first = withAnswer([], TEXT, [flamenco]);
  const target = chipOf(TEXT, first, 'sort flamenco want').target;
  const other = wish(TEXT, 'sort opera want', 'quiero que suene el duende');

  it.each([
    ['says otherwise', [other]],
    ['says nothing more', []],
    ['says the same', [flamenco]],
  ])('stays where the next answer %s', (_, answer) => {
    const next = withAnswer(first, TEXT, answer);
    const corrected = correct(noEdits, target, itemOf('sort tango want') as WishItem);
    expect(said(TEXT, next, corrected)).toEqual(['diet vegan all', 'sort tango want', 'sort museum refuse']);
    expect(said(TEXT, next, remove(noEdits, target))).toEqual(['diet vegan all', 'sort museum refuse']);
  });

  it('waits where the clause says something else now, which is read anew', () => {
    const text = 'Vegan, prefiero que suene el duende';
    expect(said(text, withAnswer(first, text, [wish(text, 'sort opera want', 'duende')]))).toEqual([
      'diet vegan all',
      'sort opera want ?',
    ]);
  });

  it('stays of what the device read, whatever the answer', () => {
    const vegan = chipOf(TEXT, [], 'diet vegan all').target;
    const edits = correct(noEdits, vegan, itemOf('diet vegan one') as WishItem);
    const next = withAnswer([], TEXT, [wish(TEXT, 'diet vegetarian all', 'Vegan')]);
    expect(said(TEXT, next, edits)).toEqual(['diet vegan one', 'sort museum refuse']);
  });
});
