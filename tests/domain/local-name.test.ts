import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import { isLocalLanguage, localLanguageOf, requestIn } from '#domain/place/local-language.ts';
import { localNameOf } from '#domain/trip/local-name.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const { destinations } = loadCatalogue();
const isFood = ({ kind }: { readonly kind: string }) => kind === 'food';
const script: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  el: /\p{Script=Greek}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  km: /\p{Script=Khmer}/u,
  ko: /\p{Script=Hangul}/u,
  ne: /\p{Script=Devanagari}/u,
  th: /\p{Script=Thai}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-HK': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
};

describe('names as they are written on the spot', () => {
  it('are in the script of the country, and only where that is not Latin', () => {
    const named = destinations.flatMap(({ country, places }) =>
      places.flatMap(({ id, local }) =>
        local === undefined ? [] : [{ id, local, language: localLanguageOf(country) }],
      ),
    );
    expect(named.length).toBeGreaterThan(600);
    expect(named.filter(({ local, language }) => language === null || !script[language]?.test(local))).toEqual([]);
  });

  it('belong to one place of a destination, or to what is sold there', () => {
    const strange = destinations.flatMap(({ id, places }) => {
      const named = places.filter(({ local }) => local !== undefined);
      return named.flatMap((own) => {
        const others = named.filter((other) => other !== own && other.local === own.local);
        const isSoldThere = others.every((other) => distanceM(own, other) < 300 && [own, other].some(isFood));
        return isSoldThere ? [] : [`${id}: ${own.id} ${own.local}`];
      });
    });
    expect(strange).toEqual([]);
  });

  it('come with what a driver is asked in every such language', () => {
    for (const { country } of destinations) {
      const language = localLanguageOf(country);
      expect(language === null || (isLocalLanguage(language) && requestIn(language) !== null)).toBe(true);
    }
  });
});

describe('the stops of a plan', () => {
  const destination = aDestination('tokyo');
  const trip = aTrip({ destination: 'Tokyo' }, destination);
  const localsOf = ({ days }: Trip) =>
    days.flatMap(({ activities }) => activities.map((stop) => localNameOf(stop)?.text ?? null));
  const written = trip.days.flatMap(({ activities }) =>
    activities.map(({ placeId }) => destination.byId.get(placeId ?? '')?.local ?? null),
  );

  it('say how their place is written there, in whatever language they are read, shared too', () => {
    expect(written.filter((local) => local !== null).length).toBeGreaterThan(5);
    const options = { luggage: true, costs: true, dates: 'exact', links: true } as const;
    const shared = sharedTrip(trip, options, () => crypto.randomUUID());
    for (const told of [trip, toldIn(trip, 'en'), toldIn(trip, 'es'), toldIn(shared, 'en'), toldIn(shared, 'es')])
      expect(localsOf(told)).toEqual(written);
  });

  it('do not say it of a place that their owner has put elsewhere', () => {
    const [stop] = trip.days[0]?.activities ?? [];
    const activityId = stop?.id ?? '';
    const renamed = applyChanges(trip, [
      { kind: 'activity.name', activityId, name: 'Our hotel' },
      { kind: 'activity.location', activityId, location: 'Shinjuku 1-2-3' },
    ]);
    expect(localsOf(renamed)[0]).toBeNull();
  });
});
