import { describe, expect, it } from 'vitest';
import { written } from '#domain/wishes/written.ts';
import { nameSheetOf } from '#planner/catalogue/name-sheet.ts';
import { type ChangeDates, readChange } from '#reading/change.ts';
import { readWishes } from '#reading/read.ts';
import { aDestination } from '../support/trips.ts';

const rome = nameSheetOf(aDestination('rome'));
/** Monday to Wednesday. */
const dates: ChangeDates = { start: '2027-04-12', end: '2027-04-14', today: null };

/** What is read, each as its days and its values: "2 sort museum refuse". */
function readingOf(text: string, of: ChangeDates = dates) {
  const { items, unknown } = readChange(text, rome, of);
  return {
    items: items.map(({ item, days }) => `${days.join(',')} ${Object.values(item).join(' ')}`.trim()),
    unknown: unknown.map(({ from, to }) => text.slice(from, to)),
  };
}
const itemsOf = (text: string, of?: ChangeDates) => {
  const { items, unknown } = readingOf(text, of);
  expect(unknown, text).toEqual([]);
  return items;
};

describe('what is to become different about a plan', () => {
  it('holds on the days that are named, each in its own breath', () => {
    const three = ['2 pace relaxed', '2 sort museum refuse', '2 meal dinner late'];
    expect(itemsOf('day 2 slower, no museums, dinner later')).toEqual(three);
    expect(itemsOf('el día 2 más tranquilo, sin museos y cenar más tarde')).toEqual(three);
    expect(itemsOf('no museums on day 2')).toEqual(['2 sort museum refuse']);
    expect(itemsOf('no churches on Monday, and add a park on the last day')).toEqual([
      '1 sort church refuse',
      '3 sort park want',
    ]);
    expect(itemsOf('no museums')).toEqual(['sort museum refuse']);
  });

  it('lists a sort that is only not wanted at an hour: it changes no day', () => {
    expect(readingOf('no museums in the morning')).toEqual({ items: [], unknown: ['no museums in the morning'] });
  });

  it.each(['few museums', 'fewer museums', 'not so many museums', 'menos museos', 'no tantos museos'])(
    'is less, not none: "%s"',
    (text) => {
      const { items } = readChange(text, rome, dates);
      expect(items.map(({ item, isFewer }) => ({ item, isFewer }))).toEqual([
        { item: { kind: 'sort', tag: 'museum', stance: 'refuse' }, isFewer: true },
      ]);
    },
  );

  it('is of the day that the plan numbers so, not of that date', () => {
    const early = { start: '2026-12-03', end: '2026-12-06', today: null };
    const daysOf = (text: string) => readChange(text, rome, early).items.map(({ days }) => days);
    expect(daysOf('el día 4 más tranquilo')).toEqual([[4]]);
    expect(daysOf('el 4 de diciembre más tranquilo')).toEqual([[2]]);
    expect(readWishes('el día 4 parques', rome, early).items.map(({ item }) => written(item))).toEqual([
      'sort park want day 2',
    ]);
  });

  it('is understood by comparison with how it is', () => {
    const said: Record<string, string> = {
      'a bit slower please': 'pace relaxed',
      'the day is too full': 'pace relaxed',
      'two things less': 'pace relaxed',
      'more things': 'pace packed',
      'only two things': 'things 2',
      'solo dos cosas': 'things 2',
      cheaper: 'style thrifty',
      'less walking': 'mobility little-walking',
      'too much walking': 'mobility little-walking',
      'start later': 'day-start late',
      'earlier nights': 'day-end early',
      'dinner later': 'meal dinner late',
      'más barato': 'style thrifty',
      'menos andar': 'mobility little-walking',
      'acabar antes': 'day-end early',
      'cenar antes': 'meal dinner early',
      'más cosas': 'pace packed',
      'empezar más tarde': 'day-start late',
    };
    for (const [text, item] of Object.entries(said)) expect(itemsOf(text), text).toEqual([item]);
  });

  it('takes one thing for another, and never wants what is to go', () => {
    const both = ['place colosseum skip', 'place pantheon see'];
    for (const text of [
      'swap the Colosseum for the Pantheon',
      'replace the Colosseum with the Pantheon',
      'instead of the Colosseum, the Pantheon',
      'cambia el Coliseo por el Panteón',
    ])
      expect(itemsOf(text), text).toEqual(both);
    for (const text of ['the Pantheon instead of the Colosseum', 'el Panteón en vez del Coliseo'])
      expect(itemsOf(text), text).toEqual(both.toReversed());
    for (const text of ['remove the Colosseum', 'take out the Colosseum', 'elimina el Coliseo', 'quita el Coliseo'])
      expect(itemsOf(text), text).toEqual([both[0]]);
    expect(itemsOf('take out the churches and add a park on day 1')).toEqual([
      '1 sort church refuse',
      '1 sort park want',
    ]);
    expect(itemsOf('remove Vittoriano and Panoramic Terrace')).toEqual(['place vittoriano skip']);
    expect(itemsOf('remove the Colosseum and the Pantheon')).toEqual(['place colosseum skip', 'place pantheon skip']);
    expect(itemsOf('quita la comida del día 2')).toEqual(['2 meal lunch none']);
  });

  it('knows what today and tomorrow are while the trip is on, and not before', () => {
    const second = { ...dates, today: 2 };
    expect(itemsOf('today slower', second)).toEqual(['2 pace relaxed']);
    expect(itemsOf('tomorrow no museums', second)).toEqual(['3 sort museum refuse']);
    expect(itemsOf('mañana más tranquilo', second)).toEqual(['3 pace relaxed']);
    expect(itemsOf('el lunes por la mañana libre', second)).toEqual(['1 free morning']);
    expect(itemsOf('tomorrow slower', { ...dates, today: 3 })).toEqual(['0 pace relaxed']);
    expect(readingOf('tomorrow slower')).toEqual({ items: ['pace relaxed'], unknown: ['tomorrow'] });
  });

  it('names what it did not understand, also where it knows every word', () => {
    expect(readingOf('quieter places, no museums')).toEqual({
      items: ['sort museum refuse'],
      unknown: ['quieter places'],
    });
    expect(readingOf('replace the Vatican Museums with something outdoors')).toEqual({
      items: ['place vatican-museums skip'],
      unknown: ['something outdoors'],
    });
    expect(readingOf('swap Zorblax for the Pantheon')).toEqual({
      items: ['place pantheon see'],
      unknown: ['Zorblax'],
    });
    for (const text of ['too much heat', 'a calmer restaurant', 'a lighter lunch'])
      expect(readingOf(text).items, text).not.toContain('pace relaxed');
    expect(readingOf('it will rain on day 2').items).toEqual([]);
    expect(readingOf('please, thanks!')).toEqual({ items: [], unknown: [] });
  });

  it('quotes the words that it stands for', () => {
    const text = 'día 2: ¿puede ser más tranquilo?';
    expect(readChange(text, rome, dates).items.map(({ quote }) => text.slice(quote.from, quote.to))).toEqual([
      'más tranquilo',
    ]);
  });
});
