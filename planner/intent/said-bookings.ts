import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { hashText, seededRandom, seededUuid } from '#domain/random.ts';
import { type Booking, type BookingKind, type Moment, newBooking, type Spot } from '#domain/trip/booking.ts';
import { addDays, dayCount, type TripDates } from '#domain/trip/dates.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { partWindows } from '../rules.ts';
import { itemsOf } from './understood.ts';

/** What is said in a wish and fixed: where it is said, and what a booking says of it. */
export interface Saying {
  readonly destination: CompiledDestination;
  readonly dates: TripDates;
  readonly language: Language;
}

const DAY = 24 * 60;
/** A ship of a cruise stays out of port: one is let off late and is back early. */
const CRUISE = { after: 45, before: 80 };
const kinds: Readonly<Record<NonNullable<ItemOf<'arrival'>['by']>, BookingKind>> = {
  plane: 'flight',
  train: 'train',
  bus: 'bus',
  ferry: 'ferry',
  cruise: 'ferry',
  car: 'car',
};

/** Minutes that things take which the travellers booked themselves. */
const booked: Readonly<Record<NonNullable<ItemOf<'booked'>['what']>, { kind: BookingKind; minutes: number }>> = {
  lunch: { kind: 'restaurant', minutes: 90 },
  dinner: { kind: 'restaurant', minutes: 120 },
  show: { kind: 'event', minutes: 150 },
  tour: { kind: 'tour', minutes: 150 },
  concert: { kind: 'event', minutes: 150 },
  match: { kind: 'event', minutes: 180 },
  train: { kind: 'train', minutes: 60 },
  'hire-car': { kind: 'car', minutes: 45 },
  event: { kind: 'event', minutes: 150 },
  visit: { kind: 'ticket', minutes: 120 },
};

/** Minutes after the midnight of a day of the trip (1 is the first); what passes midnight is on the next date. */
function momentOf({ destination, dates }: Saying, day: number, minutes: number): Moment {
  const date = addDays(dates.start, day - 1 + Math.floor(minutes / DAY));
  return { date, time: minutes % DAY, zone: destination.zone };
}

/** The same wish of the same trip is the same booking. */
const idOf = (item: object, number = 0) => seededUuid(seededRandom(hashText(JSON.stringify([item, number]))));

function spotOf(id: string | undefined, { destination, language }: Saying): Spot | null {
  const area = destination.areas.find((own) => own.id === id);
  const place = destination.byId.get(id ?? '');
  const found = area ?? place;
  if (!found) return null;
  const { latitude, longitude } = found;
  return { name: inLanguage(found.name, language), address: '', latitude, longitude, placeId: found.id };
}

function arrivals(wishes: readonly Wish[], saying: Saying): Booking[] {
  const item = itemsOf(wishes, 'arrival').find(({ day }) => day !== 0);
  if (!item || item.time === undefined) return [];
  const end = momentOf(saying, item.day ?? 1, item.time);
  return [
    newBooking({
      id: idOf(item),
      kind: item.by ? kinds[item.by] : 'other',
      leg: 'in',
      start: { ...end, time: null },
      end,
      margin: item.by === 'cruise' ? CRUISE.after : null,
    }),
  ];
}

function departures(wishes: readonly Wish[], saying: Saying): Booking[] {
  const item = itemsOf(wishes, 'departure').find(({ day }) => day !== 0);
  if (!item || item.time === undefined) return [];
  return [
    newBooking({
      id: idOf(item),
      kind: item.by ? kinds[item.by] : 'other',
      leg: 'out',
      start: momentOf(saying, item.day ?? dayCount(saying.dates), item.time),
      margin: item.by === 'cruise' ? CRUISE.before : null,
    }),
  ];
}

function lodgings(wishes: readonly Wish[], saying: Saying): Booking[] {
  const { dates, destination } = saying;
  for (const item of itemsOf(wishes, 'lodging')) {
    // From out of town no day in town would hold.
    const isAway = destination.byId.get(item.near ?? '')?.kind === 'day-trip';
    const place = isAway ? null : spotOf(item.areaId ?? item.near, saying);
    if (!place) continue;
    const on = (date: string): Moment => ({ date, time: null, zone: destination.zone });
    return [newBooking({ id: idOf(item), kind: 'lodging', start: on(dates.start), end: on(dates.end), place })];
  }
  return [];
}

/** What is booked at an hour; a place of the catalogue is visited for as long as one does. */
function appointments(wishes: readonly Wish[], saying: Saying): Booking[] {
  return itemsOf(wishes, 'booked').flatMap((item): Booking[] => {
    const { placeId, what = 'event', day, time, near } = item;
    if (day === undefined || day === 0 || time === undefined) return [];
    const start = momentOf(saying, day, time);
    const place = spotOf(placeId ?? near, saying);
    if (placeId !== undefined) {
      const kind = saying.destination.byId.get(placeId)?.kind === 'food' ? 'restaurant' : 'ticket';
      return place ? [newBooking({ id: idOf(item), kind, start, place })] : [];
    }
    const { kind, minutes } = booked[what];
    const spot = place && { ...place, placeId: null };
    return [newBooking({ id: idOf(item), kind, start, end: momentOf(saying, day, time + minutes), place: spot })];
  });
}

/** Hours that are taken: those that were said, those of a part of the day, or all day; of no day every day. */
function busyHours(wishes: readonly Wish[], saying: Saying): Booking[] {
  const all = Array.from({ length: dayCount(saying.dates) }, (_, index) => index + 1);
  return itemsOf(wishes, 'busy').flatMap((item) => {
    const usual = partWindows[item.part ?? 'day'];
    const { from = usual.from, to = usual.to } = item;
    const days = item.day === undefined ? all : all.filter((day) => day === item.day);
    return days.map((day) =>
      newBooking({
        id: idOf(item, day),
        kind: 'meeting',
        start: momentOf(saying, day, from),
        end: momentOf(saying, day, to),
      }),
    );
  });
}

/** What the wishes say of fixed things, as far as they say when: each is a booking that its owner can change. */
export const saidBookings = (wishes: readonly Wish[], saying: Saying): Booking[] => [
  ...arrivals(wishes, saying),
  ...departures(wishes, saying),
  ...lodgings(wishes, saying),
  ...appointments(wishes, saying),
  ...busyHours(wishes, saying),
];
