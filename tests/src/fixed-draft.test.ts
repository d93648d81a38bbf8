import { describe, expect, it } from 'vitest';
import type { WishItem } from '#domain/wishes/item.ts';
import { written } from '#domain/wishes/written.ts';
import { draftOf, errorsOf, type FixedItem, isFixed, itemOf } from '#src/screens/plan-trip/fixed/fixed-draft.ts';

const nameOf = (id: string) => `The ${id}`;
const draft = (item: FixedItem, days: number | null = 4) => draftOf(item, days, nameOf);

describe('what is fixed, opened again', () => {
  const items: readonly FixedItem[] = [
    { kind: 'arrival', day: 1, time: 870, by: 'plane', at: 'fiumicino' },
    { kind: 'arrival', day: 2, time: 5 },
    { kind: 'departure', day: 4, time: 1275, by: 'train' },
    { kind: 'lodging', areaId: 'trastevere' },
    { kind: 'lodging', near: 'pantheon' },
    { kind: 'booked', what: 'dinner', day: 2, time: 1200 },
    { kind: 'booked', what: 'show', day: 3, time: 1140, near: 'trastevere' },
    { kind: 'booked', placeId: 'colosseum', day: 2, time: 600 },
    { kind: 'busy', day: 3, from: 540, to: 1020 },
    { kind: 'busy', day: 3, from: 1080, to: 1440 },
    { kind: 'busy', day: 2 },
  ];
  it.each(items.map((item) => [written(item), item] as const))('is the same when nothing is changed: %s', (_, item) => {
    expect(itemOf(item.kind, draft(item))).toEqual(item);
  });

  it('names the place it is at', () => {
    expect(draft({ kind: 'booked', placeId: 'colosseum', day: 2, time: 600 }).place?.name).toBe('The colosseum');
  });

  it('asks for what was not said: an hour of a part of a day, and a day of the trip where it was outside', () => {
    const evening = draft({ kind: 'departure', day: 9, part: 'evening' });
    expect(evening).toMatchObject({ day: '4', time: '' });
    expect(itemOf('departure', evening)).toBeNull();
    expect(draft({ kind: 'arrival', day: 6, time: 600 }, null).day).toBe('6');
  });

  it('has the hours that a part of the day is, and of a day of which only the beginning or the end is said', () => {
    expect(draft({ kind: 'busy', day: 1, part: 'morning' })).toMatchObject({ time: '06:00', until: '13:00' });
    expect(draft({ kind: 'busy', day: 1, to: 1020 })).toMatchObject({ time: '00:00', until: '17:00' });
    expect(draft({ kind: 'busy', day: 1, from: 1080 })).toMatchObject({ time: '18:00', until: '23:59' });
  });

  it('may be a whole day, but not half of one', () => {
    const whole = draft({ kind: 'busy', day: 1 });
    expect(whole).toMatchObject({ time: '', until: '' });
    expect(errorsOf('busy', whole)).toEqual([]);
    expect(errorsOf('busy', { ...whole, time: '09:00' })).toEqual(['until']);
    expect(errorsOf('busy', { ...whole, until: '09:00' })).toEqual(['time']);
    expect(errorsOf('booked', { ...whole, time: '' })).toEqual(['time']);
  });

  it('is none of the other wishes', () => {
    const other: WishItem = { kind: 'style', style: 'romantic' };
    expect([isFixed(other), isFixed({ kind: 'busy', day: 1 })]).toEqual([false, true]);
  });
});
