import type { Coordinates } from '#domain/place/coordinates.ts';
import { distanceM } from '#domain/place/distance.ts';
import { isWalked, type Point, travelMinutes, wayM } from '#domain/place/travel-time.ts';
import { type Activity, type Day, pointOfStop } from '#domain/trip/itinerary.ts';
import { SAME_PLACE_M } from '#domain/trip/way.ts';

export const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The way to the next stop of the day that has a place. */
export interface Leg {
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly metres: number;
  readonly minutes: number;
  readonly walked: boolean;
  readonly wind: (typeof winds)[number];
}

export interface Stop {
  readonly activity: Activity;
  readonly day: number;
  /** 1 for the first of its day. */
  readonly number: number;
  /** Null when where it is is not known. */
  readonly place: Coordinates | null;
  readonly leg: Leg | null;
}

/** A stop that can be drawn. */
export interface PlacedStop extends Stop {
  readonly place: Coordinates;
}

function windTo(from: Coordinates, to: Coordinates): Leg['wind'] {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const angle = Math.atan2(east, to.latitude - from.latitude);
  return winds[Math.round((angle / Math.PI) * 4 + 8) % 8] ?? 'n';
}

function legTo(from: Point, to: Point | undefined): Leg | null {
  if (!to || wayM(from, to) < SAME_PLACE_M) return null;
  return {
    from,
    to,
    metres: wayM(from, to),
    minutes: travelMinutes(from, to),
    walked: isWalked(from, to),
    wind: windTo(from, to),
  };
}

/** The stops of one day in order. The way is the planner's: straight lines with a detour, on foot or by city transport. */
export function stopsOf(day: Day): Stop[] {
  const places = day.activities.map(pointOfStop);
  return day.activities.map((activity, i) => {
    const place = places[i] ?? null;
    const next = places.slice(i + 1).find((other) => other !== null);
    return { activity, day: day.day, number: i + 1, place, leg: place && legTo(place, next ?? undefined) };
  });
}

export function isPlaced(stop: Stop): stop is PlacedStop {
  return stop.place !== null;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Of most towns nearly all that one sees lies within this; what lies further out is shown at a press. */
const TOWN_M = 12_000;

/**
 * What a map begins with: the stops in town, as with one day trip on it the whole town is a dot. All of them where that is not most of them:
 * a journey through a region, or a day out alone.
 */
export function inTown(stops: readonly PlacedStop[]): readonly PlacedStop[] {
  const [latitude, longitude] = [
    median(stops.map(({ place }) => place.latitude)),
    median(stops.map(({ place }) => place.longitude)),
  ];
  const near = stops.filter(({ place }) => distanceM(place, { latitude, longitude }) <= TOWN_M);
  return near.length * 3 < stops.length * 2 ? stops : near;
}
