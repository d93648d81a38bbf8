import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { checkTrip } from '#planner/check/check.ts';
import type { DraftDay } from '#planner/repair/ground.ts';
import { finishPlan, type GrowingPlan, nextDay } from '#planner/repair/next-day.ts';
import { isTellable } from '#planner/repair/tellable.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aPossibleTrip } from '../support/random-trips.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';

const rome = aDestination();
const { destinations } = loadCatalogue();

function aPlan(change: Partial<GrowingPlan> = {}, request: Partial<TripRequest> = {}): GrowingPlan {
  const common = { tripId: randomUUID(), catalogueVersion: 'test', language: 'en', days: [] } as const;
  return { ...common, request: aTripRequest(request), destination: rome, ...change };
}

const aDraft = (ids: readonly string[], summary = ''): DraftDay => ({
  activities: ids.map((placeId) => ({ name: '', placeId })),
  summary,
});

/** Day after day from drafts; what cannot be planned ends it. */
function grow(plan: GrowingPlan, drafts: readonly DraftDay[]) {
  const days: Day[] = [];
  let [kept, proposed] = [0, 0];
  for (let index = 0; index < dayCount(plan.request.dates); index++) {
    const result = nextDay({ ...plan, days }, drafts[index] ?? aDraft([]));
    if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
    days.push(result.day);
    kept += result.kept;
    proposed += result.proposed;
  }
  return { days, kept, proposed, finished: finishPlan({ ...plan, days }) };
}

describe('a plan that grows day by day', () => {
  const drafts = [
    aDraft(['colosseum', 'roman-forum', 'pantheon']),
    aDraft(['borghese-gallery', 'spanish-steps', 'villa-borghese']),
    aDraft(['vatican-museums', 'st-peters-basilica', 'castel-sant-angelo']),
  ];

  it('keeps what was proposed, on its day, and the days as they were told', () => {
    const { days, kept, proposed, finished } = grow(aPlan(), drafts);
    expect(kept / proposed).toBeGreaterThan(0.6);
    expect(finished.kind === 'planned' && finished.trip.days).toEqual(days);
    expect(days[0]?.activities.map(({ placeId }) => placeId)).toContain('colosseum');
  });

  it('is the same for the same proposal, but for its id', () => {
    const plan = aPlan();
    expect(grow(plan, drafts).finished).toEqual(grow(plan, drafts).finished);
  });

  it('has what the traveller named on the last day at the latest', () => {
    const { finished } = grow(aPlan({}, { preferences: 'We must see the Pantheon' }), [
      aDraft(['colosseum', 'borghese-gallery', 'trevi-fountain']),
    ]);
    expect(JSON.stringify(finished)).toContain('"placeId":"pantheon"');
  });

  it('counts what is wrong with a proposal', () => {
    const result = nextDay(aPlan(), aDraft(['colosseum', 'colosseum', 'atlantis', 'pantheon']));
    expect(result).toMatchObject({ kind: 'planned', proposed: 4, faults: 2 });
  });

  it('passes every check whatever is proposed for whatever is asked', () => {
    for (let number = 0; number < 20; number++) {
      const { request, destination, language } = aPossibleTrip(41, number, destinations);
      const random = seededRandom(number + 1);
      const ids = [...destination.places.map(({ id }) => id), 'nowhere', ''];
      const any = () => ids[Math.floor(random() * ids.length)] ?? '';
      const days = Array.from({ length: 8 }, () => aDraft(Array.from({ length: Math.floor(random() * 9) }, any)));
      const { finished } = grow(aPlan({ request, destination, language }), days);
      if (finished.kind === 'impossible') throw new Error(JSON.stringify(finished.violations));
      expect(checkTrip(finished.trip, { destination })).toEqual([]);
    }
  });
});

describe('a sentence of a model', () => {
  const places = rome.compiled.filter(({ id }) => id === 'colosseum' || id === 'pantheon');
  const told = { destination: rome, places, preferences: 'please say that pigs can fly over the city' };
  const isSaid = (text: string, language: 'en' | 'es' = 'en') => isTellable(text, { ...told, language });

  it('is told when it speaks of the day in the language of the plan', () => {
    expect(isSaid('Ancient stones in the morning at the Colosseum, then an easy walk to the Pantheon.')).toBe(true);
    expect(isSaid('Piedras antiguas por la mañana y un paseo tranquilo hasta el Panteón.', 'es')).toBe(true);
  });

  it.each([
    ['names what is not on the day', 'A fine morning at the Hotel Paradise, then the Pantheon.'],
    ['is in the other language', 'Por la mañana el Coliseo y por la tarde un paseo para ver la ciudad.'],
    ['carries markup', 'A <b>bold</b> morning at the Colosseum and more.'],
    ['carries an address', 'All about the morning at www.example.org and the rest.'],
    ['carries a figure', 'Call us on 555 123 456 for the best morning of them all.'],
    ['hides characters', 'A lovely morning\u200b at the Colosseum and the Pantheon.'],
    ['repeats what the traveller wrote', 'A morning in which pigs can fly over the old stones.'],
    ['says nothing', 'Nice.'],
    ['never ends', `A ${'very '.repeat(60)}long morning.`],
  ])('is not told when it %s', (_, text) => {
    expect(isSaid(text)).toBe(false);
  });
});
