import { describe, expect, it } from 'vitest';
import { restoreForm, toRequest } from '../../src/screens/plan-trip/form-values.ts';
import {
  canGrow,
  earlier,
  grown,
  named,
  refitted,
  stepped,
  without,
} from '../../src/screens/plan-trip/journey/bases.ts';
import { type FormJourney, lackOf, nightsOfDates } from '../../src/screens/plan-trip/journey/form-journey.ts';

const week = { start: '2027-05-10', end: '2027-05-17' };
const short = { start: '2027-05-10', end: '2027-05-14' };
const none = { start: '', end: '' };
const japan = [
  { name: 'Tokyo', nights: 3, rank: 1 },
  { name: 'Kyoto', nights: 3, rank: 2 },
  { name: 'Hiroshima', nights: 1, rank: 3 },
];
const proposedJourney = (proposed: typeof japan, byCar: boolean, dates: typeof week) =>
  refitted({ bases: [], proposed, byCar }, dates);
const begunJourney = (destination: string, dates: typeof week) =>
  refitted(
    {
      bases: [
        { destination, nights: 2 },
        { destination: '', nights: 2 },
      ],
      byCar: false,
    },
    dates,
  );
const told = (journey: FormJourney) =>
  journey.bases.map(({ destination, nights }) => `${destination} ${nights}`).join(', ');

describe('the places of a journey in the form (issue 23)', () => {
  it('are those of a proposal that there is time for, and other dates have others', () => {
    const proposed = proposedJourney(japan, false, week);
    expect(told(proposed)).toBe('Tokyo 3, Kyoto 3, Hiroshima 1');
    expect(told(refitted(proposed, short))).toBe('Tokyo 2, Kyoto 2');
    expect(told(refitted(refitted(proposed, short), week))).toBe('Tokyo 3, Kyoto 3, Hiroshima 1');
    expect(told(proposedJourney(japan, false, none))).toBe('Tokyo 3, Kyoto 3, Hiroshima 1');
    expect(refitted(proposed, none)).toBe(proposed);
  });

  it('stay what the traveller made of them, whatever the dates', () => {
    const changed = stepped(proposedJourney(japan, false, week), 2, 2, week);
    expect(told(changed)).toBe('Tokyo 3, Kyoto 2, Hiroshima 2');
    expect(told(refitted(changed, short))).toBe('Tokyo 2, Kyoto 1, Hiroshima 1');
    expect(told(named(changed, 1, 'Osaka'))).toBe('Tokyo 3, Osaka 2, Hiroshima 2');
    expect(told(earlier(changed, 2))).toBe('Tokyo 3, Hiroshima 2, Kyoto 2');
    expect(told(without(changed, 0, week))).toBe('Kyoto 4, Hiroshima 3');
    expect(told(grown(changed, week))).toBe('Tokyo 2, Kyoto 2, Hiroshima 2,  1');
    expect(canGrow(grown(changed, week))).toBe(false);
  });

  it('have as many nights as the dates, and any number while there are none', () => {
    expect([nightsOfDates(week), nightsOfDates(none), nightsOfDates({ start: week.end, end: week.start })]).toEqual([
      7,
      null,
      null,
    ]);
    const begun = begunJourney('Lisbon', week);
    expect(told(begun)).toBe('Lisbon 4,  3');
    expect(told(stepped(begun, 0, 5, week))).toBe('Lisbon 5,  2');
    expect(told(stepped(begunJourney('Lisbon', none), 0, 5, none))).toBe('Lisbon 5,  2');
  });

  it('say what is missing', () => {
    const begun = begunJourney('Lisbon', week);
    expect(lackOf(begun, week)).toBe('nameless');
    expect(lackOf(named(begun, 1, ' lisbon '), week)).toBe('twice');
    expect(lackOf(named(begun, 1, 'Porto'), { start: '2027-05-10', end: '2027-05-11' })).toBe('tooFewNights');
    expect(lackOf(named(begun, 1, 'Porto'), week)).toBeNull();
  });

  it('are kept with the form, and asked for', () => {
    const journey = { ...proposedJourney(japan, true, week) };
    const form = restoreForm({
      destination: 'Japan',
      ...week,
      adults: 2,
      children: 0,
      categories: [],
      budget: null,
      preferences: '',
      journey,
    });
    expect(form.journey).toEqual(journey);
    expect(toRequest(form)).toMatchObject({
      bases: [
        { destination: 'Tokyo', nights: 3 },
        { destination: 'Kyoto', nights: 3 },
        { destination: 'Hiroshima', nights: 1 },
      ],
      byCar: true,
    });
    expect(toRequest(restoreForm({ ...form, journey: undefined })).bases).toBeUndefined();
  });
});
