import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { withTrueTexts } from '#domain/trip/told-texts.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aTripRequest } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';

const catalogue = loadCatalogue();
const dates = { start: '2027-04-12', end: '2027-04-16' };

const looked = inTurn(
  catalogue.destinations.flatMap((destination) => languages.map((language) => ({ destination, language }))),
  19,
);

const plans = looked.flatMap(({ destination, language }) => {
  const result = planTrip({
    tripId: crypto.randomUUID(),
    request: aTripRequest({ destination: destination.name.en, dates }),
    destination,
    catalogueVersion: catalogue.version,
    language,
  });
  return result.kind === 'planned' ? [result.trip] : [];
});

describe('what our planner sums up', () => {
  it('is told of every plan as it was made', () => {
    expect(plans).toHaveLength(looked.length);
    expect(plans.filter((trip) => withTrueTexts(trip) !== trip).map(({ destination }) => destination)).toEqual([]);
  });

  it('is told of a day on which nothing is visited, as long as it begins where it says', () => {
    const [trip] = plans;
    const day = trip?.days.find(({ activities }) => activities.some(({ kind }) => kind !== 'place'));
    const quiet = day?.activities.filter(({ kind }) => kind !== 'place') ?? [];
    const told = (activities: Activity[], place: string) => {
      const summary = `An easy day around ${place}.`;
      const changed = { ...trip, days: [{ ...day, activities, summary }] } as Trip;
      return withTrueTexts(changed).days[0]?.summary === summary;
    };
    expect(told(quiet, quiet[0]?.location ?? '')).toBe(true);
    expect(told(quiet, 'Windsor Castle')).toBe(false);
    expect(told([], 'Windsor Castle')).toBe(false);
  });

  it('is not told once a stop that it names is gone, and is again when that is there', () => {
    const named = plans.flatMap((trip) =>
      trip.days.flatMap((day, index) =>
        day.activities
          .filter(({ meal, name }) => !meal && day.summary.includes(name))
          .map((stop) => ({ trip, index, stop })),
      ),
    );
    expect(named.length).toBeGreaterThan(5 * plans.length);
    const still = named.filter(({ trip, index, stop }) => {
      const days = trip.days.map((day, at) =>
        at === index ? { ...day, activities: day.activities.filter((own) => own !== stop) } : day,
      );
      return withTrueTexts({ ...trip, days }).days[index]?.summary !== '';
    });
    expect(still.length / named.length).toBeLessThan(0.02);
  });

  it('is not told once a stop that it only counts is gone, or one more is there', () => {
    const counted = plans.flatMap((trip) =>
      trip.days.flatMap((day, index) => {
        const [last] = day.activities.filter(
          ({ kind, meal, name }) => kind === 'place' && !meal && !day.summary.includes(name),
        );
        return last && /\d (?:more|parada)/.test(day.summary) ? [{ trip, index, last }] : [];
      }),
    );
    expect(counted.length).toBeGreaterThan(plans.length);
    for (const { trip, index, last } of counted) {
      const withThese = (change: (own: Activity) => Activity[]) =>
        trip.days.map((day, at) => (at === index ? { ...day, activities: day.activities.flatMap(change) } : day));
      const fewer = withThese((own) => (own === last ? [] : [own]));
      const more = withThese((own) => (own === last ? [own, { ...own, name: 'Our own', location: 'Our own' }] : [own]));
      for (const days of [fewer, more]) expect(withTrueTexts({ ...trip, days }).days[index]?.summary).toBe('');
    }
  });

  it('is told as a model wrote it, and as a program that saved the trip', () => {
    const [trip] = plans as [Trip];
    const bare = trip.days.map((day) => ({ ...day, activities: [] }));
    expect(withTrueTexts({ ...trip, days: bare }).days[0]?.summary).toBe('');
    const provenance = trip.provenance && { ...trip.provenance, engine: 'openai/gpt@7' };
    for (const change of [{ provenance }, { provenance: null }])
      expect(withTrueTexts({ ...trip, days: bare, ...change }).days[0]?.summary).toBe(trip.days[0]?.summary);
  });
});
