import { describe, expect, it } from 'vitest';
import type { WishItem } from '#domain/wishes/item.ts';
import { usualBinding } from '#domain/wishes/usual-binding.ts';
import { written } from '#domain/wishes/written.ts';
import { destinationSheetOf } from '#planner/catalogue/name-sheet.ts';
import type { ReadWishes } from '#reading/read.ts';
import { checkedReading } from '#server/understanding/checked-reading.ts';
import { mergeReadings } from '#server/understanding/merge-readings.ts';
import { itemOf } from '#server/understanding/notation.ts';
import { quoteFinder } from '#server/understanding/quotes.ts';
import { aDestination } from '../support/trips.ts';

const sheet = destinationSheetOf(aDestination('rome'));
const area = sheet.areas[0]?.id ?? '';

type Line = readonly [item: string, quote: string];

describe('a quote', () => {
  const found = (text: string, words: string) => {
    const quote = quoteFinder(text)(words);
    return quote && text.slice(quote.from, quote.to);
  };

  it.each([
    ['We are vegan, both', 'vegan', 'vegan'],
    ['We are  Vegan,\n both', 'we are vegan, both', 'We are  Vegan,\n both'],
    ['a cafe\u0301 and a CAFÉ', 'a café', 'a cafe\u0301'],
    ['two museums', 'museum', 'museums'],
    ['a party with art', 'art', 'art'],
    ['東京の美術館に行きたい', '美術館', '美術館'],
    ['İstanbul, vegan', 'VEGAN', 'vegan'],
  ])('of %j, %j, stands as %j', (text, words, stands) => {
    expect(found(text, words)).toBe(stands);
  });

  it.each([
    ['We are vegan', 'vegetarian'],
    ['a party', 'art'],
    ['We are vegan', ''],
    ['We are vegan!!', '!!'],
    ['word '.repeat(100), 'word '.repeat(100)],
  ])('of %j is not %j', (text, words) => {
    expect(found(text, words)).toBeNull();
  });
});

describe('what a model says', () => {
  const stands = (text: string, lines: readonly Line[], days = 3) => {
    const items = lines.map(([item, quote]) => ({ item, quote, binds: 'must' }));
    return checkedReading({ items, unknown: [] }, { text, sheet, days });
  };
  const itemsOf = (text: string, lines: readonly Line[], days = 3) =>
    stands(text, lines, days).items.map(({ item }) => written(item));

  it('stands where item, place, day and quote do', () => {
    const text = 'Colosseum on day two, stay there, vegan';
    const lines: Line[] = [
      ['place colosseum see day 2', 'Colosseum on day two'],
      [`lodging ${area}`, 'stay there'],
      ['lodging near colosseum', 'stay there'],
      ['booked tour day 0', 'there'],
      ['diet vegan all', 'vegan'],
    ];
    expect(itemsOf(text, lines)).toEqual(lines.map(([item]) => item));
  });

  it.each([
    ['an invented place', 'place atlantis see'],
    ['an area in the place of a place', `place ${area} see`],
    ['a place in the place of an area', 'lodging colosseum'],
    ['an invented place near by', 'booked dinner near atlantis'],
    ['a day after the trip', 'free day day 4'],
    ['what says nothing', 'booked'],
    ['what says nothing', 'things'],
    ['what says nothing', 'busy'],
    ['bounds that cross', 'sort museum want least 3 most 1'],
    ['what is no item', 'sort unicorn want'],
  ])('is dropped: %s', (_, line) => {
    expect(stands('Some words', [[line, 'words']])).toMatchObject({ items: [], dropped: 1 });
  });

  it('is dropped where its quote is not in the text', () => {
    expect(stands('Some words', [['diet vegan all', 'vegan']])).toMatchObject({ items: [], dropped: 1 });
  });

  it('counts once, at one moment, and with a usual binding where it says none', () => {
    expect(
      itemsOf('words', [
        ['place colosseum see time 09:00 part morning', 'words'],
        ['place colosseum see time 09:00', 'words'],
      ]),
    ).toEqual(['place colosseum see time 09:00']);
    const raw = { items: [{ item: 'sort museum want', quote: 'words', binds: 'now!' }], unknown: [] };
    expect(checkedReading(raw, { text: 'words', sheet, days: 3 }).items[0]?.binds).toBe('like');
  });

  it('knows no place without a sheet', () => {
    const raw = { items: [{ item: 'place colosseum see', quote: 'words', binds: 'must' }], unknown: [] };
    expect(checkedReading(raw, { text: 'words', sheet: null, days: 3 }).items).toEqual([]);
  });
});

describe('two readings', () => {
  const spot = (text: string, words: string) => {
    const from = text.indexOf(words);
    return { from, to: from + words.length };
  };
  const read = (text: string, lines: readonly Line[], unknown: readonly string[]): ReadWishes => ({
    items: lines.map(([line, quote]) => {
      const item = itemOf(line) as WishItem;
      return { item, quote: spot(text, quote), binds: usualBinding(item), confidence: 'sure' };
    }),
    unknown: unknown.map((words) => spot(text, words)),
  });
  function merged(
    text: string,
    [ours, ourUnknown]: [readonly Line[], readonly string[]],
    [theirs, theirUnknown]: [readonly Line[], readonly string[]],
  ) {
    const model = { ...read(text, theirs, theirUnknown), dropped: 0 };
    const { items, unknown } = mergeReadings(text, read(text, ours, ourUnknown), model);
    return {
      items: items.map(({ item, quote, confidence }) => [written(item), text.slice(quote.from, quote.to), confidence]),
      unknown: unknown.map(({ from, to }) => text.slice(from, to)),
    };
  }

  it('agree: sure, in the words of the grammar', () => {
    expect(
      merged('We are vegan', [[['diet vegan all', 'vegan']], []], [[['diet vegan all', 'We are vegan']], []]).items,
    ).toEqual([['diet vegan all', 'vegan', 'sure']]);
  });

  it('are both told where each says what the other does not', () => {
    const text = 'vegan, and jazz, and fridge magnets';
    expect(merged(text, [[['diet vegan all', 'vegan']], []], [[['sort jazz want', 'jazz']], []]).items).toEqual([
      ['diet vegan all', 'vegan', 'sure'],
      ['sort jazz want', 'jazz', 'guess'],
    ]);
  });

  it('differ on the same words: the model says what they mean, and it is a guess', () => {
    const text = 'art museums and parks';
    expect(
      merged(
        text,
        [
          [
            ['sort museum want', 'museums'],
            ['sort park want', 'parks'],
          ],
          [],
        ],
        [[['sort art want', 'art museums and parks']], []],
      ).items,
    ).toEqual([
      ['sort art want', 'art museums and parks', 'guess'],
      ['sort park want', 'parks', 'sure'],
    ]);
  });

  it('are not about the same where the kinds differ', () => {
    const text = 'quiet museums';
    expect(
      merged(text, [[['sort museum want', 'quiet museums']], []], [[['style quiet', 'quiet']], []]).items,
    ).toHaveLength(2);
  });

  it('leave unknown what neither accounts for', () => {
    const text = 'fridge magnets, silence and a helicopter for my hat and a rope';
    const ours: [Line[], string[]] = [[['occasion birthday', 'hat']], ['fridge magnets', 'silence', 'helicopter']];
    const theirs: [Line[], string[]] = [[['style quiet', 'silence']], ['a helicopter', 'my hat', 'and a rope']];
    expect(merged(text, ours, theirs).unknown).toEqual(['fridge magnets', 'helicopter', 'and a rope']);
  });

  it('hold no more than a request may, and lose nothing of the grammar for it', () => {
    const text = 'words of a long text';
    const tags = 'museum art history science war maritime transport film literature fashion'.split(' ');
    const lines = (stance: string) =>
      tags.flatMap((tag) =>
        ['', ' small', ' quiet', ' cheap'].map((more): Line => [`sort ${tag} ${stance}${more}`, 'words']),
      );
    const { items } = merged(text, [lines('want'), []], [lines('only').map(([line]) => [line, 'long']), []]);
    expect(items).toHaveLength(60);
    expect(items.filter(([, , confidence]) => confidence === 'sure')).toHaveLength(40);
  });
});
