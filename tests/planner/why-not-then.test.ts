import { describe, expect, it } from 'vitest';
import { toldIn } from '#domain/trip/told-in.ts';
import { planned, stopsOf } from '../support/told-plan.ts';

/** 2027-05-10 is a Monday; the Louvre is shut on Tuesdays, and on the others at six. */
const paris = (say: string) => planned({ city: 'paris', start: '2027-05-10', days: 3, say });

describe('a place that cannot be seen when it was named', () => {
  it.each([
    ['Louvre on Tuesday', /^Closed on day 2\. Day [13], at/, /^El día 2 cierra\. Día [13], a las/],
    [
      'Louvre on Monday at 20:00',
      /^Open 09:00 to 18:00 on day 1\. Day 1, at/,
      /^El día 1 abre de 09:00 a 18:00\. Día 1, a las/,
    ],
  ])('is told with the reason, in both languages: %s', (say, english, spanish) => {
    const trip = paris(say);
    expect(trip.answers[0]).toMatchObject({ met: 'partly', answer: expect.stringMatching(english) });
    expect(toldIn(trip, 'es').answers[0]?.answer).toMatch(spanish);
  });

  it('stays on the day that was named where it is only the hour at which it is shut', () => {
    const [first] = paris('Louvre on Monday at 20:00').days;
    expect(first?.activities.map(({ placeId }) => placeId)).toContain('louvre');
  });

  it('is left out for that reason where there is no other day', () => {
    const trip = planned({ city: 'paris', start: '2027-05-11', days: 1, say: 'Louvre on Tuesday' });
    expect(stopsOf(trip).filter(({ placeId }) => placeId === 'louvre')).toEqual([]);
    expect(trip.answers[0]).toMatchObject({ met: 'no', answer: 'Closed on day 1.' });
  });

  it('is told of the one of two that is planned, and of a feast on no other day than its own', () => {
    // The Orsay is shut on Mondays, the Louvre at that hour.
    const say = 'Orsay or Louvre at 20:00 on Monday';
    const [either] = planned({ city: 'paris', start: '2027-05-10', days: 1, say }).answers;
    expect(either).toMatchObject({ met: 'partly', places: ['louvre'] });
    expect(either?.answer).toMatch(/^Louvre Museum\. Open 09:00 to 18:00 on day 1\./);
    const porto = planned({ city: 'porto', start: '2027-06-22', days: 3, say: 'Sao Joao night on Tuesday' });
    expect(porto.answers[0]?.answer).not.toMatch(/Closed/);
  });

  it('is called closed on a holiday only where its own hours say so', () => {
    const on = (city: string, say: string) => planned({ city, start: '2027-12-24', days: 3, say }).answers[0]?.answer;
    expect(on('madrid', 'Prado on Saturday')).toMatch(/^Closed on day 2\. Day [13]/);
    expect(on('barcelona', 'Casa Batlló on Saturday')).toMatch(/^Probably closed.* Day [13]/);
  });

  it('is told of the holidays that left it no day (record 111)', () => {
    const say = 'the DMZ if it runs. flight home on Friday at 14:00';
    const seoul = planned({ city: 'seoul', start: '2027-09-14', days: 4, say });
    const answer = seoul.answers.find(({ about }) => about?.kind === 'place')?.answer;
    expect(answer).toMatch(/^A holiday shuts it on day 1, 2,? and 3/);
    const sevilla = planned({ city: 'sevilla', start: '2027-08-14', days: 2, say: 'la Catedral' });
    const [saturday] = sevilla.days;
    expect(saturday?.activities.map(({ placeId }) => placeId)).toContain('seville-cathedral-and-giralda');
    const jaipur = planned({ city: 'jaipur', start: '2027-03-22', days: 1, say: 'Amber Fort' });
    expect(stopsOf(jaipur).map(({ placeId }) => placeId)).not.toContain('amber-fort');
  });
});
