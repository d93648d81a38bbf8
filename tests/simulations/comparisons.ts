import { type BudgetLevel, budgetLevels } from '#domain/trip/budget.ts';
import { addDays } from '#domain/trip/dates.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { adultCost, tripValue } from '#planner/comparable.ts';
import { planTrip } from '#planner/plan-trip.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { aPossibleTrip } from '../support/random-trips.ts';
import type { Outcome } from './plans.ts';

const tripId = '00000000-0000-4000-8000-000000000000';

interface Compared {
  readonly what: string;
  readonly trip: Trip | null;
}

/** The first of two neighbours in which a figure falls; what is impossible is refused and compares with nothing. */
function fall(plans: readonly Compared[], measure: (trip: Trip) => number): string | undefined {
  const made = plans.flatMap(({ what, trip }) => (trip ? [{ what, figure: measure(trip) }] : []));
  const at = made.findIndex(({ figure }, i) => figure < (made[i - 1]?.figure ?? Number.NEGATIVE_INFINITY));
  const said = ({ what, figure }: (typeof made)[number]) => `${what} ${figure}`;
  return at < 1
    ? undefined
    : `${said(made[at - 1] as (typeof made)[number])}, ${said(made[at] as (typeof made)[number])}`;
}

function outcome(plans: readonly Compared[], measure: (trip: Trip) => number, about: string): Outcome {
  const fallen = fall(plans, measure);
  if (fallen !== undefined) return { fault: `${about}: ${fallen}` };
  const refused = plans.filter(({ trip }) => trip === null).map(({ what }) => what);
  return refused.length > 0 ? { refused: `${about}: ${refused.join(', ')}` } : {};
}

function aFamily(seed: number, number: number, { destinations, version }: Catalogue) {
  // What is fixed on a day ties a plan to its length: such plans are not compared.
  const drawn = aPossibleTrip(seed, number, destinations);
  const { destination, language } = drawn;
  const { bookings: _fixed, ...request } = drawn.request;
  const planned = (what: string, change: Partial<TripRequest>): Compared => {
    const asked = { ...request, ...change };
    const result = planTrip({ tripId, request: asked, destination, catalogueVersion: version, language });
    return { what, trip: result.kind === 'planned' ? result.trip : null };
  };
  const about = `#${number} ${destination.id} ${JSON.stringify({ ...request, preferences: request.preferences.slice(0, 80) })}`;
  return { destination, request, about, planned };
}

/** Request `number` of a seed at its own length and a day less: one more day is worth no less. */
export function valueOutcome(seed: number, number: number, catalogue: Catalogue): Outcome {
  const { destination, request, about, planned } = aFamily(seed, number, catalogue);
  const { start, end } = request.dates;
  const lengths = start === end ? [end, addDays(end, 1)] : [addDays(end, -1), end];
  const plans = lengths.map((last) => planned(`until ${last}`, { dates: { start, end: last } }));
  return outcome(plans, (trip) => tripValue(trip, requestOf(trip), destination), about);
}

/** Request `number` of a seed at every budget level: a higher one costs no less. */
export function costOutcome(seed: number, number: number, catalogue: Catalogue): Outcome {
  const { about, planned } = aFamily(seed, number, catalogue);
  const plans = budgetLevels.map((budget: BudgetLevel) => planned(budget, { budget }));
  return outcome(plans, adultCost, about);
}
