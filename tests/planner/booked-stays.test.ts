import { describe, expect, it } from 'vitest';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { confirmed } from '#planner/intent/confirmed.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';

const munich = aDestination('munich');
const dates = { start: '2027-09-20', end: '2027-09-22' };
const preferences =
  '4 mates here for Oktoberfest, tent table reserved tuesday 4pm (Augustiner). one doesnt drink and one is vegan, good luck to him. Wednesday gentle, hungover, no early start. We want Dachau memorial on a sober day i.e. monday?? land 8.30am. BMW museum, surfers at the eisbach. one evening normal bavarian food away from the Wiesn. No neuschwanstein, too far. Flight wed 9pm';

describe('what is booked at a place of the catalogue', () => {
  it('lasts as long as one usually stays there, whatever else the day could hold', () => {
    const request: Partial<TripRequest> = {
      dates,
      preferences,
      categories: [],
      travellers: { adults: 4, children: 0 },
    };
    const stop = aTrip(request, munich)
      .days.flatMap(({ activities }) => activities)
      .find(({ placeId }) => placeId === 'oktoberfest-tents');
    expect(stop).toMatchObject({ start: 16 * 60, duration: 240 });
  });

  it('keeps these hours where it can be no stop of the plan', () => {
    const request = aTripRequest({ destination: 'munich', dates, preferences });
    const [booking] = (confirmed(request, munich, 'en').fixed ?? []).filter(({ kind }) => kind === 'ticket');
    expect(booking).toMatchObject({ start: { time: 16 * 60 }, end: { date: '2027-09-21', time: 20 * 60 } });
  });
});
