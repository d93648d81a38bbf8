import type { Coordinates } from '../place/coordinates.ts';
import { distanceM } from '../place/distance.ts';
import type { Fares } from '../place/fares.ts';
import { accessBetween, isWalked } from '../place/travel-time.ts';
import { baseOn } from './base.ts';
import { pointOf } from './booking-hours.ts';
import { fixedLines } from './fixed-lines.ts';
import { type Activity, type Day, pointOfStop } from './itinerary.ts';
import type { Trip } from './trip.ts';

/** Tickets of a town do not reach further; nearly all day trips lie beyond. */
const FARTHEST_RIDE_M = 20_000;

export interface LocalTransport {
  /** Of everybody, in euro cents. */
  readonly cents: number;
  /** Rides in town. */
  readonly rides: number;
  /** Rides out of town of which it is not known what they cost. */
  readonly far: number;
}

type Reached = Coordinates & Pick<Activity, 'access'>;
type Route = Pick<Trip, 'bases' | 'bookings' | 'dates' | 'destinationId'>;

/** Where one sleeps after a day, where that is known; days before the first and after the last may be asked too. */
function bedAfter(trip: Route, day: number): Coordinates | null {
  const night = fixedLines(trip, { day }).find(({ as }) => as === 'night');
  return night ? pointOf(night.booking.place) : null;
}

/** Where a day leads, bed to bed as the planner has it; what has no point is passed over. */
function pointsOf(trip: Route, { day, activities }: Day): Reached[] {
  const [before, after] = [bedAfter(trip, day - 1), bedAfter(trip, day)];
  const stops = activities.map(pointOfStop);
  return [before ?? after, ...stops, after ?? before].filter((point) => point !== null);
}

/** What an adult pays for the rides of one day, in euro cents. */
const dayFare = (rides: number, { single, day }: Fares) => Math.min(rides * single, day ?? Number.POSITIVE_INFINITY);

interface Ride {
  /** Euro cents of an adult; null: not known, or by the fares of the town. */
  readonly price: number | null;
  readonly inTown: boolean;
}

/** A ticket of the town is good for them. */
const inTown: ReadonlySet<string> = new Set(['metro', 'tram', 'bus']);

function ridesBetween(from: Reached, to: Reached): Ride[] {
  if (isWalked(from, to)) return [];
  const out = accessBetween(from, to).filter(({ by }) => !inTown.has(by));
  if (out.length > 0) return out.map(({ price }) => ({ price, inTown: false }));
  return [{ price: null, inTown: distanceM(from, to) <= FARTHEST_RIDE_M }];
}

/** The way to or from a day that begins or ends out of town: wherever the bed is, it is taken. */
const wayOut = (end: Reached | undefined): Ride[] =>
  end?.access && !inTown.has(end.access.by) ? [{ price: end.access.price, inTown: false }] : [];

/** The ways of a day that are not walked. */
function ridesOf(points: readonly Reached[]): Ride[] {
  const between = points.slice(1).flatMap((to, index) => ridesBetween(points[index] ?? to, to));
  return [...wayOut(points[0]), ...between, ...wayOut(points.at(-1))];
}

/**
 * About what the ways of a trip cost that are not walked: single fares, on no day more than its day ticket, out of town what the way
 * there is known to cost, children at the adults' fare. null where the fares are not known, of a journey those of one base.
 */
export function localTransport(trip: Trip): LocalTransport | null {
  const { travellers } = trip;
  const days = trip.days.map((day) => ({
    rides: ridesOf(pointsOf(trip, day)),
    fares: baseOn(trip, day.day)?.fares ?? trip.fares,
  }));
  if (days.some(({ fares }) => fares === null)) return null;
  const town = days.map(({ rides, fares }) => ({ fares, rides: rides.filter((ride) => ride.inTown).length }));
  const out = days.flatMap(({ rides }) => rides.filter((ride) => !ride.inTown));
  const each =
    town.reduce((sum, { rides, fares }) => sum + (fares ? dayFare(rides, fares) : 0), 0) +
    out.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return {
    cents: each * (travellers.adults + travellers.children),
    rides: town.reduce((sum, { rides }) => sum + rides, 0) + out.filter(({ price }) => price !== null).length,
    far: out.filter(({ price }) => price === null).length,
  };
}
