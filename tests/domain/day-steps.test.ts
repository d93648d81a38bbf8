import { describe, expect, it } from 'vitest';
import { type Booking, newBooking } from '#domain/trip/booking.ts';
import { daySteps } from '#domain/trip/day-steps.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { instantOf } from '#domain/trip/moments.ts';
import { hasBooked, hasHourless, nowAndNext } from '#domain/trip/now-and-next.ts';
import { aTrip } from '../support/trips.ts';

const [template] = aTrip().days;
const [aStop] = template?.activities ?? [];
if (!template || !aStop) throw new Error('a plan with a stop');

const ROME = 'Europe/Rome';
const h = (hours: number, minutes = 0) => hours * 60 + minutes;
const at = (date: string, time: number | null, zone = ROME) => ({ date, time, zone });
const booking = (own: Partial<Booking> & Pick<Booking, 'kind' | 'start'>): Booking =>
  newBooking({ id: crypto.randomUUID(), title: own.kind, ...own });
const stop = (name: string, start: number, duration = 60): Activity => ({
  ...(aStop as Activity),
  id: name,
  name,
  start,
  duration,
});

interface Told {
  readonly start?: string;
  readonly nights?: string;
  readonly day?: number;
  readonly zone?: string;
  readonly stops?: readonly Activity[];
  readonly bookings: readonly Booking[];
}

/** A day of a trip from Monday, 15 March, to Wednesday. */
function stepsOf({
  start = '2027-03-15',
  nights: end = '2027-03-17',
  day = 1,
  zone = ROME,
  stops = [],
  bookings,
}: Told) {
  const days: Day[] = stops.length === 0 ? [] : [{ ...(template as Day), day, activities: [...stops] }];
  return daySteps({
    trip: { dates: { start, end }, bookings: [...bookings], days, destinationId: null, transfers: null },
    number: day,
    zone,
  });
}

type Steps = ReturnType<typeof stepsOf>;
const named = (step: Steps[number] | null) =>
  step && (step.activity?.name ?? `${step.line?.booking.title} ${step.line?.as}`);
const order = (told: Told) => stepsOf(told).map(named);
function moment(told: Told, date: string, time: number, zone = ROME) {
  const { now, next } = nowAndNext(stepsOf(told), instantOf(at(date, time, zone)) ?? Number.NaN);
  return [named(now), named(next)];
}

describe('the order of a day', () => {
  it('has what is booked among the stops, the bed that is left first and the one that is slept in last', () => {
    const bookings = [
      booking({ kind: 'restaurant', start: at('2027-03-16', h(20, 30)) }),
      booking({ kind: 'train', start: at('2027-03-16', h(15)), end: at('2027-03-16', h(16, 30)) }),
      booking({ kind: 'lodging', title: 'old', start: at('2027-03-15', h(15)), end: at('2027-03-16', h(11)) }),
      booking({ kind: 'lodging', title: 'new', start: at('2027-03-16', h(15)), end: at('2027-03-17', h(11)) }),
      booking({ kind: 'ticket', start: at('2027-03-16', null) }),
    ];
    const stops = [stop('forum', h(9)), stop('museum', h(17))];
    expect(order({ day: 2, stops, bookings })).toEqual([
      'old leaving',
      'ticket start',
      'new luggage-between',
      'forum',
      'train start',
      'museum',
      'restaurant start',
      'new night',
    ]);
  });

  it('is one line where a stop is what was booked', () => {
    const place = { name: 'x', address: '', latitude: null, longitude: null, placeId: aStop.placeId };
    const ticket = booking({ kind: 'ticket', start: at('2027-03-15', h(10)), place, code: 'MOON' });
    const told = { stops: [stop('museum', h(10))], bookings: [ticket] };
    expect(order(told)).toEqual(['museum']);
    expect(stepsOf(told)[0]?.line?.booking.code).toBe('MOON');
    expect(order({ ...told, stops: [stop('museum', h(10, 1))] })).toEqual(['ticket start', 'museum']);
  });

  it('goes by moments, and a booking on other clocks belongs to the day it is on those of the destination', () => {
    const call = booking({ kind: 'meeting', start: at('2027-03-16', h(8), 'Asia/Tokyo') });
    const stops = [stop('park', h(18)), stop('show', h(20))];
    const there = { zone: 'America/New_York', stops, bookings: [call] };
    expect(order(there)).toEqual(['park', 'meeting start', 'show']);
    expect(order({ ...there, day: 2 })).not.toContain('meeting start');
  });

  it('counts a zone that no clock knows as that of the destination', () => {
    const odd = booking({ kind: 'event', start: at('2027-03-15', h(10), 'Nowhere/Else') });
    const told = { zone: 'Asia/Tokyo', stops: [stop('temple', h(9)), stop('garden', h(11))], bookings: [odd] };
    expect(order(told)).toEqual(['temple', 'event start', 'garden']);
  });

  it('tells a departure soon after midnight on the evening on which one leaves', () => {
    const flight = booking({ kind: 'flight', leg: 'out', start: at('2027-03-18', h(1)), end: at('2027-03-18', h(3)) });
    const told = { day: 3, stops: [stop('dinner', h(19))], bookings: [flight] };
    expect(order(told)).toEqual(['dinner', 'flight start']);
    expect(moment(told, '2027-03-17', h(21))).toEqual([null, 'flight start']);
    // Three hours before: two at the airport, one on the way there.
    const later = { ...flight, start: at('2027-03-18', h(3)), end: at('2027-03-18', h(5)) };
    expect(order({ ...told, bookings: [later] })).toEqual(['dinner']);
  });
});

describe('now and next', () => {
  const train = booking({ kind: 'train', start: at('2027-03-15', h(15)), end: at('2027-03-15', h(16, 30)) });
  const day = { stops: [stop('forum', h(13)), stop('museum', h(17))], bookings: [train] };

  it.each([
    [h(12, 59), null, 'forum'],
    [h(13), 'forum', 'train start'],
    [h(14), null, 'train start'],
    [h(14, 59), null, 'train start'],
    [h(15), 'train start', 'museum'],
    [h(16, 29), 'train start', 'museum'],
    [h(16, 30), null, 'museum'],
    [h(17), 'museum', null],
    [h(18), null, null],
  ])('counts bookings as well as stops, to the minute: at %i', (time, now, next) => {
    expect(moment(day, '2027-03-15', time)).toEqual([now, next]);
  });

  it('is the landing first on the day of arrival, then out of the airport, whatever the plan has before', () => {
    const flight = booking({
      kind: 'flight',
      leg: 'in',
      start: at('2027-03-15', h(9, 40), 'Europe/London'),
      end: at('2027-03-15', h(13)),
    });
    const told = { stops: [stop('early', h(11)), stop('forum', h(15))], bookings: [flight] };
    expect(moment(told, '2027-03-15', h(7))).toEqual([null, 'flight end']);
    expect(moment(told, '2027-03-15', h(11, 30))).toEqual([null, 'flight end']);
    expect(moment(told, '2027-03-15', h(12, 59))).toEqual([null, 'flight end']);
    expect(moment(told, '2027-03-15', h(13))).toEqual(['flight end', 'forum']);
    expect(moment(told, '2027-03-15', h(13, 59))).toEqual(['flight end', 'forum']);
    expect(moment(told, '2027-03-15', h(14))).toEqual([null, 'forum']);
  });

  it('is the landing of tomorrow while one is under way, and nothing of the plan', () => {
    const flight = booking({
      kind: 'flight',
      leg: 'in',
      start: at('2027-03-15', h(11), 'Europe/Madrid'),
      end: at('2027-03-16', h(8), 'Asia/Tokyo'),
    });
    const told = { zone: 'Asia/Tokyo', stops: [stop('temple', h(20))], bookings: [flight] };
    expect(moment(told, '2027-03-15', h(12), 'Europe/Madrid')).toEqual([null, 'flight end']);
    expect(order({ ...told, day: 2 })).toContain('flight end');
    expect(moment({ ...told, day: 2 }, '2027-03-16', h(7, 59), 'Asia/Tokyo')).toEqual([null, 'flight end']);
    expect(moment({ ...told, day: 2 }, '2027-03-16', h(8), 'Asia/Tokyo')).toEqual(['flight end', 'temple']);
  });

  it('is no stop after the departure, and on a day of bookings alone these', () => {
    const flight = booking({
      kind: 'flight',
      leg: 'out',
      start: at('2027-03-15', h(18)),
      end: at('2027-03-15', h(20)),
    });
    expect(moment({ stops: [stop('late', h(19))], bookings: [flight] }, '2027-03-15', h(17))).toEqual([
      null,
      'flight start',
    ]);
    expect(moment({ stops: [stop('late', h(19))], bookings: [flight] }, '2027-03-15', h(19))).toEqual([
      'flight start',
      null,
    ]);
    const alone = stepsOf({ bookings: [flight] });
    expect([hasBooked(alone), hasBooked(stepsOf({ stops: [stop('x', 600)], bookings: [] }))]).toEqual([true, false]);
  });

  it('is leaving the bed until the first thing of the day or the check-out, and the bed when all else is over', () => {
    const bed = booking({ kind: 'lodging', start: at('2027-03-14', null), end: at('2027-03-15', h(11)) });
    const next = booking({
      kind: 'lodging',
      title: 'next',
      start: at('2027-03-15', null),
      end: at('2027-03-16', null),
    });
    const told = { stops: [stop('forum', h(13))], bookings: [bed, next] };
    expect(moment(told, '2027-03-15', h(8))).toEqual(['lodging leaving', 'forum']);
    expect(moment(told, '2027-03-15', h(11))).toEqual([null, 'forum']);
    expect(moment({ ...told, stops: [stop('forum', h(9))] }, '2027-03-15', h(9))).toEqual(['forum', 'next night']);
    expect(moment(told, '2027-03-15', h(23))).toEqual([null, 'next night']);
  });

  it('is never what has no hour, which may still come', () => {
    const told = { bookings: [booking({ kind: 'ticket', start: at('2027-03-15', null) })] };
    expect(moment(told, '2027-03-15', h(10))).toEqual([null, null]);
    expect([hasHourless(stepsOf(told)), hasHourless(stepsOf(day))]).toEqual([true, false]);
  });

  it('takes of a hired car and of a pass for the day only that one gets them', () => {
    const car = booking({ kind: 'car', start: at('2027-03-15', h(10)), end: at('2027-03-17', h(10)) });
    const pass = booking({ kind: 'ticket', start: at('2027-03-15', h(10)), end: at('2027-03-16', h(10)) });
    for (const own of [car, pass]) {
      expect(moment({ bookings: [own] }, '2027-03-15', h(10, 44))[0]).toContain('start');
      expect(moment({ bookings: [own] }, '2027-03-15', h(10, 45))[0]).toBeNull();
    }
  });

  it('lasts as long as it lasts where clocks change', () => {
    const night = { start: '2027-03-28', nights: '2027-03-29' };
    // One minute after 01:59 it is 03:00: the hour from 01:30 is over at 03:30.
    const party = { ...night, stops: [stop('party', h(1, 30)), stop('walk', h(5))], bookings: [] };
    expect(moment(party, '2027-03-28', h(3, 29))).toEqual(['party', 'walk']);
    expect(moment(party, '2027-03-28', h(3, 30))).toEqual([null, 'walk']);
    const back = { start: '2027-10-31', nights: '2027-11-01' };
    const bus = booking({ kind: 'bus', start: at('2027-10-31', h(1, 30)), end: at('2027-10-31', h(3)) });
    const half = (instant: string) => nowAndNext(stepsOf({ ...back, bookings: [bus] }), Date.parse(instant));
    expect(named(half('2027-10-31T01:59:00Z').now)).toBe('bus start');
    expect(half('2027-10-31T02:00:00Z').now).toBeNull();
  });
});
