import { type Random, seededUuid } from '#domain/random.ts';
import { type Booking, type BookingKind, type Moment, newBooking, type Spot } from '#domain/trip/booking.ts';
import { addDays, dayCount, type TripDates } from '#domain/trip/dates.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

/** What one booking is drawn from. */
interface Draw {
  readonly random: Random;
  readonly destination: CompiledDestination;
  readonly dates: TripDates;
}

const homes = ['Europe/Madrid', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'Europe/London'] as const;

/** A point so many kilometres from the centre at most, or one of which nothing is known. */
function spot({ random, destination }: Draw, name: string, km: number): Spot {
  const unknown = random() < 0.3;
  const [north, east] = [random() * 2 - 1, random() * 2 - 1].map((share) => (share * km) / 111);
  return {
    name,
    address: '',
    latitude: unknown ? null : destination.latitude + (north ?? 0),
    longitude: unknown ? null : destination.longitude + (east ?? 0),
    placeId: null,
  };
}

const dayOf = ({ random, dates }: Draw) => addDays(dates.start, upTo(random, dayCount(dates) - 1));

/** On the clocks of the destination, in steps of five minutes or to the minute, now and then without an hour. */
function moment({ random, destination }: Draw, date: string, time: number | null): Moment {
  const part = time === null && random() < 0.5 ? pick(random, ['morning', 'afternoon', 'evening'] as const) : undefined;
  return { date, time, zone: destination.zone, ...(part && { part }) };
}

const anyTime = ({ random }: Draw): number | null => (random() < 0.1 ? null : upTo(random, 287) * 5 + upTo(random, 1));

const journeys: readonly BookingKind[] = ['flight', 'flight', 'train', 'bus', 'ferry', 'car', 'other'];

function arrival(draw: Draw): Booking {
  const { random, dates } = draw;
  const date = random() < 0.85 ? dates.start : dayOf(draw);
  const end = moment(draw, date, anyTime(draw));
  const abroad = { date: addDays(date, -upTo(random, 1)), time: upTo(random, 1439), zone: pick(random, homes) };
  const start = random() < 0.4 ? abroad : { ...end, time: null };
  const kind = pick(random, journeys);
  return newBooking({ id: seededUuid(random), kind, leg: 'in', start, end, to: spot(draw, 'Terminal', 25) });
}

function departure(draw: Draw): Booking {
  const { random, dates } = draw;
  const start = moment(draw, random() < 0.85 ? dates.end : dayOf(draw), anyTime(draw));
  const kind = pick(random, journeys);
  const margin = random() < 0.2 ? upTo(random, 240) : null;
  return newBooking({ id: seededUuid(random), kind, leg: 'out', start, place: spot(draw, 'Terminal', 25), margin });
}

/** In an area, in or out of town, for the whole trip or some nights of it. */
function lodging(draw: Draw): Booking {
  const { random, destination, dates } = draw;
  const from = random() < 0.5 ? dates.start : dayOf(draw);
  const until = random() < 0.5 ? dates.end : addDays(from, 1 + upTo(random, 4));
  const area = pick(random, destination.areas);
  const { latitude, longitude } = area;
  const named = { name: area.name.en, address: '', latitude, longitude, placeId: area.id };
  const place = random() < 0.5 ? named : spot(draw, 'Hotel', random() < 0.8 ? destination.radiusKm : 120);
  const night = (date: string) => moment(draw, date, null);
  return newBooking({ id: seededUuid(random), kind: 'lodging', start: night(from), end: night(until), place });
}

/** At a place of the catalogue, or anywhere in town. */
function appointment(draw: Draw): Booking {
  const { random, destination } = draw;
  const kind = pick(random, ['restaurant', 'ticket', 'tour', 'event', 'meeting', 'other', 'train', 'car'] as const);
  const date = dayOf(draw);
  const usual = kind === 'restaurant' ? pick(random, [13 * 60 + 30, 20 * 60, 21 * 60]) : (8 + upTo(random, 11)) * 60;
  const time = random() < 0.7 ? usual : anyTime(draw);
  const known = pick(random, destination.places);
  const { latitude, longitude } = known;
  const place = { name: known.name.en, address: '', latitude, longitude, placeId: known.id };
  const length = time !== null && random() < 0.5 ? 30 + upTo(random, random() < 0.9 ? 240 : 4000) : null;
  const over = (time ?? 0) + (length ?? 0);
  return newBooking({
    id: seededUuid(random),
    kind,
    start: moment(draw, date, time),
    end: length === null ? null : moment(draw, addDays(date, Math.floor(over / 1440)), over % 1440),
    place: random() < 0.45 ? place : random() < 0.8 ? spot(draw, 'Somewhere', destination.radiusKm) : null,
  });
}

/** What cannot be: out of the trip, over before it begins, on the clocks of nowhere. */
function absurd(draw: Draw): Booking {
  const own = appointment(draw);
  const { random, dates } = draw;
  const wrong: readonly Partial<Booking>[] = [
    { start: { ...own.start, date: addDays(dates.start, -3) }, end: null },
    { end: { ...own.start, date: addDays(own.start.date, -1) } },
    { start: { ...own.start, zone: 'Nowhere/Land' } },
    { start: { ...own.start, time: 0 }, end: { ...own.start, date: addDays(own.start.date, 1), time: 0 } },
  ];
  return { ...own, ...pick(random, wrong) };
}

const draws = [arrival, arrival, departure, departure, lodging, lodging, appointment, appointment, appointment];

/** One to six fixed things of a trip, as people have them and now and then as they cannot be. */
export function randomBookings(draw: Draw): Booking[] {
  const { random } = draw;
  return Array.from({ length: 1 + upTo(random, 5) }, () => (random() < 0.04 ? absurd : pick(random, draws))(draw));
}
