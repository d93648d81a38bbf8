import { newBooking } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { aTrip } from './trips.ts';

/** A plan for Rome in which the Colosseum is booked at 09:00 of the second day. */
export function aTripWithABookedStop(): Trip {
  const dates = { start: '2027-03-15', end: '2027-03-17' };
  const start = { date: addDays(dates.start, 1), time: 9 * 60, zone: 'Europe/Rome' };
  const at = { name: 'Colosseum', address: '', latitude: 41.8902, longitude: 12.4922, placeId: 'colosseum' };
  const booking = newBooking({ id: '00000000-0000-4000-8000-0000000000b1', kind: 'ticket', start, place: at });
  return aTrip({ dates, bookings: [booking] });
}
