import { describe, expect, it } from 'vitest';
import { fromWireTrip, toWireTrip } from '#contract/wire-trip.ts';
import type { Language } from '#domain/language.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { keyOf } from '#domain/trip/known-texts.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import { tellingLanguage, toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { undoOf } from '#domain/trip/undo.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { alternativesTo } from '#planner/replan/alternatives.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';

const { destinations } = loadCatalogue();
const looked = inTurn(destinations, 9);
const other = { en: 'es', es: 'en' } as const;

function planned(destination: CompiledDestination, language: Language, change: Partial<TripRequest> = {}): Trip {
  const request = aTripRequest({ destination: destination.name.en, ...change });
  const result = planTrip({ tripId: crypto.randomUUID(), request, destination, catalogueVersion: 'any', language });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

const wishes = 'Vegan. No churches, slower please, we land at 14:30, a free afternoon';

/** What a trip says, without what it is known by and what it knows of other languages. */
function said(trip: Trip): unknown {
  const hidden = new Set(['translations', 'mentions', 'id', 'bookingId', 'provenance']);
  return JSON.parse(JSON.stringify(trip, (key, value: unknown) => (hidden.has(key) ? undefined : value)));
}

const holidays = { start: '2026-12-24', end: '2026-12-25' };
const stopsOf = ({ days }: Trip): Activity[] => days.flatMap(({ activities }) => activities);

describe('a plan in the language of its reader (record 70)', () => {
  it.each(looked.map((destination) => [destination.id, destination] as const))(
    '%s: what was planned in one language is told in the other as it would have been planned there',
    (_, destination) => {
      const request = { dates: holidays, preferences: wishes, travellers: { adults: 2, children: 1 } };
      const plans = { en: planned(destination, 'en', request), es: planned(destination, 'es', request) };
      expect(said(toldIn(plans.es, 'en'))).toEqual(said(toldIn(plans.en, 'en')));
      expect(said(toldIn(plans.en, 'es'))).toEqual(said(toldIn(plans.es, 'es')));
      expect(said(toldIn(plans.en, 'en'))).toEqual(said(plans.en));
    },
  );

  it('survives the wire', () => {
    const trip = planned(aDestination(), 'es');
    const there = fromWireTrip(toWireTrip(trip), () => crypto.randomUUID());
    expect(toldIn(there, 'en')).toEqual(toldIn(trip, 'en'));
  });

  it('leaves what its owner wrote as it is, and tells a text again that is changed back', () => {
    const trip = planned(aDestination(), 'es');
    const [stop] = stopsOf(trip) as [Activity];
    const changes = [{ kind: 'activity.name', activityId: stop.id, name: 'Mi sitio' }] as const;
    const changed = applyChanges(trip, changes);
    expect(stopsOf(toldIn(changed, 'en'))[0]?.name).toBe('Mi sitio');
    const back = applyChanges(
      changed,
      undoOf(trip, changes, () => crypto.randomUUID()),
    );
    expect(back).toEqual(trip);
    expect(stopsOf(toldIn(back, 'en'))[0]?.name).not.toBe(stop.name);
  });

  it('tells what came later: another stop, a day planned anew', () => {
    const destination = aDestination();
    const trip = planned(destination, 'es');
    const offers = stopsOf(trip).flatMap(({ id: activityId }) =>
      alternativesTo({ trip, activityId, destination, language: 'es', newId: () => crypto.randomUUID() }),
    );
    expect(offers.length).toBeGreaterThan(3);
    const [offer] = offers;
    const swapped = applyChanges(trip, offer?.changes ?? []);
    const came = stopsOf(toldIn(swapped, 'en')).find(({ id }) => id === offer?.activity.id);
    expect(came?.description).toBe(destination.byId.get(came?.placeId ?? '')?.text.en);

    const excluded = new Set(trip.days[0]?.activities.map(({ id }) => id));
    const result = replanTrip({ tripId: trip.id, trip, excluded, destination, language: 'es' });
    if (result.kind === 'impossible') throw new Error('the day cannot be planned anew');
    const told = toldIn(result.trip, 'en');
    const places = stopsOf(told).filter(({ kind }) => kind === 'place');
    expect(places.map(({ name }) => name)).toEqual(
      places.map(({ placeId }) => destination.byId.get(placeId ?? '')?.name.en),
    );
    expect(told.days[0]?.summary).toContain(told.days[0]?.activities.find(({ meal }) => !meal)?.name);
  });

  it('is exported in the language of the reader where it is known in it, else in its own', () => {
    const trip = planned(aDestination(), 'es');
    expect(tellingLanguage(trip, 'en')).toBe('en');
    const { translations: _, ...old } = trip;
    expect(tellingLanguage(old, 'en')).toBe('es');
  });
});

describe('what hides a text hides it in every language', () => {
  const trip = planned(aDestination('rome'), 'es', { dates: holidays, preferences: wishes });
  const options = { luggage: true, costs: true, dates: 'exact', links: true } as const;
  const view = (change: Partial<Record<keyof typeof options, unknown>>) =>
    JSON.stringify(sharedTrip(trip, { ...options, ...change } as typeof options, () => crypto.randomUUID()));
  const textsIn = (language: Language, of: (told: Trip) => string[]) => of(toldIn(trip, language));

  it('shows the others', () => {
    const shared = JSON.parse(view({})) as Trip;
    const textsOf = ({ summary, importantInfo, recommendations, luggage, days }: Trip) => ({
      around: [summary, ...importantInfo, ...recommendations, ...luggage.map(({ label }) => label)],
      days: days.map(({ summary: day, holiday }) => [day, holiday]),
      stops: days.map(({ activities }) => activities.map(({ name, description }) => [name, description])),
    });
    expect(textsOf(toldIn(shared, 'en'))).toEqual(textsOf(toldIn(trip, 'en')));
  });

  it.each(['en', 'es'] as const)(
    '%s: holidays with the dates, luggage with the luggage, answers always',
    (language) => {
      const holidayTexts = textsIn(language, (told) => told.days.flatMap(({ holiday }) => holiday ?? []));
      const luggage = textsIn(language, (told) => told.luggage.map(({ label }) => label));
      const answers = textsIn(language, (told) => told.answers.map(({ answer }) => answer));
      expect([holidayTexts, luggage, answers].map((texts) => texts.length > 1)).toEqual([true, true, true]);
      const [undated, bare, whole] = [view({ dates: 'length' }), view({ luggage: false }), view({})];
      const holds = (json: string, texts: string[]) =>
        texts.filter((text) => json.includes(JSON.stringify(text).slice(1, -1)));
      expect(holds(whole, holidayTexts).length + holds(whole, luggage).length).toBeGreaterThan(3);
      expect(holds(undated, holidayTexts)).toEqual([]);
      expect(holds(bare, luggage)).toEqual([]);
      expect(holds(whole, answers)).toEqual([]);
    },
  );

  it('does not tell what a renamed stop was called', () => {
    const [stop] = stopsOf(trip) as [Activity];
    const renamed = applyChanges(trip, [
      { kind: 'activity.name', activityId: stop.id, name: 'Mi sitio' },
      { kind: 'activity.location', activityId: stop.id, location: 'Aquí' },
    ]);
    const shared = sharedTrip(renamed, options, () => crypto.randomUUID());
    const name = stopsOf(toldIn(trip, 'en'))[0]?.name ?? '';
    expect(JSON.stringify(stopsOf(shared)[0]?.translations)).not.toContain(`"${name}"`);
  });
});

describe('advice follows the stops it names', () => {
  const linesOf = ({ summary, importantInfo, recommendations }: Trip) => [
    ...[summary].filter((text) => text !== ''),
    ...importantInfo,
    ...recommendations,
  ];

  /** The places that a line names by what is written down of it, with their names. */
  const namedIn = (line: string, { mentions }: Trip) => mentions?.[keyOf(line)] ?? {};

  /** A line beside the names of these places: one may be called after another. */
  const beside = (line: string, names: readonly string[]) =>
    names.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), line);

  const without = (trip: Trip, placeId: string): Trip => ({
    ...trip,
    days: trip.days.map((day) => ({
      ...day,
      activities: day.activities.filter((own) => own.placeId !== placeId),
    })),
  });

  const cities = destinations.filter((_, index) => index % 6 === 0);
  const cases = cities.flatMap(({ id }) => (['en', 'es'] as const).map((language) => [id, language] as const));

  it.each(cases)('%s, told in %s: no stop that is gone, and all of it again when that is back', (id, language) => {
    const trip = planned(aDestination(id), other[language]);
    const told = linesOf(toldIn(trip, language));
    const named = new Set(Object.values(trip.mentions ?? {}).flatMap((of) => Object.keys(of)));
    expect(named.size).toBeGreaterThan(2);
    for (const placeId of named) {
      const after = linesOf(toldIn(without(trip, placeId), language));
      const concerned = told.filter((line) => placeId in namedIn(line, trip));
      const others = told.filter((line) => !concerned.includes(line));
      expect(concerned.length).toBeGreaterThan(0);
      expect(after).toEqual(expect.arrayContaining(others));
      for (const line of after.filter((own) => !others.includes(own))) {
        const names = concerned.flatMap((own) => Object.entries(namedIn(own, trip)));
        const stay = names.filter(([of]) => of !== placeId).map(([, name]) => name);
        const gone = names.find(([of]) => of === placeId)?.[1] ?? '';
        expect(beside(line, stay)).not.toContain(gone);
      }
    }
    expect(linesOf(toldIn(trip, language))).toEqual(told);
  });

  it('shortens a list, and drops what was about nothing else', () => {
    const trip = planned(aDestination('rome'), 'es');
    const [a, b, c] = stopsOf(trip)
      .filter(({ kind }) => kind === 'place')
      .map(({ placeId }) => placeId ?? '') as [string, string, string];
    const [spanish, english] = ['Reserva: Uno, Dos y Tres.', 'Book: One, Two, and Three.'];
    const listed = {
      ...trip,
      recommendations: [spanish],
      translations: { en: { [keyOf(spanish)]: english } },
      mentions: {
        [keyOf(spanish)]: { [a]: 'Uno', [b]: 'Dos', [c]: 'Tres' },
        [keyOf(english)]: { [a]: 'One', [b]: 'Two', [c]: 'Three' },
      },
    };
    const told = (of: Trip) => [toldIn(of, 'es').recommendations, toldIn(of, 'en').recommendations];
    expect(told(listed)).toEqual([[spanish], [english]]);
    expect(told(without(listed, b))).toEqual([['Reserva: Uno y Tres.'], ['Book: One and Three.']]);
    expect(told([a, b, c].reduce(without, listed))).toEqual([[], []]);
  });
});
