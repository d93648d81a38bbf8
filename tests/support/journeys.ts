import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { type JourneyInput, requestOfBase, settleJourney } from '#planner/journey/journey-request.ts';
import { finishJourney } from '#planner/journey/plan-journey.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aDestination, aTripRequest } from './trips.ts';

const catalogue = loadCatalogue();

interface Wanted extends Partial<Omit<TripRequest, 'bases'>> {
  readonly language?: Language;
  readonly start?: string;
}

/** "lisbon:3 porto:2": bases with their nights. */
export function journeyInput(
  bases: string,
  { language = 'en', start = '2027-05-10', ...change }: Wanted = {},
): JourneyInput {
  const asked = bases.split(' ').map((one) => {
    const [id = '', nights = '1'] = one.split(':');
    return { destination: aDestination(id), nights: Number(nights) };
  });
  const nights = asked.reduce((sum, base) => sum + base.nights, 0);
  const request = aTripRequest({ dates: { start, end: addDays(start, nights) }, ...change });
  return { request, asked, connections: catalogue.journeys.ways, byCar: request.byCar ?? false, language };
}

/** A really planned journey, as the server plans it, with what it breaks. */
export function planJourney(bases: string, wanted: Wanted = {}) {
  const input = journeyInput(bases, wanted);
  const { request, language, asked } = input;
  const journey = settleJourney(input);
  if ('from' in journey) throw new Error(`${journey.from.id} and ${journey.to.id} are too far from each other`);
  const stays = journey.bases.map((base, index): Trip => {
    const planned = planTrip({
      tripId: randomUUID(),
      request: requestOfBase(request, journey, index),
      destination: aDestination(base.destinationId),
      catalogueVersion: catalogue.version,
      language,
    });
    if (planned.kind === 'impossible') throw new Error(`${base.name}: ${JSON.stringify(planned.violations)}`);
    return planned.trip;
  });
  const destinations = asked.map(({ destination }) => destination);
  return {
    ...finishJourney({ tripId: randomUUID(), request, asked, language, journey, stays }),
    destinations,
    journey,
  };
}
