import type { Coordinates } from '#domain/place/coordinates.ts';
import type { StayArea } from '#domain/place/destination.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { type Block, type BookedHours, type FixedHours, partWindows, stayArea } from '../rules.ts';
import { itemsOf } from './understood.ts';

type Vehicle = NonNullable<ItemOf<'arrival'>['by']> | 'unknown';

/** Minutes from a landing or a stop until one can begin: border, luggage and the way into town. */
const wayOut: Readonly<Record<Vehicle, number>> = {
  plane: 90,
  train: 30,
  bus: 30,
  ferry: 45,
  car: 30,
  cruise: 60,
  unknown: 60,
};
/** Minutes before it leaves by which the last stop has ended: the way there, and what one has to be early. */
const wayBack: Readonly<Record<Vehicle, number>> = {
  plane: 180,
  train: 90,
  bus: 90,
  ferry: 100,
  car: 90,
  cruise: 120,
  unknown: 120,
};

/** Who comes "in the afternoon" is taken to come in the middle of it; who leaves then, at its beginning. */
const arrivals = {
  morning: 11 * 60,
  midday: 13 * 60 + 30,
  afternoon: 17 * 60,
  evening: 21 * 60,
  night: 23 * 60,
} as const;
const departures = {
  morning: 9 * 60,
  midday: 12 * 60,
  afternoon: 15 * 60,
  evening: 19 * 60 + 30,
  night: 19 * 60 + 30,
} as const;

function arrivalOf(wishes: readonly Wish[]): FixedHours['arrival'] {
  const [item] = itemsOf(wishes, 'arrival').filter(({ day }) => day !== 0);
  if (!item) return null;
  const { day = 1, time, part, by = 'unknown' } = item;
  if (time !== undefined) return { day, from: time + wayOut[by] };
  return part === undefined ? { day, from: 0 } : { day, from: arrivals[part] };
}

function departureOf(wishes: readonly Wish[], days: number): FixedHours['departure'] {
  const [item] = itemsOf(wishes, 'departure').filter(({ day }) => day !== 0);
  if (!item) return null;
  const { day = days, time, part, by = 'unknown' } = item;
  if (time !== undefined) return { day, until: time - wayBack[by] };
  return part === undefined ? { day, until: 24 * 60 } : { day, until: departures[part] - wayBack[by] };
}

/** Hours that are taken: those that were said, those of a part of the day, or all day; of no day every day. */
function busyOf(wishes: readonly Wish[], days: number): Block[] {
  const all = Array.from({ length: days }, (_, index) => index + 1);
  return itemsOf(wishes, 'busy').flatMap(({ day, part, from, to }) => {
    const usual = partWindows[part ?? 'day'];
    const span = { from: from ?? usual.from, to: to ?? usual.to };
    return (day === undefined ? all : [day]).map((number) => ({ day: number, ...span }));
  });
}

/** Minutes that things take which the travellers booked themselves and the catalogue does not know. */
const bookedMinutes: Readonly<Record<NonNullable<ItemOf<'booked'>['what']>, number>> = {
  lunch: 90,
  dinner: 120,
  show: 150,
  tour: 150,
  concert: 150,
  match: 180,
  train: 60,
  'hire-car': 45,
  event: 150,
  visit: 120,
};
/** From where one is to what is booked. */
const WAY_THERE = 30;

/** Things with an hour and without a place of the catalogue keep their hours free. */
function bookedHours(wishes: readonly Wish[]): BookedHours[] {
  return itemsOf(wishes, 'booked').flatMap(({ placeId, what = 'event', day, time }) =>
    placeId !== undefined || day === undefined || day === 0 || time === undefined
      ? []
      : [
          {
            day,
            from: time - WAY_THERE,
            to: time + bookedMinutes[what],
            meal: what === 'lunch' || what === 'dinner' ? what : null,
          },
        ],
  );
}

/** What arrival, departure, bookings and other plans leave of a trip of so many days. */
export const fixedOf = (wishes: readonly Wish[], days: number): FixedHours => ({
  arrival: arrivalOf(wishes),
  departure: departureOf(wishes, days),
  busy: busyOf(wishes, days),
  booked: bookedHours(wishes),
});

/** Where the travellers said that they stay, if the catalogue knows it: an area, or near a place. */
export function saidLodging(
  wishes: readonly Wish[],
  destination: CompiledDestination,
): (Coordinates & Pick<StayArea, 'name'>) | null {
  for (const { areaId, near } of itemsOf(wishes, 'lodging')) {
    const area = destination.areas.find(({ id }) => id === areaId);
    const place = destination.byId.get(near ?? '');
    // From out of town no day in town would hold.
    const known = area ?? (place?.kind === 'day-trip' ? undefined : place);
    if (known) return known;
  }
  return null;
}

/** Where the days begin and end: where the travellers said, else the first area that suits the budget. */
export const lodgingOf = (
  destination: CompiledDestination,
  { budget, wishes }: { readonly budget: Parameters<typeof stayArea>[1]; readonly wishes: readonly Wish[] },
): Coordinates => saidLodging(wishes, destination) ?? stayArea(destination, budget);
