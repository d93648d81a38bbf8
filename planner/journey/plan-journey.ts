import type { Trip } from '#domain/trip/trip.ts';
import { checkJourney } from '../check/journey.ts';
import type { Violation } from '../check/violation.ts';
import { answeredJourney } from './answers.ts';
import { joinStays } from './join.ts';
import type { Journey, JourneyInput } from './journey-request.ts';

interface Planned extends Pick<JourneyInput, 'request' | 'asked' | 'language'> {
  /** Id of the new trip. */
  readonly tripId: string;
  readonly journey: Journey;
  /** The plan of every base, in their order. */
  readonly stays: readonly Trip[];
  /** The date where the journey begins (H22). */
  readonly today?: string;
}

/** The plans of the bases as one checked trip, or what the whole breaks. */
export function finishJourney(input: Planned): { readonly trip: Trip; readonly violations: readonly Violation[] } {
  const destinations = input.asked.map(({ destination }) => destination);
  const trip = answeredJourney(joinStays(input), destinations, input.language);
  return { trip, violations: checkJourney(trip, destinations, input.today) };
}
