import { isWalked, type Point, wayM } from '#domain/place/travel-time.ts';
import { type Activity, type Day, pointOfStop } from '#domain/trip/itinerary.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import type { DayHomes } from '../intent/homes.ts';
import { COMPANIONS, countedMinutes, dayTripLimits, strainLimits } from '../rules.ts';
import type { Check, Violation } from './violation.ts';

interface Strain {
  travelMinutes: number;
  walkedM: number;
  activeMinutes: number;
}

/** Ways of a day from one lodging to the next, and the time spent on visits and ways; meals and free time are rest. */
export function strainOf({ activities }: Day, { from, to }: Pick<DayHomes, 'from' | 'to'>): Strain {
  const points = activities.flatMap((activity) => pointOfStop(activity) ?? []);
  const strain: Strain = { travelMinutes: 0, walkedM: 0, activeMinutes: 0 };
  let at: Point = from;
  for (const point of [...points, to]) {
    strain.travelMinutes += countedMinutes(at, point);
    if (isWalked(at, point)) strain.walkedM += wayM(at, point);
    at = point;
  }
  const visits = activities.filter(({ kind, meal }) => kind === 'place' && meal === null);
  strain.activeMinutes = strain.travelMinutes + visits.reduce((sum, { duration }) => sum + duration, 0);
  return strain;
}

const isDayTrip = ({ placeId }: Activity, destination: CompiledDestination) =>
  destination.byId.get(placeId ?? '')?.kind === 'day-trip';

/** A day trip has its day to itself until it ends: before it no other visit, after it a few in town. */
function companions({ activities }: Day, destination: CompiledDestination): Activity[] {
  const visits = activities.filter(({ kind, meal }) => kind === 'place' && meal === null);
  const trip = visits.findIndex((visit) => isDayTrip(visit, destination));
  if (trip < 0) return [];
  const after = visits.slice(trip + 1);
  return [
    ...visits.slice(0, trip),
    ...after.filter((visit) => isDayTrip(visit, destination)),
    ...after.slice(COMPANIONS),
  ];
}

/** H17: not too long on the way, on foot, and on one's feet; day trips alone on their day. */
export const strain: Check = ({ trip, destination, intent }) => {
  return trip.days.flatMap((day, index): Violation[] => {
    const far = day.activities.some((activity) => isDayTrip(activity, destination));
    const limits = far ? dayTripLimits(intent) : strainLimits(intent);
    const home = intent.homes[index] ?? intent.homes.at(-1) ?? { from: destination, to: destination };
    // A day with nothing to do has no ways, and the way to another bed is none of its choice.
    if (day.activities.length === 0) return [];
    const found = strainOf(day, home);
    found.travelMinutes -= home.from === home.to ? 0 : countedMinutes(home.from, home.to);
    const over = (Object.keys(limits) as (keyof Strain)[]).filter((key) => found[key] > limits[key]);
    return [
      ...over.map((key) => ({
        rule: 'H17' as const,
        day: day.day,
        message: `${key} ${Math.round(found[key])}, at most ${limits[key]}`,
      })),
      ...companions(day, destination).map(({ id, name }) => ({
        rule: 'H17' as const,
        day: day.day,
        activityId: id,
        message: `"${name}" shares its day with a day trip`,
      })),
    ];
  });
};
