import type { Finding, Fit, Unchecked, UncheckedPart } from '#domain/trip/finding.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { noOverlap } from '../check/timing.ts';
import { allViolationsOf, fitContext, toFinding, violationsOf } from './findings.ts';
import { fixesFor } from './fixes.ts';

function uncheckedOf(activity: Activity, destination: CompiledDestination): Unchecked[] {
  const { kind, placeId, latitude, longitude, cost } = activity;
  const place = destination.byId.get(placeId ?? '');
  const parts: (UncheckedPart | false)[] = [
    kind === 'place' && (!place || place.hours === null) && 'hours',
    (latitude === null || longitude === null) && 'way',
    cost.kind === 'unknown' && 'budget',
  ];
  const open = parts.filter((part) => part !== false);
  return open.length === 0 ? [] : [{ activityId: activity.id, parts: open }];
}

/** Without the facts of a destination only the times can be compared. */
function fitWithoutFacts(trip: Trip): Fit {
  const findings = noOverlap({ trip }).map(
    ({ day = 1, activityId = null }): Finding => ({
      kind: 'overlap',
      day,
      activityId,
      minutes: null,
      open: null,
      fixes: [],
    }),
  );
  return { findings, unchecked: [{ activityId: null, parts: ['hours', 'way', 'budget'] }] };
}

/**
 * What of an edited trip no longer fits, with ways out that the checker itself has approved, and what could not be looked at.
 * `destination` is null where the facts are not known.
 */
export function fitTrip(trip: Trip, destination: CompiledDestination | null): Fit {
  if (!destination) return fitWithoutFacts(trip);
  const context = fitContext(trip, destination);
  const broken = allViolationsOf(trip, context);
  const findings = violationsOf(trip, context).flatMap((violation): Finding[] => {
    const finding = toFinding(trip, violation, context);
    return finding ? [{ ...finding, fixes: fixesFor(trip, violation, context, broken) }] : [];
  });
  const activities = trip.days.flatMap((day) => day.activities);
  return { findings, unchecked: activities.flatMap((activity) => uncheckedOf(activity, destination)) };
}
