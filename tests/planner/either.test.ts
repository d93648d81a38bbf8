import { describe, expect, it } from 'vitest';
import { answerTo, planned, stopsOf, type Told } from '../support/told-plan.ts';

const TUESDAY = '2027-06-08';
const MONDAY = '2027-06-07';

/** Which of the two museums a plan goes to. */
const seenIn = (told: Told) =>
  stopsOf(planned(told)).flatMap(({ placeId }) => (placeId === 'louvre' || placeId === 'orsay' ? [placeId] : []));

describe('one of two places', () => {
  it('is the one that is open', () => {
    const told = { city: 'paris', say: 'the Louvre or the Orsay', days: 1 };
    expect(seenIn({ ...told, start: TUESDAY })).toEqual(['orsay']);
    expect(seenIn({ ...told, start: MONDAY })).toEqual(['louvre']);
  });

  it('is one and not both, however long the trip and famous the other, and the answer says which', () => {
    const say = 'our first time in Paris, el Louvre o el Orsay';
    const trip = planned({ city: 'paris', say, days: 4 });
    expect(seenIn({ city: 'paris', say, days: 4 })).toEqual(['louvre']);
    const answer = answerTo(trip, 'Louvre o el Orsay');
    expect(answer).toMatchObject({ met: 'yes', places: ['louvre'] });
    expect(answer?.answer).toMatch(/^Louvre/);
  });

  it.each(["we haven't seen the Louvre or the Orsay yet", "don't miss the Louvre or the Orsay"])(
    'is not meant by "%s"',
    (say) => expect(new Set(seenIn({ city: 'paris', say, days: 3 }))).toEqual(new Set(['louvre', 'orsay'])),
  );

  it('is neither where neither is wanted', () => {
    expect(seenIn({ city: 'paris', say: 'no Louvre or Orsay, please', days: 3 })).toEqual([]);
  });
});
