import { describe, expect, it } from 'vitest';
import { fromWireTrip, toWireTrip } from '#contract/wire-trip.ts';
import { type Sign, signs } from '#domain/place/sign.ts';
import { signOfPlace } from '#planner/narrate/sign-of.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const signIn = (id: string, place: string) => {
  const found = aDestination(id).byId.get(place);
  return found && signOfPlace(found);
};

describe('the sign of a place', () => {
  it.each([
    ['rome', 'colosseum', 'ruins'],
    ['rome', 'trastevere', 'town'],
    ['paris', 'berthillon', 'ice-cream'],
    ['barcelona', 'sagrada-familia', 'church'],
    ['barcelona', 'casa-batllo', 'building'],
    ['rome', 'borghese-gallery', 'art'],
    ['london', 'tower-bridge', 'bridge'],
    ['london', 'science-museum', 'science'],
    ['london', 'mildreds-soho', 'green'],
    ['granada', 'alhambra', 'palace'],
    ['kyoto', 'fushimi-inari', 'temple'],
    ['san-sebastian', 'la-concha-beach', 'beach'],
    ['new-york', 'central-park', 'park'],
  ] satisfies [string, string, Sign][])('in %s, %s is %s', (id, place, sign) => {
    expect(signIn(id, place)).toBe(sign);
  });

  it('is each that is drawn somewhere, but for stops without a place', () => {
    const used = new Set(loadCatalogue().destinations.flatMap(({ id }) => aDestination(id).compiled.map(signOfPlace)));
    expect(signs.filter((sign) => !used.has(sign))).toEqual(['bench', 'pin']);
  });

  it('is on every stop at a place, and comes over the wire', () => {
    const trip = aTrip();
    const stops = trip.days.flatMap(({ activities }) => activities);
    expect(stops.filter(({ kind, sign }) => (kind === 'place') !== (sign !== undefined))).toEqual([]);
    expect(fromWireTrip(toWireTrip(trip), () => 'none').days).toEqual(trip.days);
  });
});
