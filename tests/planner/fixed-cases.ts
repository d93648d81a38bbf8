import { type Booking, type BookingKind, type Leg, type Moment, newBooking, type Spot } from '#domain/trip/booking.ts';
import { addDays } from '#domain/trip/dates.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';
import { aDestination } from '../support/trips.ts';

/** What a plan keeps of what is fixed, in days (1 is the first) and times on the clocks of the place. */
export interface Kept {
  /** Nothing before it, on any day. */
  readonly notBefore?: readonly [day: number, time: string];
  /** Nothing after it, on any day. */
  readonly notAfter?: readonly [day: number, time: string];
  readonly free?: readonly [day: number, from: string, to: string];
  readonly stop?: readonly [placeId: string, day: number, time: string];
  readonly empty?: readonly number[];
  readonly mostVisits?: readonly [day: number, count: number];
  /** The travellers are not sent there again. */
  readonly without?: string;
  /** No other lunch or dinner on that day. */
  readonly noMeal?: readonly [day: number, meal: 'lunch' | 'dinner'];
  /** Begins and ends within these hours of the day. */
  readonly within?: readonly [placeId: string, day: number, from: string, to: string];
  readonly visitsADay?: number;
  /** Euro cents an adult spends a day by the prices that are known. */
  readonly centsADay?: number;
  /** Begins no earlier, on any day. */
  readonly dinnersFrom?: string;
  /** What the plan says of where ways are counted from. */
  readonly bed?: string;
}

export interface FixedCase {
  readonly name: string;
  readonly city: string;
  readonly start: string;
  readonly days: number;
  readonly bookings: readonly Booking[];
  /** What the travellers wrote. */
  readonly said?: string;
  readonly kept: Kept;
}

let number = 0;
const nextId = () => `00000000-0000-4000-8000-${String(++number).padStart(12, '0')}`;

/** Cases of one trip: "2 14:30" is the second day at half past two, "2" that day at an hour that is not known. */
export function tripOf(city: string, start: string, days: number) {
  const { zone, byId, areas } = aDestination(city);
  const at = (text: string, where = zone): Moment => {
    const [day = '1', time] = text.split(' ');
    return {
      date: addDays(start, Number(day) - 1),
      time: time === undefined ? null : parseLocalTime(time),
      zone: where,
    };
  };
  const spot = (id: string): Spot => {
    const found = byId.get(id) ?? areas.find((area) => area.id === id);
    if (!found) throw new Error(`${id} is not in ${city}`);
    const { latitude, longitude } = found;
    return { name: found.name.en, address: '', latitude, longitude, placeId: id };
  };
  const point = (latitude: number, longitude: number): Spot => ({
    name: 'Somewhere',
    address: '',
    latitude,
    longitude,
    placeId: null,
  });
  const made = (kind: BookingKind, when: string, more: Partial<Booking> = {}) =>
    newBooking({ id: nextId(), kind, start: at(when), ...more });
  const journey = (leg: Leg, kind: BookingKind, when: string, more: Partial<Booking> = {}) =>
    leg === 'in'
      ? newBooking({ id: nextId(), kind, leg, start: { ...at(when), time: null }, end: at(when), ...more })
      : made(kind, when, { leg, ...more });
  const keeps = (name: string, bookings: readonly Booking[], kept: Kept): FixedCase => ({
    name: `${city}: ${name}`,
    city,
    start,
    days,
    bookings,
    kept,
  });
  const says = (said: string, kept: Kept): FixedCase => ({
    name: `${city}: "${said}"`,
    city,
    start,
    days,
    bookings: [],
    said,
    kept,
  });
  return { at, spot, point, made, journey, keeps, says };
}

const rome = tripOf('rome', '2027-06-15', 3);
const tokyo = tripOf('tokyo', '2027-04-05', 4);
const london = tripOf('london', '2027-09-10', 2);
const clocks = tripOf('madrid', '2027-03-27', 3);
const barcelona = tripOf('barcelona', '2027-06-14', 4);
const fiumicino = rome.point(41.8, 12.2389);

export const fixedCases: readonly FixedCase[] = [
  rome.keeps('a flight that lands at 14:30', [rome.journey('in', 'flight', '1 14:30')], { notBefore: [1, '16:00'] }),
  rome.keeps('the same from an airport that is known', [rome.journey('in', 'flight', '1 14:30', { to: fiumicino })], {
    notBefore: [1, '16:00'],
  }),
  rome.keeps('a train at 10:05', [rome.journey('in', 'train', '1 10:05')], { notBefore: [1, '10:35'] }),
  rome.keeps('a coach at noon', [rome.journey('in', 'bus', '1 12:00')], { notBefore: [1, '12:30'] }),
  rome.keeps('a car at 11:00', [rome.journey('in', 'car', '1 11:00')], { notBefore: [1, '11:30'] }),
  rome.keeps('a ferry at 09:30', [rome.journey('in', 'ferry', '1 09:30')], { notBefore: [1, '10:15'] }),
  rome.keeps('an arrival of which only the hour is known', [rome.journey('in', 'other', '1 13:00')], {
    notBefore: [1, '14:30'],
  }),
  rome.keeps('a landing with hand luggage only', [rome.journey('in', 'flight', '1 14:30', { margin: 20 })], {
    notBefore: [1, '15:20'],
  }),
  rome.keeps('a landing after dinner', [rome.journey('in', 'flight', '1 22:40')], { empty: [1] }),
  rome.keeps('an arrival on the second day', [rome.journey('in', 'train', '2 15:00')], {
    empty: [1],
    notBefore: [2, '15:30'],
  }),
  rome.keeps(
    'two flights with a change',
    [rome.journey('in', 'flight', '1 08:00'), rome.journey('in', 'flight', '1 13:00')],
    { notBefore: [1, '14:30'] },
  ),
  rome.keeps('a flight home at 18:00', [rome.journey('out', 'flight', '3 18:00')], { notAfter: [3, '15:00'] }),
  rome.keeps(
    'a flight home at 18:00 from an airport that is known',
    [rome.journey('out', 'flight', '3 18:00', { place: fiumicino })],
    { notAfter: [3, '16:00'] },
  ),
  rome.keeps('a flight home at 08:10', [rome.journey('out', 'flight', '3 08:10')], { empty: [3] }),
  rome.keeps('a train home at 17:00', [rome.journey('out', 'train', '3 17:00')], { notAfter: [3, '15:55'] }),
  rome.keeps('a train home five minutes after midnight', [rome.journey('out', 'train', '3 00:05')], {
    empty: [3],
    notAfter: [2, '22:35'],
  }),
  rome.keeps('a departure on the second day', [rome.journey('out', 'train', '2 20:00')], {
    empty: [3],
    notAfter: [2, '18:55'],
  }),
  rome.keeps('a ship that sails at 18:00', [rome.journey('out', 'ferry', '3 18:00', { margin: 80 })], {
    notAfter: [3, '16:00'],
  }),
  rome.keeps(
    'the Colosseum on Wednesday at nine',
    [rome.made('ticket', '2 09:00', { place: rome.spot('colosseum') })],
    {
      stop: ['colosseum', 2, '09:00'],
    },
  ),
  rome.keeps('the Borghese at five', [rome.made('ticket', '3 17:00', { place: rome.spot('borghese-gallery') })], {
    stop: ['borghese-gallery', 3, '17:00'],
  }),
  rome.keeps(
    'a ticket at an hour at which our data say it is shut',
    [rome.made('ticket', '2 22:30', { end: rome.at('2 23:30'), place: rome.spot('colosseum') })],
    { free: [2, '22:30', '23:30'], without: 'colosseum' },
  ),
  rome.keeps('a table at nine', [rome.made('restaurant', '2 21:00', { place: rome.spot('roscioli') })], {
    stop: ['roscioli', 2, '21:00'],
  }),
  rome.keeps(
    'a table that we do not know',
    [rome.made('restaurant', '2 20:30', { place: rome.point(41.8897, 12.4696) })],
    { free: [2, '20:30', '22:30'], noMeal: [2, 'dinner'] },
  ),
  rome.keeps('a lunch that we do not know', [rome.made('restaurant', '2 13:30')], {
    free: [2, '13:00', '15:00'],
    noMeal: [2, 'lunch'],
  }),
  rome.keeps('a tour from ten to one', [rome.made('tour', '2 10:00', { end: rome.at('2 13:00') })], {
    free: [2, '09:30', '13:00'],
  }),
  rome.keeps('a working morning', [rome.made('meeting', '2 09:00', { end: rome.at('2 13:00') })], {
    free: [2, '09:00', '13:00'],
  }),
  rome.keeps(
    'two meetings a day',
    [
      rome.made('meeting', '2 09:00', { end: rome.at('2 11:00') }),
      rome.made('meeting', '2 16:00', { end: rome.at('2 18:00') }),
    ],
    { free: [2, '16:00', '18:00'] },
  ),
  rome.keeps('a concert until after midnight', [rome.made('event', '2 22:00', { end: rome.at('3 01:30') })], {
    free: [2, '21:30', '24:00'],
  }),
  rome.keeps('a car that is fetched on the second day', [rome.made('car', '2 10:00', { end: rome.at('3 18:00') })], {
    free: [2, '09:30', '10:45'],
  }),
  rome.keeps(
    'a day in Naples by train',
    [
      rome.made('train', '2 08:00', { end: rome.at('2 09:15') }),
      rome.made('train', '2 19:00', { end: rome.at('2 20:15') }),
    ],
    { free: [2, '19:00', '20:15'] },
  ),
  rome.keeps('a museum pass for three days', [rome.made('ticket', '1 09:00', { end: rome.at('3 20:00') })], {}),
  rome.keeps(
    'a bed that changes',
    [
      rome.made('lodging', '1', { end: rome.at('2'), place: rome.spot('termini-stay') }),
      rome.made('lodging', '2', { end: rome.at('3'), place: rome.spot('trastevere-stay') }),
    ],
    {},
  ),
  rome.keeps(
    'a bed in the hills',
    [rome.made('lodging', '1', { end: rome.at('3'), place: rome.point(41.7333, 12.65) })],
    {},
  ),
  rome.keeps(
    'everything at once',
    [
      rome.journey('in', 'train', '1 15:40'),
      rome.made('lodging', '1', { end: rome.at('3'), place: rome.spot('termini-stay') }),
      rome.made('ticket', '2 09:00', { place: rome.spot('colosseum') }),
      rome.made('restaurant', '2 20:30', { place: rome.point(41.8897, 12.4696) }),
      rome.made('meeting', '3 09:00', { end: rome.at('3 10:30') }),
      rome.journey('out', 'flight', '3 18:00'),
    ],
    { notBefore: [1, '16:10'], stop: ['colosseum', 2, '09:00'], free: [2, '20:30', '22:30'], notAfter: [3, '15:00'] },
  ),

  tokyo.keeps(
    'a night flight from Madrid',
    [
      tokyo.made('flight', '0 12:00', {
        leg: 'in',
        start: tokyo.at('0 12:00', 'Europe/Madrid'),
        end: tokyo.at('1 09:30'),
      }),
    ],
    { notBefore: [1, '11:00'], mostVisits: [1, 2] },
  ),
  tokyo.keeps(
    'a flight home that lands on the day it left',
    [tokyo.made('flight', '4 11:00', { leg: 'out', end: tokyo.at('4 17:30', 'Europe/Madrid') })],
    { empty: [4] },
  ),
  tokyo.keeps(
    'a meeting on the clocks of London',
    [
      tokyo.made('meeting', '2 09:00', {
        start: tokyo.at('2 09:00', 'Europe/London'),
        end: tokyo.at('2 10:00', 'Europe/London'),
      }),
    ],
    { free: [2, '17:00', '18:00'] },
  ),
  tokyo.keeps(
    'a call with New York, which is tomorrow here',
    [
      tokyo.made('meeting', '1 20:00', {
        start: tokyo.at('1 20:00', 'America/New_York'),
        end: tokyo.at('1 22:00', 'America/New_York'),
      }),
    ],
    { free: [2, '09:00', '11:00'] },
  ),
  london.keeps('one day and a train at five', [london.journey('out', 'train', '1 17:00')], {
    empty: [2],
    notAfter: [1, '15:30'],
  }),
  london.keeps(
    'there at eleven and away at six',
    [london.journey('in', 'train', '1 11:00'), london.journey('out', 'train', '1 18:00')],
    { notBefore: [1, '11:30'], notAfter: [1, '16:30'], empty: [2] },
  ),
  clocks.keeps(
    'a landing in the night in which clocks go forward',
    [
      clocks.made('flight', '1 20:00', {
        leg: 'in',
        start: clocks.at('1 20:00', 'America/New_York'),
        end: clocks.at('2 10:00'),
      }),
    ],
    { empty: [1], notBefore: [2, '11:30'], mostVisits: [2, 2] },
  ),
  clocks.keeps(
    'a call on the clocks of London on the day after',
    [
      clocks.made('meeting', '2 12:00', {
        start: clocks.at('2 12:00', 'Europe/London'),
        end: clocks.at('2 13:00', 'Europe/London'),
      }),
    ],
    { free: [2, '13:00', '14:00'] },
  ),
  barcelona.keeps(
    'a landing at 22:50 and a working morning',
    [
      barcelona.journey('in', 'flight', '1 22:50'),
      barcelona.made('lodging', '1', { end: barcelona.at('4'), place: barcelona.spot('eixample-stay') }),
      barcelona.made('meeting', '3 09:00', { end: barcelona.at('3 13:00') }),
    ],
    { empty: [1], free: [3, '09:00', '13:00'] },
  ),
];
