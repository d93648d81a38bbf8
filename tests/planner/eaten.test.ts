import { describe, expect, it } from 'vitest';
import { hasTag } from '#domain/place/has-tag.ts';
import { dietWeight } from '#planner/intent/diets.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { refusalsOf } from '#planner/intent/refusals.ts';
import { dayRules } from '#planner/rules.ts';
import { buildInstance } from '#planner/solver/instance.ts';
import { answerTo, planned, stopsOf, type Told } from '../support/told-plan.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { withPlace } from './plans.ts';

const tablesOf = (told: Told) => {
  const { byId } = aDestination(told.city);
  return stopsOf(planned(told)).flatMap(({ placeId, meal }) => (meal ? (byId.get(placeId ?? '') ?? []) : []));
};

const placeIn = (city: string, id: string) => {
  const place = aDestination(city).byId.get(id);
  if (!place) throw new Error(`no ${id} in ${city}`);
  return place;
};

/** What one can eat, and is told of it (record 95). */
describe('travellers with a diet', () => {
  it.each([
    ['lisbon', 'we are vegan'],
    ['madrid', 'we are vegan'],
    ['berlin', 'we are vegan'],
    ['bangkok', 'we are vegan'],
  ])('find tables in %s', (city, say) => {
    const found = tablesOf({ city, say, days: 3 }).filter(
      ({ diets }) => diets?.vegan === 'yes' || diets?.vegan === 'some',
    );
    expect(new Set(found.map(({ id }) => id)).size).toBeGreaterThanOrEqual(2);
  });

  it('eat at a vegetarian house that has something for vegans, though its text speaks of cheese', () => {
    const house = placeIn('lisbon', 'os-tibetanos');
    expect(dietWeight(house, { diet: 'vegan', who: 'all' })).toBeGreaterThan(1);
    const { vegetarian: _, ...diets } = house.diets ?? {};
    expect(dietWeight({ ...house, diets }, { diet: 'vegan', who: 'all' })).toBe(0);
  });

  it('are sent to no house of dough, and rather not to pasta, where one of them is coeliac', () => {
    const say = 'my daughter is coeliac';
    const dough = ['pizza', 'ramen', 'noodles', 'dumplings', 'bakery', 'sandwich'] as const;
    for (const city of ['rome', 'naples', 'tokyo']) {
      const wrong = tablesOf({ city, say, days: 3 }).filter(
        (table) =>
          !['yes', 'some'].includes(table.diets?.['gluten-free'] ?? '') && dough.some((tag) => hasTag(table.tags, tag)),
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
    }
    const [pasta, steak] = [placeIn('rome', 'armando-al-pantheon'), placeIn('rome', 'ba-ghetto')];
    const weight = (table: typeof pasta) => dietWeight(table, { diet: 'gluten-free', who: 'one' });
    expect(weight(pasta)).toBeGreaterThan(0);
    expect(weight(pasta)).toBeLessThan(weight(steak));
  });

  it('are told which tables have something where the party eats at others, too, and promised nothing', () => {
    const answer = answerTo(planned({ city: 'rome', say: 'my daughter is coeliac', days: 3 }), 'coeliac');
    expect(answer?.met).toBe('no');
    expect(answer?.answer).toContain('Mama Eat');
  });

  it('are told that meals without a table are in no sum', () => {
    const trip = planned({ city: 'kyoto', say: 'we are vegan', days: 2 });
    const open = trip.days.flatMap(({ activities }) => activities.filter(({ kind }) => kind === 'meal')).length;
    expect(open).toBeGreaterThan(0);
    const spent = trip.answers.find(({ answer }) => answer.includes('per adult and day'));
    expect(spent?.answer).toContain(open === 1 ? 'A meal without a table' : `${open} meals without a table`);
  });
});

/** Found by a fourth reader (record 95). */
describe('what was limited or seen', () => {
  it('keeps to one museum a day though a first visit must hold more', () => {
    const say =
      'MAX one museum a day, Kunsthistorisches Museum and Upper Belvedere, day trip to Melk on the second day';
    const trip = planned({ city: 'vienna', say, start: '2027-10-08', days: 4 });
    const { byId } = aDestination('vienna');
    const museums = trip.days.map(({ activities }) =>
      activities.flatMap(({ placeId, meal }) => {
        const place = meal ? undefined : byId.get(placeId ?? '');
        return place && hasTag(place.tags, 'museum') ? place.id : [];
      }),
    );
    expect(museums.filter((own) => own.length > 1)).toEqual([]);
    expect(museums.flat()).toEqual(expect.arrayContaining(['kunsthistorisches-museum', 'upper-belvedere']));
  });

  it('offers no great museum that finds no day of its own', () => {
    const vienna = aDestination('vienna');
    const dates = { start: '2027-10-08', end: '2027-10-11' };
    const greatOf = (preferences: string) => {
      const request = aTripRequest({ destination: 'Vienna', dates, preferences, categories: [] });
      const { visits } = buildInstance(vienna, readIntent(request, vienna), { start: dates.start, days: 4 });
      return visits.filter(({ place, score }) => score > 400 && place?.tags.includes('museum')).length;
    };
    const say = 'Kunsthistorisches Museum and Upper Belvedere, day trip to Melk on the second day';
    expect(greatOf(say)).toBeGreaterThan(3);
    expect(greatOf(`max one museum a day. ${say}`)).toBe(3);
  });

  it('does not send those who have seen an island to what stands on it', () => {
    const ids = stopsOf(planned({ city: 'berlin', say: 'we have seen Museum Island', days: 3 })).map(
      ({ placeId }) => placeId,
    );
    for (const id of ['museum-island', 'neues-museum', 'alte-nationalgalerie', 'berlin-cathedral'])
      expect(ids).not.toContain(id);
  });

  it('takes a name for a word of its own: an island called Um is not in "Humboldt"', () => {
    const berlin = withPlace(aDestination('berlin'), 'museum-island', { name: { en: 'Um', es: 'Um' }, aliases: [] });
    const item = { kind: 'place', placeId: 'museum-island', stance: 'seen' } as const;
    const { named } = refusalsOf([{ item, quote: null, binds: 'must' }], berlin);
    expect(named).not.toContain('humboldt-forum');
    expect(named).toContain('neues-museum');
  });

  it('goes to one of them all the same where it was named', () => {
    const say = 'we have seen Museum Island but want the Neues Museum';
    const ids = stopsOf(planned({ city: 'berlin', say, days: 3 })).map(({ placeId }) => placeId);
    expect(ids).toContain('neues-museum');
    expect(ids).not.toContain('berlin-cathedral');
  });

  it('brings a child of two home for the night', () => {
    const ends = planned({ city: 'copenhagen', say: 'our son is 2', days: 3, children: 1 }).days.map(({ activities }) =>
      Math.max(...activities.map(({ start, duration }) => start + duration)),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(20 * 60 + 30);
    const intentOf = (preferences: string) =>
      readIntent(aTripRequest({ destination: 'Copenhagen', preferences }), aDestination('copenhagen'));
    expect(dayRules('DK', intentOf('our son is 2')).end).toBe(20 * 60 + 30);
    expect(dayRules('ES', intentOf('our son is 2')).end).toBe(21 * 60 + 30);
    expect(dayRules('DK', intentOf('our son is 7')).end).toBe(21 * 60 + 30);
  });
});
