import { describe, expect, it } from 'vitest';
import { readIntent } from '#planner/intent/intent.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';

const dates = { start: '2027-11-11', end: '2027-11-13' };
const intentOf = (id: string, preferences: string) =>
  readIntent(aTripRequest({ destination: id, dates, preferences }), aDestination(id));
const leftOut = (id: string, preferences: string) =>
  intentOf(id, preferences).unread.flatMap(({ places }) => places.map((place) => place.id));

/** Record 110: what was refused in words that no sort is called by is still not planned. */
describe('a refusal in words that no item holds', () => {
  it.each([
    ['cairo', 'las pirámides sin camellos ni caballos', 'camel-ride-giza'],
    ['cairo', 'que no nos metan en tiendas de papiros y perfumes', 'khan-el-khalili'],
    ['jaipur', 'she is jain - no onion no garlic no root veg', 'ganesh-restaurant'],
    ['tokyo', 'no anime', 'akihabara'],
    ['tokyo', "we don't eat beef", 'imahan-asakusa'],
    ['rio-de-janeiro', 'nothing crowded. No favelas', 'catacumba-park'],
  ])('%s: "%s" leaves out %s', (id, preferences, place) => {
    expect(leftOut(id, preferences)).toContain(place);
    expect(intentOf(id, preferences).refused.has(place)).toBe(true);
  });

  it.each([
    ['a comma ends it', 'jaipur', 'NO elephants, block printing'],
    ['a verb is no thing', 'paris', 'NO hablamos francés'],
    ['a word of the day is none', 'naples', 'Pompeya pero no el lunes'],
    ['what is wanted is not refused', 'cairo', 'camellos'],
    ['what many texts say leaves out none of them', 'rome', 'sin roman'],
  ])('%s (%s: "%s")', (_, id, preferences) => {
    const wanted = leftOut(id, preferences).filter((place) => place !== 'amber-fort');
    expect(wanted).toEqual([]);
  });

  it('leaves in what has none of it, by its own text', () => {
    expect(leftOut('chicago', 'no comemos carne roja')).not.toContain('chicago-diner');
  });

  it('is told with what was left out, and where it was named all the same', () => {
    const cairo = aTrip({ dates, preferences: 'las pirámides sin camellos ni caballos' }, aDestination('cairo'));
    expect(cairo.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))).not.toContain(
      'camel-ride-giza',
    );
    expect(cairo.answers.find(({ answer }) => answer.includes('Camel ride'))?.met).toBe('partly');
    const jaipur = aTrip({ dates, preferences: 'Amber Fort, no elephants' }, aDestination('jaipur'));
    expect(jaipur.answers.find(({ answer }) => /speaks of it at Amber/.test(answer))?.met).toBe('no');
  });
});
