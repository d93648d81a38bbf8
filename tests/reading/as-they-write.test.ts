import { expect, it } from 'vitest';
import { addDays } from '#domain/trip/dates.ts';
import { written } from '#domain/wishes/written.ts';
import { nameSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { aDestination } from '../support/trips.ts';

/** What a reader of plans who had not seen the code found read wrongly (record 103). */
it.each([
  [
    'san-francisco',
    '2027-09-11',
    1,
    'off a cruise ship at pier 27 at 8am and back on board by 5 (all aboard 4.30!)',
    ['arrival day 1 time 08:00 cruise', 'departure day 1 time 16:30 cruise'],
  ],
  [
    'marrakech',
    '2027-02-19',
    3,
    'El domingo vuelta antes de las 17 porque vuelan a las 20h',
    ['departure day 3 time 20:00'],
  ],
  ['orlando', '2027-04-12', 3, 'queremos ir a los parques temáticos', ['sort theme-park want']],
  [
    'madrid',
    '2027-04-12',
    3,
    'un mercado gastronómico y la vida local',
    ['sort food-market want', 'sort local-life want'],
  ],
  ['hanoi', '2027-02-05', 4, 'El lunes 8 nos recogen a las 12 para el aeropuerto', ['departure day 4 time 12:00']],
  ['hanoi', '2027-02-05', 4, 'they pick us up on Monday at noon for the airport', ['departure day 4 time 12:00']],
  ['hanoi', '2027-02-05', 4, 'airport transfer monday, flight at 20:00', ['departure day 4 time 20:00 plane']],
  [
    'hanoi',
    '2027-02-05',
    4,
    'we pick up our luggage and the train is monday at 16:30',
    ['departure day 4 time 16:30 train'],
  ],
  ['hanoi', '2027-02-05', 4, 'after the hotel pick up flight monday at 20:00', ['departure day 4 time 20:00 plane']],
  [
    'hanoi',
    '2027-02-05',
    4,
    'nos vamos el lunes a las 20:00 tras salir del hotel a las 11:00',
    ['departure day 4 time 20:00'],
  ],
  ['naples', '2027-07-19', 3, "can't eat oysters", ['allergy shellfish all']],
  ['hanoi', '2027-02-05', 4, 'Una de nosotras es vegetariana', ['diet vegetarian one']],
  ['naples', '2027-07-19', 3, 'wednesday ferry to Procida at 18:30', ['departure day 3 time 18:30 ferry']],
  [
    'berlin',
    '2027-11-13',
    3,
    'Seen: Reichstag, Jewish museum.',
    ['place reichstag-dome seen', 'place jewish-museum-berlin seen'],
  ],
  ['berlin', '2027-11-13', 3, 'Jewish history', ['sort jewish want']],
  [
    'venice',
    '2027-08-14',
    2,
    'San Marcos ya lo vimos por dentro asi que nada de basilica',
    ['place st-marks-basilica seen', 'sort church refuse'],
  ],
  ['venice', '2027-08-14', 2, 'hay muchos puentes', []],
  ['venice', '2027-08-14', 2, 'nos gustan los puentes', ['sort bridge want']],
  [
    'florence',
    '2027-02-07',
    3,
    'Uffizi yes but on a different day than the Accademia, two museums in one day is too much',
    ['place uffizi-galleries see', 'place accademia-gallery see other-day-than uffizi-galleries'],
  ],
  ['florence', '2027-02-07', 3, 'we arrive sunday at 11:40 at SMN', ['arrival day 1 time 11:40 train at smn-station']],
  [
    'amsterdam',
    '2027-04-26',
    3,
    'A walk in the vondelpark. Keukenhof on another day.',
    ['place vondelpark see', 'place keukenhof see other-day-than vondelpark'],
  ],
  ['prague', '2027-12-23', 4, 'a midnight mass or a concert on the 24th', ['sort live-music want day 2']],
  [
    'tokyo',
    '2027-05-15',
    4,
    'Lunes tenemos comida con un amigo a las 13h en Ginza',
    ['booked lunch day 3 time 13:00 near ginza'],
  ],
  ['tokyo', '2027-05-15', 4, 'Un partido de béisbol si cuadra', ['place tokyo-dome see']],
  [
    'chicago',
    '2027-10-09',
    3,
    'el sábado recoger el dorsal por la mañana y cena de pasta a las 18h',
    ['meal dinner time 18:00', 'sort pasta want'],
  ],
  ['chicago', '2027-10-09', 3, 'No comemos carne roja', []],
  ['copenhagen', '2027-01-24', 3, 'Una panadería buena para desayunar', ['sort bakery want']],
] as const)('%s, %s, %i days: %s', (city, start, days, say, items) => {
  const dates = { start, end: addDays(start, days - 1) };
  const read = readWishes(say, nameSheetOf(aDestination(city)), dates);
  expect(read.items.map(({ item }) => written(item))).toEqual(items);
});
