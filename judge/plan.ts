import type { Destination, Place, StayArea } from '#domain/place/destination.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { readable } from '#domain/wishes/wish.ts';

/** `table`: a meal at a place of its own; `meal`: one somewhere near; `free`: time of their own. */
type Role = 'visit' | 'table' | 'meal' | 'free';

/** One activity of the plan with what is known of it. */
export interface Entry {
  /** The day of the trip, the first is 1. */
  readonly day: number;
  readonly activity: Activity;
  readonly role: Role;
  /** Local minutes of its day; the end may lie after midnight. */
  readonly start: number;
  readonly end: number;
  /** What the catalogue says of a stop; undefined: nothing. */
  readonly place: Place | undefined;
}

export interface PlanDay {
  readonly day: number;
  /** In the order of time. */
  readonly entries: readonly Entry[];
}

/** A trip as the judge looks at it: made here from the plan and the catalogue, so that no other room is believed. */
export interface Plan {
  readonly trip: Trip;
  readonly destination: Destination;
  readonly days: readonly PlanDay[];
  readonly entries: readonly Entry[];
  /** Visits and tables. */
  readonly stops: readonly Entry[];
  readonly visits: readonly Entry[];
  /** Lunches and dinners, at tables or somewhere near. */
  readonly meals: readonly Entry[];
  readonly tables: readonly Entry[];
  /** What the travellers said of themselves, where the trip kept it. */
  readonly said: readonly WishItem[];
}

/** An activity of a kind that is not known here counts as a visit of which nothing is known: it may be anything. */
function roleOf({ kind, meal }: Activity): Role {
  if (kind === 'free-time') return 'free';
  if (kind === 'meal') return 'meal';
  return meal === null ? 'visit' : 'table';
}

function entryOf(activity: Activity, day: number, places: ReadonlyMap<string, Place>): Entry {
  const role = roleOf(activity);
  const isStop = role === 'visit' || role === 'table';
  const place = isStop && activity.placeId !== null ? places.get(activity.placeId) : undefined;
  return { day, activity, role, start: activity.start, end: activity.start + activity.duration, place };
}

export function planOf(trip: Trip, destination: Destination): Plan {
  const places = new Map(destination.places.map((place) => [place.id, place]));
  const days = trip.days.map(({ day, activities }) => ({
    day,
    entries: activities.map((own) => entryOf(own, day, places)).sort((a, b) => a.start - b.start),
  }));
  const entries = days.flatMap((day) => day.entries);
  const visits = entries.filter(({ role }) => role === 'visit');
  const tables = entries.filter(({ role }) => role === 'table');
  const meals = entries.filter(({ role }) => role === 'table' || role === 'meal');
  const stops = entries.filter(({ role }) => role === 'visit' || role === 'table');
  const said = readable(trip.wishes ?? []).map(({ item }) => item);
  return { trip, destination, days, entries, stops, visits, meals, tables, said };
}

/** The stops that a list of places names. */
export const stopsNamed = ({ stops }: Plan, places: readonly string[]): Entry[] =>
  stops.filter(({ activity }) => activity.placeId !== null && places.includes(activity.placeId));

/** Where the travellers sleep, when they said so and the catalogue knows it. */
export function lodgingOf({ said, destination }: Plan): StayArea | Place | undefined {
  const item = said.find((own) => own.kind === 'lodging');
  if (!item) return undefined;
  return item.areaId === undefined
    ? destination.places.find(({ id }) => id === item.near)
    : destination.areas.find(({ id }) => id === item.areaId);
}
