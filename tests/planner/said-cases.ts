import { type FixedCase, tripOf } from './fixed-cases.ts';

const paris = tripOf('paris', '2027-05-13', 4);
const madrid = tripOf('madrid', '2027-03-29', 3);
const rome = tripOf('rome', '2027-06-15', 3);
const florence = tripOf('florence', '2027-04-13', 3);
const barcelona = tripOf('barcelona', '2027-06-14', 4);
const istanbul = tripOf('istanbul', '2027-09-20', 3);
const lisbon = tripOf('lisbon', '2027-10-30', 3);
const sydney = tripOf('sydney', '2027-11-08', 3);

/** Fixed things as travellers write them, hours, pins and caps, and some journeys that are rare. */
export const saidCases: readonly FixedCase[] = [
  paris.says('The Louvre on Friday evening', { within: ['louvre', 2, '16:00', '21:00'] }),
  paris.says('two things a day at most', { visitsADay: 2 }),
  paris.says('30 euros a day each', { centsADay: 3000 }),
  paris.says('Thursday morning I work', { free: [1, '09:00', '13:00'] }),
  paris.says('I work on Friday', { empty: [2] }),
  paris.says('meetings until 6pm on Friday', { free: [2, '07:00', '18:00'] }),
  madrid.says('reuniones el martes desde las 7', { empty: [2] }),
  madrid.says('el martes por la mañana trabajo', { free: [2, '09:00', '13:00'] }),
  madrid.says('llegamos el lunes a las 15:40 en tren', { notBefore: [1, '16:10'] }),
  madrid.says('cenamos siempre a las 22', { dinnersFrom: '21:45' }),
  rome.says('we land at 14:30', { notBefore: [1, '16:00'] }),
  rome.says('flight home Thursday 18:00', { notAfter: [3, '15:00'] }),
  rome.says('hotel near Termini', { bed: 'Termini' }),
  florence.says('Uffizi reserved 9:15 Thursday', { stop: ['uffizi-galleries', 3, '09:15'] }),
  florence.says('cena reservada el miércoles a las 20:30', { free: [2, '20:30', '22:00'], noMeal: [2, 'dinner'] }),
  barcelona.says('hotel in Eixample', { bed: 'Eixample' }),
  barcelona.says('Sagrada Família el miércoles a las 10:00', { within: ['sagrada-familia', 3, '09:45', '12:30'] }),
  istanbul.says('land 10:30 on Monday, back at the airport 18:00 on Wednesday', {
    notBefore: [1, '12:00'],
    notAfter: [3, '18:00'],
  }),
  lisbon.keeps(
    'a night flight home in the night in which clocks go back',
    [lisbon.made('flight', '2 00:30', { leg: 'out', end: lisbon.at('2 06:00', 'Europe/Madrid') })],
    { empty: [2, 3], notAfter: [1, '21:30'] },
  ),
  sydney.keeps(
    'a flight over the date line',
    [
      sydney.made('flight', '0 22:00', {
        leg: 'in',
        start: sydney.at('-1 22:00', 'America/Los_Angeles'),
        end: sydney.at('1 07:30'),
      }),
    ],
    { notBefore: [1, '09:00'], mostVisits: [1, 2] },
  ),
  sydney.keeps(
    'three beds in three nights',
    [
      sydney.made('lodging', '1', { end: sydney.at('2'), place: sydney.point(-33.87, 151.205) }),
      sydney.made('lodging', '2', { end: sydney.at('3'), place: sydney.point(-33.8915, 151.2767) }),
      sydney.made('lodging', '3', { end: sydney.at('4'), place: sydney.point(-33.7969, 151.2861) }),
    ],
    { bed: 'booked to sleep' },
  ),
];
