import { hashText, seededRandom, seededUuid } from '../random.ts';
import { type Booking, type BookingKind, type Moment, newBooking, type Spot } from '../trip/booking.ts';
import { addDays, dayCount, type TripDates } from '../trip/dates.ts';
import { type ItemOf, type WishItem, type WishKind } from './item.ts';
import { partWindows } from './part-windows.ts';

/** What a wish is said about: the clocks and dates of a trip, and what its ids mean. */
export interface Saying {
  /** IANA name. */
  readonly zone: string;
  readonly dates: TripDates;
  /** An area or a place; null where it is not known. */
  readonly spotOf: (id: string) => Spot | null;
  /** By what one comes to a terminal of the destination; null: it has no such terminal. */
  readonly comingTo: (id: string) => BookingKind | null;
  /** One eats there. */
  readonly isTable: (id: string) => boolean;
  /** Out of town, where no day in town would hold. */
  readonly isAway: (id: string) => boolean;
  /** How long one usually stays, in minutes; 0 where it is not known. */
  readonly usualStay: (id: string) => number;
}

const itemsOf = <K extends WishKind>(items: readonly WishItem[], kind: K): ItemOf<K>[] =>
  items.filter((item): item is ItemOf<K> => item.kind === kind);

const DAY = 24 * 60;
/** A ship of a cruise stays out of port: one is let off late and is back early. */
const CRUISE = { after: 45, before: 45 };
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
function momentOf({ zone, dates }: Saying, day: number, minutes: number): Moment {
  const date = addDays(dates.start, day - 1 + Math.floor(minutes / DAY));
  return { date, time: minutes % DAY, zone };
}

/** The same wish of the same trip is the same booking. */
const idOf = (item: object, number = 0) => seededUuid(seededRandom(hashText(JSON.stringify([item, number]))));

const spotAt = (id: string | undefined, { spotOf }: Saying): Spot | null => (id === undefined ? null : spotOf(id));

/** What one travels by is said, or known of the terminal. */
const journeyKind = ({ by, at }: ItemOf<'arrival' | 'departure'>, { comingTo }: Saying): BookingKind =>
  by ? kinds[by] : ((at === undefined ? null : comingTo(at)) ?? 'other');

function arrivals(items: readonly WishItem[], saying: Saying): Booking[] {
  const item = itemsOf(items, 'arrival').find(({ day }) => day !== 0);
  if (!item || item.time === undefined) return [];
  const end = momentOf(saying, item.day ?? 1, item.time);
  return [
    newBooking({
      id: idOf(item),
      kind: journeyKind(item, saying),
      leg: 'in',
      start: { ...end, time: null },
      end,
      to: spotAt(item.at, saying),
      margin: item.by === 'cruise' ? CRUISE.after : null,
    }),
  ];
}

function departures(items: readonly WishItem[], saying: Saying): Booking[] {
  const item = itemsOf(items, 'departure').find(({ day }) => day !== 0);
  if (!item || item.time === undefined) return [];
  return [
    newBooking({
      id: idOf(item),
      kind: journeyKind(item, saying),
      leg: 'out',
      start: momentOf(saying, item.day ?? dayCount(saying.dates), item.time),
      place: spotAt(item.at, saying),
      margin: item.by === 'cruise' ? CRUISE.before : null,
    }),
  ];
}

function lodgings(items: readonly WishItem[], saying: Saying): Booking[] {
  const { dates, zone } = saying;
  for (const item of itemsOf(items, 'lodging')) {
    const isAway = item.near !== undefined && saying.isAway(item.near);
    const place = isAway ? null : spotAt(item.areaId ?? item.near, saying);
    if (!place) continue;
    const on = (date: string): Moment => ({ date, time: null, zone });
    return [newBooking({ id: idOf(item), kind: 'lodging', start: on(dates.start), end: on(dates.end), place })];
  }
  return [];
}

/** What is booked at an hour; a place of the catalogue is visited for as long as one does. */
function appointments(items: readonly WishItem[], saying: Saying): Booking[] {
  return itemsOf(items, 'booked').flatMap((item): Booking[] => {
    const { placeId, what = 'event', day, time, near } = item;
    if (day === undefined || day === 0 || time === undefined) return [];
    const start = momentOf(saying, day, time);
    const place = spotAt(placeId ?? near, saying);
    if (placeId !== undefined) {
      const kind = saying.isTable(placeId) ? 'restaurant' : 'ticket';
      const stay = saying.usualStay(placeId);
      const end = kind === 'ticket' && stay > booked.visit.minutes ? momentOf(saying, day, time + stay) : null;
      return place ? [newBooking({ id: idOf(item), kind, start, end, place })] : [];
    }
    const { kind, minutes } = booked[what];
    const spot = place && { ...place, placeId: null };
    return [newBooking({ id: idOf(item), kind, start, end: momentOf(saying, day, time + minutes), place: spot })];
  });
}

/** Hours that are taken: those that were said, those of a part of the day, or all day; of no day every day. */
function busyHours(items: readonly WishItem[], saying: Saying): Booking[] {
  const all = Array.from({ length: dayCount(saying.dates) }, (_, index) => index + 1);
  return itemsOf(items, 'busy').flatMap((item) => {
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

/** What wishes say of fixed things, as far as they say when: each is a booking that its owner can change. */
export const saidBookings = (items: readonly WishItem[], saying: Saying): Booking[] => [
  ...arrivals(items, saying),
  ...departures(items, saying),
  ...lodgings(items, saying),
  ...appointments(items, saying),
  ...busyHours(items, saying),
];
