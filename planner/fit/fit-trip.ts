import { addDays } from '#domain/trip/dates.ts';
import type { Finding, Fit, Unchecked, UncheckedPart } from '#domain/trip/finding.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { treatmentOn } from '../catalogue/holidays.ts';
import { noOverlap } from '../check/timing.ts';
import { allViolationsOf, fitContext, toFinding, violationsOf } from './findings.ts';
import { fixesFor } from './fixes.ts';

/** Whether nothing is known of the hours of a stop on a date (YYYY-MM-DD), on a holiday often. */
function isUnsure(place: CompiledPlace, date: string): boolean {
  const treatment = treatmentOn(place, date);
  return treatment.kind === 'unsure' || (treatment.kind === 'shut' && !treatment.isSure);
}

function uncheckedOf(activity: Activity, date: string, destination: CompiledDestination): Unchecked[] {
  const { kind, placeId, latitude, longitude, cost } = activity;
  const place = destination.byId.get(placeId ?? '');
  const parts: (UncheckedPart | false)[] = [
    kind === 'place' && (!place || place.hours === null || isUnsure(place, date)) && 'hours',
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
  const unchecked = trip.days.flatMap(({ day, activities }) => {
    const date = addDays(trip.dates.start, day - 1);
    return activities.flatMap((activity) => uncheckedOf(activity, date, destination));
  });
  return { findings, unchecked };
}
