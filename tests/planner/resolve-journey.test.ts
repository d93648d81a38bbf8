import { describe, expect, it } from 'vitest';
import { basesIn, resolveJourney, suggestJourneys } from '#planner/resolve/journey.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

const { destinations, journeys, gazetteer } = loadCatalogue();
const known = { regions: journeys.regions, gazetteer };

const routeOf = (text: string, nights: number): string | null => {
  const found = resolveJourney(text, destinations, known);
  const bases = found && basesIn(found, nights);
  return bases && bases.map(({ destination, nights: own }) => `${destination.id}:${own}`).join(' ');
};

describe('a journey that is typed (issue 23)', () => {
  it.each([
    ['Lisbon and Porto', 5, 'lisbon:3 porto:2'],
    ['Lisboa y Oporto', 4, 'lisbon:2 porto:2'],
    ['Roma, Florencia y Venecia', 6, 'rome:2 florence:2 venice:2'],
    ['Amsterdam - Brussels', 4, 'amsterdam:2 brussels:2'],
    ['Lisbon 3 nights, Porto 2', 5, 'lisbon:3 porto:2'],
    ['Madrid to Barcelona', 4, 'madrid:2 barcelona:2'],
    ['Tokio → Kioto → Osaka', 7, 'tokyo:3 kyoto:2 osaka:2'],
    ['Tokyo, Kyoto, Osaka and Hiroshima', 7, 'tokyo:2 kyoto:2 osaka:2 hiroshima:1'],
    ['Japan in 8 days', 7, 'tokyo:3 kyoto:3 hiroshima:1'],
    ['viaje por Portugal', 5, 'lisbon:3 porto:2'],
    ['una semana en Marruecos', 7, 'marrakech:4 fez:3'],
    ['a road trip through Andalusia', 7, 'sevilla:3 cordoba:1 granada:2 malaga:1'],
    ['Andalucía', 3, 'sevilla:2 cordoba:1'],
    ['País Vasco', 4, 'bilbao:2 san-sebastian:2'],
  ])('%s in %i nights: %s', (text, nights, route) => {
    expect(routeOf(text, nights)).toBe(route);
  });

  it('is none where a place is called so, where a part is not known, or where there is no time for two places', () => {
    for (const text of ['Paris', 'New York', 'Rome, Italy', 'Lisbon and Atlantis', 'Georgia', '', 'a', 'Da Nang'])
      expect(routeOf(text, 7)).toBeNull();
    expect(routeOf('Japan', 1)).toBeNull();
    expect(routeOf('Lisbon and Porto', 1)).toBeNull();
    expect(routeOf('Lisbon and Lisboa', 4)).toBeNull();
    expect(routeOf('Rome, Paris, London, Berlin, Madrid', 7)).toBeNull();
  });

  it('says whether one drives', () => {
    expect(resolveJourney('Andalucía en coche', destinations, known)?.byCar).toBe(true);
    expect(resolveJourney('Andalucía', destinations, known)?.byCar).toBe(false);
  });

  it('is suggested by the beginning of its region, and whole by a list', () => {
    const names = (text: string) => suggestJourneys(text, destinations, known).map(({ name }) => name?.en ?? 'list');
    expect(names('jap')).toEqual(['Japan']);
    expect(names('Esp')).toEqual(['Spain']);
    expect(names('ja')).toEqual([]);
    expect(names('Lisbon and Porto')).toEqual(['list']);
    expect(names('Paris')).toEqual([]);
  });
});
