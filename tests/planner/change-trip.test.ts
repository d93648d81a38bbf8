import { describe, expect, it } from 'vitest';
import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import { type AskedInWords, changeByWords } from '#planner/replan/change/by-words.ts';
import { aTripWithABookedStop } from '../support/booked-trips.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const rome = aDestination('rome');
const dates = { start: '2027-05-04', end: '2027-05-06' };
const trip = aTrip({ dates }, rome);
const all = [1, 2, 3];

function asked(text: string, of: Trip = trip, days = all, destination = rome): AskedInWords & { readonly after: Trip } {
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`;
  const found = changeByWords(
    { before: of, destination, language: 'en', newId },
    { text, days, today: null, shownIn: 'en' },
  );
  return {
    ...found,
    after: applyChanges(
      of,
      found.parts.flatMap(({ changes }) => changes),
    ),
  };
}

const dayOf = (of: Trip, day: number): readonly Activity[] => of.days[day - 1]?.activities ?? [];
const visitsOn = (of: Trip, day: number) => dayOf(of, day).filter(({ kind, meal }) => kind === 'place' && !meal);
const mealsOn = (of: Trip, day: number, meal: string) => dayOf(of, day).filter((own) => mealOf(own) === meal);
const tagsOf = ({ placeId }: Activity): readonly string[] => rome.byId.get(placeId ?? '')?.tags ?? [];
/** What is of a sort above all: by its first two tags. */
const ofSort = (of: Trip, day: number, tag: string) =>
  visitsOn(of, day).filter((own) => tagsOf(own).slice(0, 2).includes(tag));
const outcomesOf = ({ outcomes }: AskedInWords) =>
  outcomes.map(({ label, done, already, failed, isElsewhere }) => ({ label, done, already, failed, isElsewhere }));
const spentOn = (of: Trip, day: number) =>
  dayOf(of, day).reduce((sum, { cost }) => sum + (cost.kind === 'amount' ? cost.adult : 0), 0);

describe('a trip that is changed by words', () => {
  it('changes the days that are meant, and no other', () => {
    const { after, parts } = asked('day 2 slower');
    expect(parts.map(({ days }) => days)).toEqual([[2]]);
    expect(visitsOn(after, 2)).toHaveLength(visitsOn(trip, 2).length - 1);
    for (const day of [1, 3]) expect(dayOf(after, day)).toEqual(dayOf(trip, day));
  });

  it('keeps to the days it is asked about where the words name none', () => {
    expect(asked('slower', trip, [3]).parts.map(({ days }) => days)).toEqual([[3]]);
    expect(asked('slower', trip, [3]).outcomes).toMatchObject([{ days: [3], done: [3] }]);
  });

  it('leaves a sort of places out and puts others there', () => {
    const museums = all.filter((day) => ofSort(trip, day, 'museum').length > 0);
    expect(museums.length).toBeGreaterThan(0);
    const found = asked('no museums');
    for (const day of all) expect(ofSort(found.after, day, 'museum')).toEqual([]);
    const besides = all.flatMap((day) => visitsOn(found.after, day)).filter((own) => tagsOf(own).includes('museum'));
    expect(found.outcomes[0]?.left).toEqual(besides.map(({ name }) => name));
    expect(outcomesOf(found)).toEqual([
      {
        label: 'Without: Museums',
        done: museums,
        already: all.filter((day) => !museums.includes(day)),
        failed: [],
        isElsewhere: false,
      },
    ]);
  });

  it('keeps one of a sort in all where one is asked for, not one a day', () => {
    const count = (of: Trip) => all.flatMap((day) => ofSort(of, day, 'church')).length;
    expect(count(trip)).toBeGreaterThan(1);
    const found = asked('one church only');
    expect(count(found.after)).toBe(1);
    expect(found.outcomes).toMatchObject([{ failed: [] }]);
  });

  it('puts a meal an hour later, at its own table where that is open', () => {
    const found = asked('dinner later on day 1');
    const [[before], [after]] = [mealsOn(trip, 1, 'dinner'), mealsOn(found.after, 1, 'dinner')];
    expect((after?.start ?? 0) - (before?.start ?? 0)).toBeGreaterThanOrEqual(45);
    expect(found.outcomes).toMatchObject([{ done: [1], failed: [] }]);
  });

  it('puts what is named in the place of what is to go', () => {
    const [gone] = visitsOn(trip, 1);
    const placed = new Set(trip.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)));
    const free = rome.compiled.find(
      ({ id, kind, popularity }) => kind !== 'food' && kind !== 'day-trip' && !placed.has(id) && popularity > 60,
    );
    const found = asked(`${free?.name.en} instead of ${gone?.name}`);
    const after = found.after.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId));
    expect(found.unknown).toEqual([]);
    expect(after).not.toContain(gone?.placeId);
    expect(after).toContain(free?.id);
  });

  it('takes nothing away for something that finds no place', () => {
    const found = asked('swap the Colosseum for Ostia Antica');
    expect(found.parts).toEqual([]);
    expect(found.outcomes).toMatchObject([
      { item: { placeId: 'colosseum' }, done: [], failed: [expect.any(Number)] },
      { item: { placeId: 'ostia-antica' }, done: [], already: [] },
    ]);
  });

  it('brings what stands on another day, and takes both days as one part', () => {
    const from = all.find((day) => visitsOn(trip, day).some(({ placeId }) => placeId === 'pantheon')) ?? 0;
    const to = all.find((day) => day !== from) ?? 0;
    const found = asked(`the Pantheon on day ${to}`);
    expect(found.outcomes).toMatchObject([{ done: [to] }]);
    expect(found.parts.map(({ days }) => days)).toEqual([[from, to].sort((a, b) => a - b)]);
    const places = found.after.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId));
    expect(places.filter((id) => id === 'pantheon')).toHaveLength(1);
  });

  it('gives up nothing that a first visit must hold for something said by comparison', () => {
    const paris = aDestination('paris');
    const first = aTrip({ dates }, paris);
    const of = { before: first, destination: paris, language: 'en' as const, newId: () => crypto.randomUUID() };
    for (const text of ['dinner earlier', 'back earlier', 'start later']) {
      const { parts } = changeByWords(of, { text, days: all, today: null, shownIn: 'en' });
      const after = applyChanges(
        first,
        parts.flatMap(({ changes }) => changes),
      );
      const left = new Set(after.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)));
      for (const id of ['eiffel-tower', 'louvre', 'notre-dame']) expect(left, `${text}: ${id}`).toContain(id);
    }
  });

  it('adds one of a sort on one day, not on every day', () => {
    const found = asked('add a viewpoint');
    const count = (of: Trip) => all.flatMap((day) => ofSort(of, day, 'viewpoint')).length;
    expect(count(found.after)).toBe(count(trip) + 1);
    expect(found.outcomes[0]?.done).toHaveLength(1);
  });

  it('adds none where there is one, unless more of it is asked for', () => {
    const has = all.filter((day) => ofSort(trip, day, 'church').length > 0);
    expect(has.length).toBeGreaterThan(0);
    const found = asked('a church');
    expect(found).toMatchObject({ parts: [], outcomes: [{ done: [], failed: [], already: has }] });
    expect(asked('another church').outcomes).toMatchObject([{ already: [] }]);
  });

  it('costs less where it is asked to', () => {
    const found = asked('cheaper');
    const { done } = found.outcomes[0] ?? { done: [] };
    expect(done.length).toBeGreaterThan(0);
    for (const day of done) expect(spentOn(found.after, day)).toBeLessThan(spentOn(trip, day));
  });

  it('claims nothing that another wish has undone', () => {
    const isFree = (of: Trip, day: number) =>
      visitsOn(of, day).every(({ start, duration }) => start >= 19 * 60 || start + duration <= 15 * 60);
    const paris = aDestination('paris');
    const first = aTrip({ dates }, paris);
    const isSo = ({ item }: AskedInWords['outcomes'][number], of: Trip, day: number): boolean => {
      if (item.kind === 'free') return isFree(of, day);
      if (item.kind === 'things') return visitsOn(of, day).length <= 2;
      return visitsOn(of, day).length > visitsOn(trip, day).length;
    };
    const found = ['a free afternoon, more things', 'only two things, more things'].map((text) => asked(text));
    const claims = found.flatMap(({ outcomes, after }) =>
      outcomes.flatMap((outcome) => outcome.done.map((day) => ({ outcome, day, so: isSo(outcome, after, day) }))),
    );
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.filter(({ so }) => !so)).toEqual([]);
    // What walks less gives up what more things had brought.
    const { outcomes, after } = asked('more things, less walking', first, all, paris);
    const fuller = outcomes[0]?.done ?? [];
    expect(fuller.filter((day) => visitsOn(after, day).length <= visitsOn(first, day).length)).toEqual([]);
    expect(outcomes[0]?.failed).not.toEqual([]);
  });

  it('changes nothing on a day on which what was asked is not so in the end', () => {
    const packed = aTrip({ dates, preferences: 'packed' }, rome);
    const { parts, outcomes } = asked('only two things', packed);
    const failed = outcomes.flatMap((outcome) => outcome.failed);
    expect(failed.length).toBeGreaterThan(0);
    expect(parts.flatMap(({ days }) => days).filter((day) => failed.includes(day))).toEqual([]);
  });

  it('promises nothing that the data do not know', () => {
    for (const [text, isPromised] of [
      [
        'vegetarian',
        ({ placeId, kind }: Activity) => kind === 'place' && rome.byId.get(placeId ?? '')?.diets?.vegetarian === 'yes',
      ],
      ['no meal over 20 €', ({ cost }: Activity) => cost.kind === 'amount' && cost.adult <= 2000],
    ] as const) {
      const { outcomes, after } = asked(text);
      expect(outcomes, text).toHaveLength(1);
      for (const day of [...(outcomes[0]?.done ?? []), ...(outcomes[0]?.already ?? [])])
        for (const own of dayOf(after, day).filter((stop) => mealOf(stop) !== null))
          expect(isPromised(own), `${text}, day ${day}: ${own.name}`).toBe(true);
    }
    expect(asked('halal').outcomes).toMatchObject([{ isElsewhere: true }]);
  });

  it('says of fewer that they are fewer, and keeps some', () => {
    const count = (of: Trip) => all.flatMap((day) => ofSort(of, day, 'church')).length;
    const found = asked('fewer churches');
    expect(found.outcomes).toMatchObject([{ label: 'Churches', isFewer: true }]);
    expect(count(found.after)).toBeLessThan(count(trip));
    expect(count(found.after)).toBeGreaterThan(0);
  });

  it('leaves an afternoon free', () => {
    const found = asked('a free afternoon on day 2');
    const isIn = ({ start, duration, kind }: Activity) =>
      kind === 'place' && start < 19 * 60 && start + duration > 15 * 60;
    expect(found.outcomes).toMatchObject([{ done: [2] }]);
    expect(visitsOn(found.after, 2).filter(isIn)).toEqual([]);
  });

  it('begins later, and moves or leaves out what that leaves no room for', () => {
    const found = asked('start day 2 at 11');
    expect(found.outcomes).toMatchObject([{ done: [2] }]);
    expect(dayOf(found.after, 2)[0]?.start).toBeGreaterThanOrEqual(11 * 60);
  });

  it('breaks nothing that the trip did not break, whichever of its days are taken', () => {
    const whole = checkTrip(trip, { destination: rome });
    expect(whole).toEqual([]);
    for (const text of [
      'day 2 slower, no museums, dinner later',
      'no churches, add a park, cheaper',
      'less walking',
      'more things',
      'lunch earlier, a free evening on day 1',
    ]) {
      const { parts } = asked(text);
      for (const { days, changes } of parts) {
        const after = applyChanges(trip, changes);
        // The hours that were asked for are none of the trip's own wishes; everything else is as it was.
        const faults = checkTrip(after, { destination: rome }).filter(
          ({ rule }) => !['H3', 'H14', 'H16'].includes(rule),
        );
        expect(faults, `${text}, day ${days.join()}`).toEqual([]);
      }
    }
  });

  it('leaves what is booked, done or added by the owner where it is, and says where that stands in the way', () => {
    const booked = aTripWithABookedStop();
    const stop = dayOf(booked, 2).find(({ placeId }) => placeId === 'colosseum');
    expect(stop).toBeDefined();
    const found = asked('remove the Colosseum', booked);
    expect(dayOf(found.after, 2)).toContainEqual(stop);
    expect(found.outcomes).toMatchObject([{ failed: [2] }]);
    const [own] = visitsOn(trip, 1);
    const done = applyChanges(trip, [{ kind: 'activity.done', activityId: own?.id ?? '', done: true }]);
    const kept = asked(`remove ${own?.name}`, done);
    expect(kept.parts).toEqual([]);
    expect(kept.outcomes).toMatchObject([{ done: [], failed: [1] }]);
  });

  it('says what no change of stops can do, what lies outside of the trip, and what it did not understand', () => {
    expect(asked('we land at 14:30').outcomes).toMatchObject([{ isElsewhere: true }]);
    expect(asked('day 9 slower')).toMatchObject({ parts: [], outcomes: [{ days: [], done: [] }] });
    expect(asked('quieter places')).toMatchObject({ parts: [], outcomes: [], unknown: ['quieter places'] });
  });

  it('finds the same for the same words', () => {
    expect(asked('no museums, dinner later')).toEqual(asked('no museums, dinner later'));
  });
});
