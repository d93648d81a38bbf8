import { describe, expect, it } from 'vitest';
import { written } from '#domain/wishes/written.ts';
import { nameSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { aDestination } from '../support/trips.ts';

/** A Tuesday to a Friday. */
const trip = { start: '2028-05-09', end: '2028-05-12' };
const vatican = 'place vatican-museums see';
const colosseum = 'place colosseum see';
const apart = [vatican, `${colosseum} other-day-than vatican-museums`];
const together = [vatican, `${colosseum} same-day-as vatican-museums`];

describe('places that are wanted on one day, or on two (record 99)', () => {
  it.each([
    ['the Vatican and the Colosseum on the same day', together, []],
    ['the Vatican the same day as the Colosseum', together, []],
    ['the Vatican and the Colosseum both in one day please', together, []],
    ['el Vaticano y el Coliseo el mismo día', together, []],
    ['el Vaticano el mismo día que el Coliseo', together, []],
    ['we hate churches, the Vatican and the Colosseum on the same day', ['sort church refuse', ...together], []],
    ['the Vatican and the Colosseum on different days', apart, []],
    ['the Vatican and the Colosseum not on the same day', apart, []],
    ['never the Vatican and the Colosseum on the same day', apart, []],
    ["don't put the Vatican and the Colosseum on the same day", apart, []],
    ['one day the Vatican, another day the Colosseum', apart, []],
    ['no queremos el Vaticano y el Coliseo el mismo día', apart, []],
    ['el Vaticano y el Coliseo en días distintos', apart, []],
    ['el Vaticano un día y otro día el Coliseo', apart, []],
    [
      'Coliseo y Foro el mismo día, el Vaticano otro día',
      [
        colosseum,
        'place roman-forum-palatine see same-day-as colosseum',
        `${vatican} other-day-than roman-forum-palatine`,
      ],
      [],
    ],
    [
      'the Vatican and the Colosseum on the same day. Galleria Borghese',
      [...together, 'place borghese-gallery see'],
      [],
    ],
    ['on Friday the Vatican, the same day the Colosseum', [`${vatican} day 4`, `${colosseum} day 4`], []],
    ['el Vaticano lo dejamos para otro día', ['place vatican-museums skip'], []],
    // What no item holds is listed.
    ['the Vatican, then the Colosseum the day after', [vatican, colosseum], ['day after']],
    ['el Coliseo al día siguiente', [colosseum], ['día siguiente']],
    ['no museums on the same day as the Vatican', [], ['no museums on the same day as the Vatican']],
    ['el Vaticano otro día', [vatican], ['otro día']],
  ] as const)('are read so: %s', (say, items, left) => {
    const { items: found, unknown } = readWishes(say, nameSheetOf(aDestination('rome')), trip);
    expect(found.map(({ item }) => written(item))).toEqual(items);
    expect(unknown.map(({ from, to }) => say.slice(from, to))).toEqual(left);
  });
});
