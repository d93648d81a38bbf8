import { seededRandom } from '#domain/random.ts';
import type { Booking, Moment } from '#domain/trip/booking.ts';
import { collisionsOf, refuses } from '#domain/trip/collisions.ts';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { checkTrip, type Violation } from '#planner/check/check.ts';
import { checkReplan } from '#planner/check/replan.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { aRandomSelection, aRandomTrip } from '../support/random-trips.ts';
import { fixedFaults } from './fixed-faults.ts';

const tripId = '00000000-0000-4000-8000-000000000000';
const spoken = (violations: readonly Violation[]) =>
  violations
    .slice(0, 5)
    .map(({ rule, day, message }) => `${rule} day ${day ?? '-'}: ${message}`)
    .join('; ');

const clockOf = (moment: Moment | null) =>
  moment ? `${moment.date.slice(5)} ${moment.time === null ? (moment.part ?? '-') : formatLocalTime(moment.time)}` : '';

/** A booking in one line, for the developer who looks into a fault. */
const toldShort = ({ kind, leg, start, end, place }: Booking) =>
  `${kind}${leg ? ` ${leg}` : ''} ${clockOf(start)}..${clockOf(end)} ${place?.placeId ?? place?.latitude?.toFixed(3) ?? ''}`;

function plan(seed: number, number: number, { destinations, version }: Catalogue) {
  const { destination, request, language } = aRandomTrip(seed, number, destinations);
  const result = planTrip({ tripId, request, destination, catalogueVersion: version, language });
  const { bookings = [], ...rest } = request;
  const fixed = bookings.map(toldShort).join(' | ');
  const about = `#${number} ${destination.id} ${JSON.stringify({ ...rest, preferences: request.preferences.slice(0, 80) })} ${fixed}`;
  return { destination, request, language, result, about };
}

export interface Outcome {
  /** Broken rules of something that was delivered, or a plan that was not delivered. */
  readonly fault?: string;
  /** Why an impossible replan was refused; says so honestly, so no fault. */
  readonly refused?: string;
}

/** Names of the fixed things that no plan can hold; empty when all can be. */
const collidingOf = ({ bookings = [], dates }: TripRequest) =>
  collisionsOf(bookings, dates)
    .filter(refuses)
    .map(({ rule, index, other }) => `${rule} ${index}${other === undefined ? '' : ` ${other}`}`);

/** A planner that fails altogether is a fault, too. */
function planned(
  seed: number,
  number: number,
  catalogue: Catalogue,
): ReturnType<typeof plan> | { readonly fault: string } {
  try {
    return plan(seed, number, catalogue);
  } catch (error) {
    return { fault: `#${number} failed: ${String(error)}` };
  }
}

/** What is wrong with plan `number` of a seed. */
export function planOutcome(seed: number, number: number, catalogue: Catalogue): Outcome {
  const colliding = collidingOf(aRandomTrip(seed, number, catalogue.destinations).request);
  if (colliding.length > 0) return { refused: colliding.join(', ') };
  const made = planned(seed, number, catalogue);
  if ('fault' in made) return made;
  const { destination, result, about } = made;
  if (result.kind === 'impossible') return { fault: `impossible ${about}: ${spoken(result.violations)}` };
  const violations = checkTrip(result.trip, { destination });
  const lost = fixedFaults(result.trip, destination.zone);
  if (violations.length + lost.length === 0) return {};
  return { fault: `${about}: ${[spoken(violations), ...lost].join('; ')}` };
}

/** The same for a replan of plan `number`: H12 and H13, and every other rule. */
export function replanOutcome(seed: number, number: number, catalogue: Catalogue): Outcome {
  if (collidingOf(aRandomTrip(seed, number, catalogue.destinations).request).length > 0) return {};
  const made = planned(seed, number, catalogue);
  if ('fault' in made) return {};
  const { destination, language, result, about } = made;
  if (result.kind === 'impossible') return { fault: `impossible ${about}` };
  const ids = result.trip.days.map(({ activities }) => activities.map(({ id }) => id));
  const excluded = aRandomSelection(seededRandom(number), ids);
  const again = replanTrip({ tripId, trip: result.trip, excluded, destination, language });
  if (again.kind === 'impossible') return { refused: `${about}: ${spoken(again.violations)}` };
  const violations = [...checkReplan(result.trip, again.trip, excluded), ...checkTrip(again.trip, { destination })];
  return violations.length === 0 ? {} : { fault: `replan ${about}: ${spoken(violations)}` };
}
