import { describe, expect, it } from 'vitest';
import type { WishItem } from '#domain/wishes/item.ts';
import { understood } from '#domain/wishes/understood.ts';
import { wishSchema } from '#domain/wishes/wish.ts';
import { written } from '#domain/wishes/written.ts';
import { destinationSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { wishLabel } from '#rendering/wishes/wish-label.ts';
import { restoreForm, toRequest } from '#src/screens/plan-trip/form-values.ts';
import { placeMatches } from '#src/screens/plan-trip/wishes/place-matches.ts';
import { ofPlace } from '#src/screens/plan-trip/wishes/right-place.ts';
import { companyFields, moneyFields, rhythmFields, travelFields } from '#src/screens/plan-trip/wishes/usual-items.ts';
import {
  confirmedOf,
  isAlone,
  nameable,
  type WishChip,
  wishesShown,
} from '#src/screens/plan-trip/wishes/wish-chips.ts';
import {
  add,
  bind,
  bringBack,
  correct,
  noEdits,
  readEdits,
  remove,
  type WishEdits,
} from '#src/screens/plan-trip/wishes/wish-edits.ts';
import { aDestination } from '../support/trips.ts';

const sheet = destinationSheetOf(aDestination('rome'));
const dates = { start: '2028-05-09', end: '2028-05-12' };
const ofText = (text: string, edits: WishEdits = noEdits, when = dates) =>
  wishesShown({ text, understood: understood(readWishes(text, sheet, when), sheet), edits, sheet });
const items = (text: string, edits?: WishEdits) => ofText(text, edits).chips.map(({ item }) => written(item));

function chipOf(text: string, item: string, edits = noEdits): WishChip {
  const shown = ofText(text, edits);
  const chip = [...shown.chips, ...shown.removed].find((own) => written(own.item) === item);
  if (!chip) throw new Error(`${item} is not there: ${shown.chips.map((own) => written(own.item)).join('; ')}`);
  return chip;
}

const TEXT = 'Vegan, skip the Colosseum, no museums';
const museums = 'sort museum refuse';

describe('edits of what was understood', () => {
  it('take a wish away, and say what they took', () => {
    const edits = remove(noEdits, chipOf(TEXT, museums).target);
    const { chips, removed } = ofText(TEXT, edits);
    expect(chips.map(({ item }) => written(item))).toEqual(['diet vegan all', 'place colosseum skip']);
    expect(removed.map(({ item }) => written(item))).toEqual([museums]);
  });

  it('stay when the text around the words changes, also by case and spaces', () => {
    const edits = remove(noEdits, chipOf(TEXT, museums).target);
    expect(items('We love food. NO  museums! Ice cream', edits)).not.toContain(museums);
    expect(items('Ice cream', edits)).toEqual(['sort ice-cream want']);
    expect(items('ningún museo', edits)).toContain(museums);
  });

  it('are taken back', () => {
    const edits = remove(noEdits, chipOf(TEXT, museums).target);
    const back = bringBack(edits, chipOf(TEXT, museums, edits).target);
    expect(items(TEXT, back)).toContain(museums);
    expect(ofText(TEXT, back).removed).toEqual([]);
  });

  it('switch must and nice, the last word counts', () => {
    const { target, binds } = chipOf(TEXT, museums);
    expect(binds).toBe('must');
    const edits = bind(bind(noEdits, target, 'must'), target, 'like');
    expect(chipOf(`Hello. ${TEXT}`, museums, edits).binds).toBe('like');
  });

  it('correct a place, and a correction can be removed and weighed like what was read', () => {
    const chip = chipOf(TEXT, 'place colosseum skip');
    const right = ofPlace(chip.item, { id: 'pantheon', name: 'Pantheon', isArea: false });
    const edits = correct(noEdits, chip.target, right);
    expect(items(`${TEXT} please`, edits)).toContain('place pantheon skip');
    const corrected = chipOf(TEXT, 'place pantheon skip', edits);
    expect(items(TEXT, remove(edits, corrected.target))).not.toContain('place pantheon skip');
    expect(chipOf(TEXT, 'place pantheon skip', bind(edits, corrected.target, 'like')).binds).toBe('like');
  });

  it('say beside which other place one is wanted', () => {
    const names = { pantheon: 'Pantheon', colosseum: 'Colosseum' };
    const nameOf = (id: string) => names[id as keyof typeof names];
    const one = chipOf('Pantheon and Colosseum on the same day', 'place colosseum see same-day-as pantheon');
    expect(wishLabel(one.item, 'en', nameOf)).toBe('Colosseum · the same day as Pantheon');
    const other = chipOf('Pantheon and Colosseum on different days', 'place colosseum see other-day-than pantheon');
    expect(wishLabel(other.item, 'es', nameOf)).toBe('Colosseum · otro día que no sea el de Pantheon');
  });

  it('say that one of two places will do, and leave the one that is chosen', () => {
    const chip = chipOf('the Pantheon or the Colosseum', 'place pantheon or colosseum see');
    const names = { pantheon: 'Pantheon', colosseum: 'Colosseum' };
    const nameOf = (id: string) => names[id as keyof typeof names];
    expect(wishLabel(chip.item, 'en', nameOf)).toBe('Pantheon or Colosseum');
    expect(wishLabel(chip.item, 'es', (id) => (id === 'pantheon' ? 'Panteón' : 'Odescalchi'))).toBe(
      'Panteón u Odescalchi',
    );
    const chosen = ofPlace(chip.item, { id: 'colosseum', name: 'Colosseum', isArea: false });
    expect(written(chosen)).toBe('place colosseum see');
  });

  it('hold whatever the dates of the trip become; the day goes with the dates', () => {
    const text = 'Land Friday 14:30';
    const before = chipOf(text, 'arrival day 4 time 14:30');
    const edits = bind(noEdits, before.target, 'like');
    const later = ofText(text, edits, { start: '2028-05-11', end: '2028-05-14' }).chips;
    expect(later.map(({ item, binds }) => [written(item), binds])).toEqual([['arrival day 2 time 14:30', 'like']]);
  });

  it('correct an hour, and the day goes with the dates still', () => {
    const text = 'Land Friday 14:30';
    const { target, item } = chipOf(text, 'arrival day 4 time 14:30');
    const edits = correct(noEdits, target, { kind: 'arrival', day: 4, time: 18 * 60 }, item);
    expect(items(text, edits)).toEqual(['arrival day 4 time 18:00']);
    const later = ofText(text, readEdits(edits), { start: '2028-05-11', end: '2028-05-14' }).chips;
    expect(later.map(({ item: own }) => written(own))).toEqual(['arrival day 2 time 18:00']);
  });

  it('correct a day, which stays when an hour is corrected afterwards and when the dates change', () => {
    const text = 'Land Friday 14:30';
    const { target, item } = chipOf(text, 'arrival day 4 time 14:30');
    const chosen: WishItem = { kind: 'arrival', day: 3, time: 14 * 60 + 30 };
    const edits = correct(noEdits, target, chosen, item);
    expect(items(text, edits)).toEqual(['arrival day 3 time 14:30']);
    const twice = readEdits(correct(edits, target, { ...chosen, time: 18 * 60 }, chosen));
    const later = ofText(text, twice, { start: '2028-05-11', end: '2028-05-14' }).chips;
    expect(later.map(({ item: own }) => written(own))).toEqual(['arrival day 3 time 18:00']);
  });

  it('are of one wish, where the same words do not say the same of two days', () => {
    const shown = ofText('Land Friday 14:30, I work on Wednesday');
    const alone = shown.chips.map((chip) => [written(chip.item), isAlone(chip, shown)]);
    expect(alone).toEqual([
      ['arrival day 4 time 14:30', true],
      ['busy day 2', true],
    ]);
    const [first, second] = shown.chips;
    if (!first || !second) throw new Error('there are two');
    expect(isAlone(first, { ...shown, chips: [first, { ...first }, second] })).toBe(false);
    expect(isAlone({ ...first, target: { added: 0 } }, { ...shown, chips: [] })).toBe(true);
  });

  it('add wishes that no text says, and those stay', () => {
    const item: WishItem = { kind: 'style', style: 'romantic' };
    const edits = add(noEdits, { item, binds: 'like', words: null });
    expect(items('', edits)).toEqual(['style romantic']);
    expect(items('ice cream', edits)).toEqual(['sort ice-cream want', 'style romantic']);
    expect(ofText('', edits).chips[0]?.quote).toBeNull();
  });

  it('add nothing twice', () => {
    const item: WishItem = { kind: 'diet', diet: 'vegan', who: 'all' };
    const once = add(noEdits, { item, binds: 'must', words: null });
    expect(items('', add(once, { item, binds: 'must', words: null }))).toEqual(['diet vegan all']);
    expect(items('vegan', once)).toEqual(['diet vegan all']);
    const [chip] = ofText('', once).chips;
    if (!chip) throw new Error('nothing was added');
    expect(items('', add(remove(once, chip.target), { item, binds: 'must', words: null }))).toEqual(['diet vegan all']);
  });

  it('that chose a place wait while another destination is typed', () => {
    const item: WishItem = { kind: 'place', placeId: 'pantheon', stance: 'see' };
    const chip = chipOf(TEXT, 'place colosseum skip');
    const corrected = correct(noEdits, chip.target, { ...item, stance: 'skip' });
    const edits = add(corrected, { item, binds: 'must', words: null });
    expect(items(TEXT, edits)).toEqual(expect.arrayContaining(['place pantheon skip', 'place pantheon see']));
    const paris = destinationSheetOf(aDestination('paris'));
    const read = understood(readWishes(TEXT, paris, dates), paris);
    const there = wishesShown({ text: TEXT, understood: read, edits, sheet: paris });
    expect(there.chips.map(({ item: own }) => written(own))).not.toContain('place pantheon see');
    // For a moment there are still wishes that were read for Rome.
    const stale = understood(readWishes(TEXT, sheet, dates), sheet);
    const shown = wishesShown({ text: TEXT, understood: stale, edits: noEdits, sheet: paris });
    expect(nameable(shown, paris).chips.map(({ item: own }) => own.kind)).toEqual(['diet', 'sort']);
  });

  it('explain words that were not understood, and then these are understood', () => {
    const text = 'vegan, a quarkweasel';
    const [words = ''] = ofText(text).unknown;
    expect(words).toContain('quarkweasel');
    const edits = add(noEdits, { item: { kind: 'style', style: 'local' }, binds: 'like', words });
    const shown = ofText(text, edits);
    expect(shown.unknown).toEqual([]);
    const quote = shown.chips.at(-1)?.quote;
    expect(quote && text.slice(quote.from, quote.to)).toBe(words);
    expect(ofText('vegan', edits).chips.at(-1)?.quote).toBeNull();
  });

  it('survive the draft, and a draft without any, or with others, has none', () => {
    const chip = chipOf(TEXT, museums);
    const edits = add(bind(remove(noEdits, chip.target), chip.target, 'like'), {
      item: { kind: 'pace', pace: 'relaxed' },
      binds: 'must',
      words: null,
    });
    expect(readEdits(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
    const draft = { ...restoreForm(null), destination: 'Rome' };
    expect(readEdits(restoreForm({ ...draft, wishes: edits }).wishes)).toEqual(edits);
    expect(readEdits(restoreForm(draft).wishes)).toEqual(noEdits);
    expect(restoreForm({ ...draft, wishes: 'x' }).destination).toBe('Rome');
    expect(readEdits({ removed: [{ hologram: true }] })).toEqual(noEdits);
  });

  it('of a guess are an answer to it', () => {
    const text = 'the colloseum';
    const guess = { item: { kind: 'place', placeId: 'colosseum', stance: 'see' }, binds: 'must' } as const;
    const read = { items: [{ ...guess, quote: { from: 4, to: 13 }, confidence: 'guess' as const }], unknown: [] };
    const parts = { text, understood: understood(read, sheet), sheet };
    const [chip] = wishesShown({ ...parts, edits: noEdits }).chips;
    if (!chip) throw new Error('nothing was guessed');
    expect(chip.isGuess).toBe(true);
    expect(wishesShown({ ...parts, edits: correct(noEdits, chip.target, chip.item) }).chips[0]?.isGuess).toBe(false);
  });

  it('are forgotten when there are too many, the oldest first', () => {
    let edits = noEdits;
    for (let n = 0; n < 80; n++) edits = remove(edits, { mark: { key: 'diet vegan all', words: `vegan ${n}` } });
    expect(edits.removed).toHaveLength(60);
    expect(edits.removed.at(-1)?.words).toBe('vegan 79');
    expect(readEdits(edits)).toEqual(edits);
  });
});

describe('the request', () => {
  const request = (text: string, edits = noEdits) =>
    toRequest({ ...restoreForm(null), preferences: text, wishes: edits }, confirmedOf(ofText(text, edits)));

  it('carries what was confirmed, as the contract has it', () => {
    const { wishes } = request(TEXT);
    expect(wishes?.map(({ item }) => written(item))).toEqual(['diet vegan all', 'place colosseum skip', museums]);
    for (const wish of wishes ?? []) expect(wishSchema.safeParse(wish).success).toBe(true);
  });

  it('carries none where nothing was understood: the server reads for itself', () => {
    expect(request('')).not.toHaveProperty('wishes');
    expect(request('a quarkweasel')).not.toHaveProperty('wishes');
  });

  it('carries an empty list where all was taken away', () => {
    expect(request('vegan', remove(noEdits, chipOf('vegan', 'diet vegan all').target)).wishes).toEqual([]);
  });
});

describe('the right place', () => {
  const any = () => true;
  const matches = (typed: string) => placeMatches(typed, sheet, 'en', any).map(({ id }) => id);

  it('is found by a part of its name, in either language', () => {
    expect(matches('colos')[0]).toBe('colosseum');
    expect(matches('coliseo')[0]).toBe('colosseum');
    expect(matches('trastev')).toContain('trastevere');
    expect(matches('xyzzy')).toEqual([]);
  });

  it('is offered before anything is typed', () => {
    expect(matches('')).toHaveLength(8);
  });
});

describe('fields that make a wish', () => {
  const all = [...rhythmFields, ...companyFields, ...moneyFields, ...travelFields(4)];
  const read = (id: string, typed: string) => {
    const item = all.find((field) => field.id === id)?.read(typed);
    return item ? written(item) : null;
  };

  it('read figures and hours as people type them', () => {
    expect(read('dinnerAt', '21:00')).toBe('meal dinner time 21:00');
    expect(read('arrive', '14:30')).toBe('arrival day 1 time 14:30');
    expect(read('leave', '18:00')).toBe('departure day 4 time 18:00');
    expect(read('ages', '4, 7')).toBe('children 4 7');
    expect(read('moneyDay', '60,50')).toBe('money 6050 a-day');
    expect(read('mostThings', '3')).toBe('things most 3');
  });

  it('take nothing that no wish can hold', () => {
    for (const typed of ['', ' ', 'x', '-1', '99', '4, x', '1e9']) expect(read('ages', typed), typed).toBeNull();
    for (const typed of ['', '0', '-5', 'many']) expect(read('moneyDay', typed), typed).toBeNull();
    expect(read('mostThings', '2.5')).toBeNull();
    expect(read('dinnerAt', '')).toBeNull();
  });
});
