import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/trip/booking.ts';
import { newBooking } from '#domain/trip/booking.ts';
import { fixedLines, inOrder, instantOf, isBookedStop, luggageLines } from '#domain/trip/fixed-lines.ts';
import { aTrip } from '../support/trips.ts';

const at = (date: string, time: number | null, zone = 'Europe/Rome') => ({ date, time, zone });
const booking = (own: Partial<Booking> & Pick<Booking, 'kind' | 'start'>): Booking =>
  newBooking({ id: crypto.randomUUID(), ...own });

/** Three days, from 15 to 17 March. */
const dates = { start: '2027-03-15', end: '2027-03-17' };
const told = (bookings: Booking[], day: number) =>
  fixedLines({ dates, bookings, destinationId: null }, { day }).map(({ as, time }) => `${as} ${time}`);

describe('what a day tells of what is fixed', () => {
  it('is an arrival where the journey there ends, also of a night flight', () => {
    const flight = booking({
      kind: 'flight',
      leg: 'in',
      start: at('2027-03-14', 1060, 'America/New_York'),
      end: at('2027-03-15', 565),
    });
    expect(told([flight], 1)).toEqual(['end 565']);
    expect(told([flight], 2)).toEqual([]);
  });

  it('is a departure where the journey back begins, and not where it ends', () => {
    const flight = booking({
      kind: 'flight',
      leg: 'out',
      start: at('2027-03-17', 1385),
      end: at('2027-03-18', 400, 'Asia/Tokyo'),
    });
    expect([1, 2, 3].map((day) => told([flight], day))).toEqual([[], [], ['start 1385']]);
  });

  it('is a bed every night, last of the day, and leaving it first thing', () => {
    const hotel = booking({ kind: 'lodging', start: at('2027-03-15', 900), end: at('2027-03-17', 660) });
    const dinner = booking({ kind: 'restaurant', start: at('2027-03-15', 1230) });
    expect(told([hotel, dinner], 1)).toEqual(['start 1230', 'night 900']);
    expect(told([hotel, dinner], 2)).toEqual(['night null']);
    expect(told([hotel, dinner], 3)).toEqual(['leaving 660']);
  });

  it('is one night where nothing is said of leaving', () => {
    const hotel = booking({ kind: 'lodging', start: at('2027-03-15', null) });
    expect([1, 2, 3].map((day) => told([hotel], day))).toEqual([['night null'], ['leaving null'], []]);
  });

  describe('of the luggage', () => {
    const [stop] = aTrip().days.flatMap(({ activities }) => activities);
    if (!stop) throw new Error('a plan with a stop');
    const bed = (from: number, to: number, checkIn: number | null, checkOut: number | null) =>
      booking({
        kind: 'lodging',
        start: at(`2027-03-${14 + from}`, checkIn),
        end: at(`2027-03-${14 + to}`, checkOut),
      });
    const saidOn = (bookings: Booking[], day: number, ...starts: number[]) =>
      luggageLines(
        { dates, bookings },
        { day, activities: starts.map((start) => ({ ...stop, start, duration: 60 })) },
      ).map(({ as, time, place }) => `${as} ${time} ${place}`);

    it('says that it must be kept before one can have the room, once one is there', () => {
      const flight = booking({ kind: 'flight', leg: 'in', start: at('2027-03-15', 480), end: at('2027-03-15', 600) });
      const hotel = bed(1, 3, 900, 660);
      expect(saidOn([flight, hotel], 1, 780)).toEqual(['luggage-before 900 600']);
      expect(saidOn([hotel], 1, 780)).toEqual(['luggage-before 900 -Infinity']);
      expect(saidOn([hotel], 1, 900)).toEqual([]);
      expect(saidOn([bed(1, 3, null, null)], 1, 1200)).toEqual(['luggage-before null -Infinity']);
      expect(saidOn([hotel], 2, 600)).toEqual([]);
    });

    it('says that it moves with the travellers', () => {
      expect(saidOn([bed(1, 2, 900, 660), bed(2, 3, 960, null)], 2, 600)).toEqual(['luggage-between 960 0']);
    });

    it('says where it stays after they left the room', () => {
      expect(saidOn([bed(1, 3, 900, 660)], 3, 600)).toEqual([]);
      expect(saidOn([bed(1, 3, 900, 660)], 3, 601)).toEqual(['luggage-after null 0']);
      expect(saidOn([bed(1, 3, 900, 660)], 3)).toEqual([]);
    });
  });

  it('knows a stop of the plan that is what was booked, by place and time', () => {
    const [activity] = aTrip()
      .days.flatMap(({ activities }) => activities)
      .filter(({ placeId }) => placeId !== null);
    if (!activity) throw new Error('a plan with a place');
    const place = { name: 'x', address: '', latitude: null, longitude: null, placeId: activity.placeId };
    const ticket = booking({ kind: 'ticket', start: at('2027-03-15', activity.start), place });
    const [line] = fixedLines({ dates, bookings: [ticket], destinationId: null }, { day: 1 });
    expect(line && isBookedStop(activity, line)).toBe(true);
    expect(line && isBookedStop({ ...activity, start: activity.start + 30 }, line)).toBe(false);
  });

  it('compares moments by what they are, not by what their clocks say', () => {
    const [tokyo, rome] = [at('2027-03-15', 600, 'Asia/Tokyo'), at('2027-03-15', 300)];
    expect(instantOf(tokyo)).toBeLessThan(instantOf(rome));
    expect(instantOf(at('2027-03-28', 180))).toBe(Date.parse('2027-03-28T01:00:00Z'));
    const own = [booking({ kind: 'event', start: rome }), booking({ kind: 'event', start: tokyo })];
    expect(inOrder(own).map(({ start }) => start.zone)).toEqual(['Asia/Tokyo', 'Europe/Rome']);
  });

  it('takes a zone that no clock knows for universal time', () => {
    expect(instantOf(at('2027-03-15', 0, 'Nowhere/Else'))).toBe(Date.parse('2027-03-15'));
  });
});
