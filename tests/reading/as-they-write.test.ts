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
  // What an eighth reader wrote (record 106).
  [
    'kyoto',
    '2027-04-05',
    4,
    'Fushimi inari & the golden pavilion we have both seen',
    ['place fushimi-inari seen', 'place kinkaku-ji seen'],
  ],
  ['kyoto', '2027-04-05', 4, 'a proper kaiseki dinner', ['sort fine-dining want part evening']],
  ['london', '2027-04-05', 4, 'the V&A, food & culture', ['place victoria-and-albert-museum see', 'style foodie']],
  ['edinburgh', '2027-08-17', 2, 'One of the girls is scared of ghosts', ['place underground-vaults-tour skip']],
  ['edinburgh', '2027-08-17', 2, 'kids of 12 and 15, not afraid of ghosts', ['children 12 15']],
  ['edinburgh', '2027-08-17', 2, 'no nos dan miedo los castillos', []],
  ['lisbon', '2027-02-20', 3, 'voy en silla de ruedas', ['mobility wheelchair']],
  ['buenos-aires', '2027-01-16', 4, 'San Telmo el domingo', ['place san-telmo see day 2']],
  [
    'buenos-aires',
    '2027-01-16',
    4,
    'el barco a Colonia lo dejamos para otro viaje',
    ['place colonia-del-sacramento skip'],
  ],
  ['san-francisco', '2027-01-16', 4, 'hotel in North Beach', ['lodging north-beach-stay']],
  ['salamanca', '2027-01-16', 4, 'hotel en el casco antiguo', ['lodging plaza-mayor-stay']],
  ['lisbon', '2027-01-16', 4, 'a hotel with a garden', []],
  ['new-york', '2027-07-03', 3, 'nap 1 to 3 back in hotel', ['free afternoon every from 13:00 to 15:00']],
  ['new-york', '2027-07-03', 3, 'monday brunch at 11 with my cousin', ['booked event day 3 time 11:00']],
  ['new-york', '2027-07-03', 3, 'staten island ferry instead of paying for liberty', ['place staten-island-ferry see']],
  [
    'dubai',
    '2027-02-15',
    3,
    'Burj Khalifa on tuesday, old Dubai with the abra and spice souk on another day',
    [
      'place burj-khalifa see day 2',
      'place al-fahidi see other-day-than burj-khalifa',
      'place abra-crossing see other-day-than burj-khalifa',
      'place spice-souk see other-day-than burj-khalifa',
    ],
  ],
  [
    'rome',
    '2027-08-14',
    3,
    'adolescentes que se aburren en las iglesias, asi q como mucho una',
    ['children 15', 'sort church want most 1'],
  ],
  [
    'munich',
    '2027-09-20',
    3,
    'Wednesday gentle, one evening normal bavarian food',
    ['pace relaxed day 3', 'sort german want part evening'],
  ],
  ['los-angeles', '2027-09-20', 3, 'land at LAX 10:00', ['arrival day 1 time 10:00 plane at lax-airport']],
  ['vienna', '2027-12-04', 4, 'misa con los niños cantores', ['place boys-choir-mass see']],
  ['chicago', '2027-10-09', 3, 'No comemos carne roja', []],
  ['krakow', '2027-02-22', 2, 'I arrive off the night train at 6.40', ['arrival day 1 time 06:40 train']],
  ['krakow', '2027-02-22', 2, 'ours comes in by train at 11:25', ['arrival day 1 time 11:25 train']],
  ['cusco', '2027-06-21', 5, 'Flight back saturday', ['departure day 0 plane']],
  ['cusco', '2027-06-21', 5, 'Flight back on Thursday, I mean Friday', ['departure day 5 plane']],
  ['porto', '2027-06-22', 4, 'volver al hotel no mas tarde de la 1', ['day-end time 01:00']],
  ['porto', '2027-06-22', 4, 'nothing after 1', ['day-end time 13:00']],
  ['naples', '2027-03-29', 3, 'tengo claustrofobia', ['sort underground refuse']],
  ['naples', '2027-03-29', 3, 'we are not claustrophobic', []],
  ['naples', '2027-03-29', 3, 'napoles subterraneo, no', ['place naples-underground skip']],
  ['naples', '2027-03-29', 3, 'creo que cierra un día', []],
  ['mallorca', '2027-11-08', 4, 'la peque no puede huevo', ['allergy eggs one']],
  ['santiago-de-compostela', '2027-07-23', 3, 'poco andar el primer dia', ['pace relaxed day 1']],
  ['berlin', '2027-07-23', 3, 'Antes del domingo, andar lo mínimo', []],
  ['tokyo', '2027-06-14', 4, 'Table booked in Ginza on tuesday at 12:00', ['booked lunch day 2 time 12:00 near ginza']],
  [
    'chicago',
    '2027-10-11',
    4,
    'a proper steakhouse on our last night for our 50th anniversary',
    ['sort steak want day 4 part night', 'occasion anniversary day 4'],
  ],
  ['rio-de-janeiro', '2027-02-06', 4, 'dormir hasta las 11 el lunes', ['busy day 3 to 11:00']],
  ['rio-de-janeiro', '2027-02-06', 4, 'sleep in until 11 on Monday', ['busy day 3 to 11:00']],
  ['porto', '2027-06-22', 4, 'Bacalao si, francesinha no', ['sort cod want', 'sort francesinha refuse']],
  ['cusco', '2027-06-21', 5, "I don't eat guinea pig or alpaca", ['sort cuy refuse', 'sort alpaca refuse']],
  ['new-york', '2027-06-21', 5, 'MoMA and the Met', ['place moma see', 'place metropolitan-museum see']],
  ['mexico-city', '2027-06-21', 5, 'todo a pata', []],
  ['hanoi', '2027-02-04', 4, 'pho for lunch', ['sort pho want part midday']],
  ['tokyo', '2027-06-14', 4, 'old neighbourhoods', ['sort old-town want']],
  ['copenhagen', '2027-12-13', 3, 'landing at Kastrup 13:40', ['arrival day 1 time 13:40 plane at cph-airport']],
  ['rome', '2027-05-12', 4, 'cena en Trastevere el sábado', ['table dinner near trastevere day 4']],
  ['rome', '2027-05-12', 4, 'Testaccio for dinner', ['table dinner near testaccio']],
  ['rome', '2027-05-12', 4, 'dinner at Da Enzo', ['place da-enzo see']],
  [
    'rome',
    '2027-05-12',
    4,
    'dinner on the 14th at 8 pm near Trastevere',
    ['booked dinner day 3 time 20:00 near trastevere'],
  ],
  [
    'paris',
    '2027-05-12',
    4,
    'picnic a mediodia en los jardines de luxemburgo',
    ['meal lunch picnic', 'place luxembourg see'],
  ],
  ['abu-dhabi', '2027-05-12', 4, 'dinner by the sea', ['sort seaside-table want']],
  ['lisbon', '2027-05-12', 4, 'lunch by the river', ['sort waterside-table want']],
  [
    'valencia',
    '2027-05-12',
    4,
    'paella by the sea on Wednesday',
    ['sort paella want day 1', 'sort seaside-table want'],
  ],
  ['valencia', '2027-05-12', 4, 'beach in the morning', ['sort beach want part morning']],
  ['copenhagen', '2027-01-24', 3, 'Una panadería buena para desayunar', ['sort bakery want part morning']],
] as const)('%s, %s, %i days: %s', (city, start, days, say, items) => {
  const dates = { start, end: addDays(start, days - 1) };
  const read = readWishes(say, nameSheetOf(aDestination(city)), dates);
  expect(read.items.map(({ item }) => written(item))).toEqual(items);
});

/** What a tenth reader found turned round or invented (record 109). */
it.each([
  [
    'buenos-aires',
    'una milonga de verdad (no show de tango)',
    ['place la-catedral-milonga see', 'place el-viejo-almacen skip'],
  ],
  ['buenos-aires', 'no más de dos museos', ['sort museum want most 2']],
  [
    'buenos-aires',
    'llegamos el viernes 15 a Ezeiza 6:20 de la mañana. Se vuelve el lunes 23:55',
    ['arrival day 1 time 06:20 plane at eze-airport', 'departure day 4 time 23:55 plane'],
  ],
  [
    'buenos-aires',
    'llegamos el viernes 15 a Ezeiza 6:20 de la mañana. Nos vamos el lunes a las 17:00',
    ['arrival day 1 time 06:20 plane at eze-airport', 'departure day 4 time 17:00'],
  ],
  [
    'oslo',
    'llego el viernes 15 al aeropuerto de Torp (no Gardermoen) a las 12:30',
    ['arrival day 1 time 12:30 plane at trf-airport'],
  ],
  ['vienna', 'Mum needs a rest after lunch every day till 3ish', ['free afternoon every from 13:00 to 15:00']],
  ['vienna', 'Mum needs a rest after lunch every day', ['free afternoon every']],
  ['vienna', "Saturday 19:00 we're having dinner at friends'", ['booked dinner day 2 time 19:00']],
  ['vienna', 'Saturday 19:00 the opera and dinner', ['place vienna-state-opera see day 2 time 19:00']],
  ['vienna', 'el museo y después comemos a las 15', ['sort museum want', 'meal lunch time 15:00']],
  ['vienna', 'after the museum lunch at 2', ['sort museum want', 'meal lunch time 14:00']],
  ['vienna', 'lunch at 3 every day', ['meal lunch time 15:00']],
  ['kyoto', 'y de madrugar poco, antes de las 9 no', ['day-start time 09:00']],
  ['kyoto', 'madrugar lo justo', ['day-start late']],
  ['rome', 'I have a workshop on Saturday', ['busy day 2']],
  // Record 112, and here the dates are a Friday to a Monday.
  [
    'london',
    'tenemos un dia, llegamos a St Pancras a las 9:05 y el tren a Edimburgo sale de kings cross a las 17:00',
    ['arrival day 1 time 09:05 train at st-pancras-station', 'departure day 4 time 17:00 train at kings-cross-station'],
  ],
  [
    'bilbao',
    'venimos en coche desde burgos el viernes, llegamos a las 12. El lunes salimos a las 16.30',
    ['arrival day 1 time 12:00 car', 'departure day 4 time 16:30 car'],
  ],
  ['rome', 'Llegamos el viernes a las 15h a Termini', ['arrival day 1 time 15:00 train at termini-station']],
  ['granada', 'La Alhambra la tenemos el sábado, palacios nazaries a las 10:30', ['booked alhambra day 2 time 10:30']],
  [
    'granada',
    'La Alhambra la tenemos el sábado, cenar a las 21:30',
    ['booked alhambra day 2', 'meal dinner time 21:30'],
  ],
  ['granada', 'el domingo los baños arabes a las 12', ['booked event day 3 time 12:00']],
  ['granada', 'baños arabes el domingo', ['sort spa want day 3']],
  ['granada', 'Uno no puede con cuestas asi que al Albaicin en minibus', ['place albaicin-quarter see']],
  [
    'cartagena-colombia',
    'el domingo no, que tenemos boda civil a las 16 en San Pedro Claver',
    ['occasion wedding day 3', 'booked event day 3 time 16:00 near san-pedro-claver'],
  ],
  ['bangkok', 'my gf gets migraines', []],
  ['bangkok', 'gf food please', ['diet gluten-free all']],
  [
    'jaipur',
    'a workshop in Sanganer, one romantic dinner on last night',
    ['place sanganer-printers see', 'style romantic'],
  ],
] as const)('%s: %s', (city, say, items) => {
  const read = readWishes(say, nameSheetOf(aDestination(city)), { start: '2027-01-15', end: '2027-01-18' });
  expect(read.items.map(({ item }) => written(item))).toEqual(items);
});

/** What nothing was made of, and was lost without a word (record 107). */
it.each([
  ['paris', 'somewhere nice for dinner that night', ['somewhere nice for dinner that night']],
  ['barcelona', 'a walk by the sea', ['by the sea']],
  ['nice', 'hotel by the sea', ['by the sea']],
] as const)('%s: %s is told as not understood', (city, say, left) => {
  const dates = { start: '2027-05-12', end: '2027-05-15' };
  const read = readWishes(say, nameSheetOf(aDestination(city)), dates);
  expect(read.unknown.map(({ from, to }) => say.slice(from, to))).toEqual(left);
});
