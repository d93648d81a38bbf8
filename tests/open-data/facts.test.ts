import { describe, expect, it } from 'vitest';
import { fameOf } from '#open-data/fame.ts';
import { namesOf } from '#open-data/names.ts';
import { sortOf } from '#open-data/sort-of.ts';
import { sortIds } from '#open-data/sorts.ts';
import { tableOf } from '#open-data/tables.ts';
import { en } from '#open-data/texts/en.ts';
import { es } from '#open-data/texts/es.ts';
import { sightText, tableText } from '#open-data/texts/texts.ts';

describe('what an element is', () => {
  it.each([
    [{ tourism: 'museum', museum: 'art' }, 'art-museum'],
    [{ historic: 'castle', castle_type: 'palace' }, 'palace'],
    [{ amenity: 'place_of_worship', religion: 'christian', wikidata: 'Q1' }, 'church'],
    [{ amenity: 'place_of_worship', religion: 'muslim', heritage: '2' }, 'mosque'],
    [{ amenity: 'place_of_worship', religion: 'christian' }, null],
    [{ historic: 'memorial' }, null],
    [{ tourism: 'attraction' }, 'attraction'],
    [{ tourism: 'attraction', man_made: 'tower' }, 'tower'],
    [{ tourism: 'hotel' }, null],
    [{ shop: 'bakery' }, null],
  ])('%j', (tags: Readonly<Record<string, string>>, sort) => {
    expect(sortOf(tags)?.id ?? null).toBe(sort);
  });

  it('has words in both languages for every sort', () => {
    for (const sort of sortIds) expect([en.sorts[sort], es.sorts[sort]]).not.toContain('');
  });

  it('is famous by its kind, by the languages that name it, and by an encyclopedia', () => {
    const museum = { tourism: 'museum', wikidata: 'Q1' };
    const sort = sortOf(museum);
    if (!sort) throw new Error('no museum');
    const named = {
      ...museum,
      ...Object.fromEntries(['de', 'fr', 'ja', 'ru', 'zh'].map((own) => [`name:${own}`, 'x'])),
    };
    const fames = [fameOf(sort, museum, null), fameOf(sort, named, null), fameOf(sort, named, 80)];
    expect(fames.toSorted((a, b) => a - b)).toEqual(fames);
    expect(new Set(fames).size).toBe(3);
  });
});

describe('a table', () => {
  it('serves what mappers say, and no more of a diet than they say', () => {
    const told = (tags: Readonly<Record<string, string>>) => tableOf({ amenity: 'restaurant', ...tags })?.diets;
    expect(told({})).toEqual({});
    expect(told({ 'diet:vegan': 'yes' })).toEqual({ vegan: 'some', vegetarian: 'some' });
    expect(told({ 'diet:vegan': 'only' })).toEqual({ vegan: 'yes', vegetarian: 'yes' });
    expect(told({ cuisine: 'vegetarian' })).toEqual({ vegetarian: 'yes' });
    expect(told({ 'diet:halal': 'no', 'diet:kosher': 'unheard' })).toEqual({ halal: 'no' });
    expect(told({ 'diet:gluten_free': 'limited' })).toEqual({ 'gluten-free': 'some' });
  });

  it('is no chain of quick meals, and no pub without food', () => {
    expect(tableOf({ amenity: 'fast_food', brand: 'Everywhere' })).toBeNull();
    expect(tableOf({ amenity: 'pub' })).toBeNull();
    expect(tableOf({ amenity: 'pub', food: 'yes' })?.meals).toEqual(['dinner']);
    expect(tableOf({ amenity: 'cafe', cuisine: 'coffee_shop;cake' })?.meals).toEqual([]);
    expect(tableOf({ amenity: 'cafe', cuisine: 'coffee_shop;sandwich' })?.meals).not.toEqual([]);
    expect(tableOf({ amenity: 'restaurant', cuisine: 'Pizza; italian;unheard_of' })?.tags).toEqual([
      'pizza',
      'italian',
    ]);
  });
});

describe('names', () => {
  it.each([
    [{ name: 'Louvre' }, { name: { en: 'Louvre', es: 'Louvre' } }],
    [
      { name: '金閣寺', 'name:en': 'Kinkaku-ji' },
      { name: { en: 'Kinkaku-ji', es: 'Kinkaku-ji' }, local: '金閣寺' },
    ],
    [{ name: 'Köln', 'name:en': 'Cologne', 'name:es': 'Colonia' }, { name: { en: 'Cologne', es: 'Colonia' } }],
    [{ name: '寺' + '院' }, { name: { en: '寺院', es: '寺院' } }],
    [{ name: '  A\u202eb\u0007 <script> ' }, { name: { en: 'A b script', es: 'A b script' } }],
  ])('%j', (tags: Readonly<Record<string, string>>, names) => {
    expect(namesOf(tags)).toEqual(names);
  });

  it.each(['', '1', '12', 'www.win.example', 'Buy at https://x', 'a@b', 'x'.repeat(200)])('are none: %s', (name) => {
    expect(namesOf({ name })).toBeNull();
  });
});

describe('texts', () => {
  it('say facts in both languages, in our words', () => {
    const tags = { start_date: '1163', heritage: '1', fee: 'no', description: 'Copied from elsewhere' };
    expect(sightText('church', tags)).toEqual({
      en: 'Church, 12th century, on a list of world or national heritage. Free to enter.',
      es: 'Iglesia, siglo XII, en una lista de patrimonio mundial o nacional. La entrada es gratuita.',
    });
    expect(sightText('museum', { start_date: 'before the war' }).en).toBe('Museum.');
    expect(sightText('church', { fee: 'donation' }).en).toBe('Church.');
    expect(sightText('church', { fee: '5 EUR' }).en).toBe('Church. There is an entrance fee.');
    expect(tableText('restaurant', ['italian', 'pizza']).en).toBe('Restaurant: italian food, pizza.');
  });
});
