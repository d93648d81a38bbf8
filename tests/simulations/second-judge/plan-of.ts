import type { Trip } from '#domain/trip/trip.ts';
import { shifted, townOf } from './facts.ts';
import type { Plan, Stop } from './measures.ts';

/** A trip as the second judge reads it: what is written of its stops, and the file of its destination. */
export function planOf({ days, dates, destinationId, travellers }: Trip): Plan {
  const town = townOf(destinationId ?? '');
  const known = new Map(town.places.map((place) => [place.id, place]));
  return {
    town,
    withChildren: travellers.children > 0,
    days: days.map(({ activities }, index) => ({
      date: shifted(dates.start, index),
      stops: activities.map(
        (own): Stop => ({
          fact: own.kind === 'place' ? (known.get(own.placeId ?? '') ?? null) : null,
          isMeal: own.meal !== null,
          meal: own.meal,
          isFree: own.kind === 'free-time',
          start: own.start,
          end: own.start + own.duration,
          latitude: own.latitude ?? 0,
          longitude: own.longitude ?? 0,
          // Who eats where a boat has brought him leaves by the boat.
          access: activities.find(({ placeId, access }) => access && placeId === own.placeId)?.access?.minutes ?? null,
        }),
      ),
    })),
  };
}
