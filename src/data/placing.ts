import { useEffect } from 'react';
import { findPlaceEndpoint } from '#contract/geocoding.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceM } from '#domain/place/distance.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Seen } from '#domain/trip/seen.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useOffline } from './connection.ts';
import { useSettings } from './settings.ts';
import { changeTrip } from './trips.ts';

/** A namesake on another continent is worse than no place: further from every other stop nothing is believed. */
const FURTHEST_M = 150_000;
/** Once per stop, address and visit. */
const asked = new Set<string>();

const activitiesOf = ({ days }: Trip) => days.flatMap(({ activities }) => activities);

function placeOf({ latitude, longitude }: Activity): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function isBelievable(place: Coordinates, trip: Trip): boolean {
  const others = activitiesOf(trip).flatMap((activity) => placeOf(activity) ?? []);
  return others.length === 0 || others.some((other) => distanceM(place, other) <= FURTHEST_M);
}

/** Finds the stops of a trip whose place the owner has not said; what is found becomes part of the trip. Never throws. */
async function findPlaces(seen: Seen): Promise<void> {
  const { call } = await import('../api/call.ts');
  const { trip } = seen;
  for (const activity of activitiesOf(trip)) {
    const question = `${activity.id} ${activity.location}`;
    if (placeOf(activity) || asked.has(question)) continue;
    asked.add(question);
    const body = { location: activity.location, destination: trip.destination };
    const place = await call(findPlaceEndpoint, { body })
      .then((answer) => answer.place)
      .catch(() => null);
    if (place && isBelievable(place, trip))
      await changeTrip(seen, [{ kind: 'activity.place', activityId: activity.id, place }]).catch(() => undefined);
  }
}

/** Where the operator lets places be looked up, stops of a saved trip without one get theirs. */
export function usePlacing(seen: Seen): void {
  const possible = useSettings()?.geocoding ?? false;
  const offline = useOffline();
  useEffect(() => {
    if (possible && !offline) void findPlaces(seen);
  }, [possible, offline, seen]);
}
