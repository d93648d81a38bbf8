import { travelMinutes } from '#domain/place/travel-time.ts';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import { type Copy, change, changeAlone, type Examples, set, shrink } from '../changes.ts';
import { clock, endOf, must, northM } from '../plans.ts';

const id = '00000000-0000-4000-8000-000000000099';

function book({ trip }: Copy, booking: Booking): void {
  set(trip, { bookings: [...(trip.bookings ?? []), booking] });
}

/** A moment of the first day, or of one so many days after it. */
const at = ({ trip, destination }: Copy, time: number, days = 0) => ({
  date: addDays(trip.dates.start, days + Math.floor(time / clock(24))),
  time: ((time % clock(24)) + clock(24)) % clock(24),
  zone: destination.zone,
});

/** The travellers have something else to do for a minute, from so many minutes after the last stop: no other is near it. */
function busyFrom(copy: Copy, after: number): void {
  const from = endOf(must(copy.day.activities.at(-1))) + after;
  book(copy, newBooking({ id, kind: 'meeting', start: at(copy, from), end: at(copy, from + 1) }));
}

/** A concert a kilometre north of the last stop, so many minutes after one can be there. */
function concertAfter(copy: Copy, minutes: number): void {
  const last = must(copy.day.activities.at(-1));
  const from = { latitude: must(last.latitude), longitude: must(last.longitude) };
  const hall = { ...from, latitude: from.latitude + northM(1000) };
  const start = at(copy, endOf(last) + travelMinutes(from, hall) + minutes);
  const place = { name: 'Hall', address: '', placeId: null, ...hall };
  book(copy, newBooking({ id, kind: 'event', start, place }));
}

/** A train that arrives so many minutes before the first stop. */
function trainIn(copy: Copy, before: number): void {
  const end = at(copy, must(copy.day.activities[0]).start - before);
  book(copy, newBooking({ id, kind: 'train', leg: 'in', start: { ...end, time: null }, end }));
}

/** A journey home so many minutes after the last stop of the last day. */
function leave(copy: Copy, kind: 'train' | 'flight', after: number, margin: number | null = null): void {
  const days = copy.trip.days.length - 1;
  const last = must(copy.trip.days[days]?.activities.at(-1));
  book(copy, newBooking({ id, kind, leg: 'out', start: at(copy, endOf(last) + after, days), margin }));
}

/** So many visits on a day that begins at the airport, after so many hours on board. */
function nightFlight(copy: Copy, visits: number, hours: number): void {
  shrink(copy, 4);
  for (const [index, activity] of copy.day.activities.entries())
    set(activity, { kind: index < visits ? 'place' : 'free-time', meal: null });
  const start = at(copy, clock(6) - clock(hours));
  book(copy, newBooking({ id, kind: 'flight', leg: 'in', start, end: at(copy, clock(6)) }));
}

/** So many visits on a first day that was to be easy. */
function easyDay(copy: Copy, visits: number): void {
  shrink(copy, 4);
  for (const [index, activity] of copy.day.activities.entries())
    set(activity, { kind: index < visits ? 'place' : 'free-time', meal: null });
  set(copy.trip, { preferences: 'an easy first day', wishes: null });
}

/** H24 to H27. */
export const fixed: Examples = {
  breaking: [
    changeAlone('H24', 'other plans that begin a minute before the last stop ends', (copy) => busyFrom(copy, -1)),
    change('H25', 'a concert a minute before one can be there', (copy) => concertAfter(copy, -1)),
    change('H26', 'a train that arrives 14 minutes before the first stop', (copy) => trainIn(copy, 14)),
    change('H26', 'a train that leaves 29 minutes after the last stop', (copy) => leave(copy, 'train', 29)),
    change('H26', 'a flight that leaves 119 minutes after the last stop', (copy) => leave(copy, 'flight', 119)),
    change('H26', 'a flight 44 minutes after the last stop of who wants 45', (copy) => leave(copy, 'flight', 44, 45)),
    change('H27', 'three visits after a night flight', (copy) => nightFlight(copy, 3, 8)),
    change('H27', 'three visits on a day that was to be easy', (copy) => easyDay(copy, 3)),
    change('H27', 'three visits after four hours on board', (copy) => nightFlight(copy, 3, 4)),
  ],
  passing: [
    changeAlone('H24', 'other plans that begin as the last stop ends', (copy) => busyFrom(copy, 0)),
    change('H25', 'a concert as soon as one can be there', (copy) => concertAfter(copy, 0)),
    change('H26', 'a train that arrives 15 minutes before the first stop', (copy) => trainIn(copy, 15)),
    change('H26', 'a train that leaves 30 minutes after the last stop', (copy) => leave(copy, 'train', 30)),
    change('H26', 'a flight that leaves 120 minutes after the last stop', (copy) => leave(copy, 'flight', 120)),
    change('H26', 'a flight 45 minutes after the last stop of who wants 45', (copy) => leave(copy, 'flight', 45, 45)),
    change('H27', 'two visits after a night flight', (copy) => nightFlight(copy, 2, 8)),
    change('H27', 'two visits on a day that was to be easy', (copy) => easyDay(copy, 2)),
    change('H27', 'three visits after less than four hours on board', (copy) => nightFlight(copy, 3, 3)),
  ],
};
