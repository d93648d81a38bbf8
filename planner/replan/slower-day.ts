import type { Omission } from '#domain/trip/alternative.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import { fixedIn } from '#domain/trip/rearrange.ts';
import { requestOf } from '#domain/trip/request-of.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { checkTrip, type Violation } from '../check/check.ts';
import { endOf } from '../check/violation.ts';
import { readIntent } from '../intent/intent.ts';
import { keptPins } from '../intent/pinned.ts';
import { placeScore } from '../solver/score.ts';
import { floorToStep } from '../solver/steps.ts';

const MOST_OFFERED = 3;
/** A day keeps so many visits. */
const FEWEST_VISITS = 1;

interface Asked {
  readonly trip: Trip;
  readonly dayId: string;
  readonly destination: CompiledDestination;
}

const isVisit = ({ kind, meal }: Activity) => kind === 'place' && !meal;
const keyOf = ({ rule, activityId, day }: Violation) => `${rule} ${activityId ?? day ?? ''}`;

/** Visits that nothing holds on their day, the least worth by the wishes first. What was named is never offered. */
function leastWorth({ trip, destination }: Asked, day: Day): Activity[] {
  const intent = readIntent(requestOf(trip), destination, (bookings) => keptPins(trip, bookings, destination));
  const fixed = fixedIn(trip, day);
  const worth = ({ placeId }: Activity) => {
    const place = destination.byId.get(placeId ?? '');
    return place ? placeScore(place, intent, destination.priceIndex) : Number.POSITIVE_INFINITY;
  };
  const isOpen = (own: Activity) =>
    isVisit(own) &&
    !own.own &&
    !fixed.has(own.id) &&
    !intent.mustSee.has(own.placeId ?? '') &&
    destination.byId.get(own.placeId ?? '')?.kind !== 'day-trip';
  return day.activities.filter(isOpen).sort((a, b) => worth(a) - worth(b));
}

/** Once a stop is gone, the visit before it may last as long as people stay there and the way on leaves. */
function longerStay(gone: Activity, day: Day, destination: CompiledDestination): Change[] {
  const at = day.activities.indexOf(gone);
  const before = day.activities[at - 1];
  const place = destination.byId.get(before?.placeId ?? '');
  if (!before || !place || !isVisit(before) || before.done) return [];
  const duration = floorToStep(Math.min(place.duration.max, endOf(gone) - before.start));
  return duration > before.duration ? [{ kind: 'activity.duration', activityId: before.id, duration }] : [];
}

/**
 * Up to three visits that a day could do without, the least worth first, each with what makes the day slower: it goes, and where it may the
 * visit before it lasts longer. The checker finds nothing that it did not find before. Empty where the day has no visit to spare.
 */
export function omissionsFrom(asked: Asked): Omission[] {
  const { trip, dayId, destination } = asked;
  const day = trip.days.find(({ id }) => id === dayId);
  if (!day || day.activities.filter(isVisit).length <= FEWEST_VISITS) return [];
  const broken = new Set(checkTrip(trip, { destination }).map(keyOf));
  const breaksNothing = (changes: readonly Change[]) =>
    checkTrip(applyChanges(trip, changes), { destination }).every((violation) => broken.has(keyOf(violation)));
  const offered: Omission[] = [];
  for (const gone of leastWorth(asked, day)) {
    const removal: Change = { kind: 'activity.remove', activityId: gone.id };
    const longer = [...longerStay(gone, day, destination), removal];
    const changes = [longer, [removal]].find(breaksNothing);
    if (changes && offered.length < MOST_OFFERED) offered.push({ activityId: gone.id, changes });
  }
  return offered;
}
