import { offsetAt } from '#domain/place/time-zone.ts';
import { type Base, basesOf, datesOfBase, nightsOf } from '#domain/trip/base.ts';
import { dayCount } from '#domain/trip/dates.ts';
import { stayAt } from '#domain/trip/stay.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { checkTrip } from './check.ts';
import type { Violation } from './violation.ts';

const EARLIEST_WAY = 5 * 60;

const broken = (message: string, day?: number): Violation => ({
  rule: 'H29',
  message,
  ...(day !== undefined && { day }),
});

/** Every base has a night, and their days are those of the trip. */
function orderFaults(trip: Trip): Violation[] {
  const nights = nightsOf(trip);
  const starts = basesOf(trip)[0]?.first === 1;
  const lengths = basesOf(trip).map((_, index) => dayCount(datesOfBase(trip, index)));
  const isWhole = lengths.reduce((sum, days) => sum + days, 0) === trip.days.length;
  if (starts && isWhole && nights.every((own) => own > 0)) return [];
  return [broken(`bases with ${nights.join(', ')} nights on ${trip.days.length} days`)];
}

/** A way that can be, by the clocks of both ends. */
function wayFaults(trip: Trip, index: number): Violation[] {
  const [before, base]: (Base | undefined)[] = [basesOf(trip)[index - 1], basesOf(trip)[index]];
  if (!base || !before) return base?.way ? [broken('a way to the first base', 1)] : [];
  const { way, first } = base;
  if (!way) return [broken(`no way to ${base.name}`, first)];
  const noon = Date.parse(`${datesOfBase(trip, index).start}T12:00:00Z`);
  const shift = (offsetAt(base.zone, noon) - offsetAt(before.zone, noon)) / 60;
  if (way.start < EARLIEST_WAY) return [broken(`sets off for ${base.name} in the night`, first)];
  const isLong = way.end - way.start === way.minutes + shift;
  return isLong ? [] : [broken(`the way to ${base.name} does not take its ${way.minutes} min`, first)];
}

/**
 * Everything a journey breaks, empty when it may be delivered: by H29, and for the days of each base by every rule of a trip to one place.
 * `destinations` in the order of the bases; `today` as for `checkTrip`.
 */
export function checkJourney(trip: Trip, destinations: readonly CompiledDestination[], today?: string): Violation[] {
  const order = orderFaults(trip);
  if (order.length > 0) return order;
  return basesOf(trip).flatMap((base, index) => {
    const destination = destinations[index];
    if (destination?.id !== base.destinationId) return [broken(`the facts of ${base.name} are missing`, base.first)];
    const own = checkTrip(stayAt(trip, index), { destination, ...(today && { today }) });
    return [
      ...wayFaults(trip, index),
      ...own.map((violation) => ({ ...violation, ...(violation.day && { day: violation.day + base.first - 1 }) })),
    ];
  });
}
