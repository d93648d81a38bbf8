import { describe, expect, it } from 'vitest';
import { written } from '#domain/wishes/written.ts';
import { nameSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { aDestination } from '../support/trips.ts';

/** A Tuesday to a Friday. */
const trip = { start: '2028-05-09', end: '2028-05-12' };

/** What a reader who had not seen the code typed in other cities and was answered the opposite of, or something else (record 92). */
describe('wishes as they were typed', () => {
  it.each([
    ['edinburgh', "subir a Arthur's Seat si no llueve", ['place arthurs-seat see'], []],
    ['lisbon', 'Sintra si no llueve', ['place sintra see'], []],
    ['rome', "Villa Borghese if it doesn't rain", ['place villa-borghese see'], []],
    ['rome', 'museos no, gracias', ['sort museum refuse'], []],
    ['athens', 'Ferry from Piraeus at 17:30 on the last day', ['departure day 4 time 17:30 ferry'], []],
    ['athens', 'el ferry sale de El Pireo a las 17:30', ['departure day 4 time 17:30 ferry'], []],
    [
      'athens',
      'ferry from Piraeus at 17:30, and see Piraeus on Wednesday',
      ['departure day 4 time 17:30 ferry', 'place piraeus-and-mikrolimano see day 2'],
      [],
    ],
    ['prague', 'Puente de mayo en Praga', [], []],
    ['prague', 'el puente de Carlos', ['place charles-bridge see'], []],
    ['venice', 'we fear the acqua alta', [], ['acqua alta']],
    ['venice', 'the acqua alta bookshop', ['place libreria-acqua-alta see'], []],
    ['madrid', 'Vamos a menudo a museos', ['sort museum want'], ['menudo']],
    ['paris', 'We often come to Paris', ['visit return'], []],
    ['madrid', 'Vamos a menudo a Madrid, no hace falta Palacio Real', ['visit return', 'place royal-palace skip'], []],
    ['london', 'Been to London five times already, so no Tower', ['visit return', 'place tower-of-london skip'], []],
    ['budapest', 'queremos días lentos', ['pace relaxed'], []],
    ['budapest', 'una sola cosa grande al día', ['pace relaxed'], []],
    ['budapest', 'one big thing a day', ['pace relaxed'], []],
    ['budapest', 'una cosa al día como mucho', ['things most 1'], []],
    ['hong-kong', 'Work trip, so just the evenings', ['busy from 09:00 to 18:00'], []],
    ['milan', 'Voy por trabajo, así que solo las noches', ['busy from 09:00 to 18:00'], []],
    ['hong-kong', 'I work in the evenings, only museums please', ['busy part evening', 'sort museum only'], []],
    ['krakow', "can't do stairs, for her birthday on Wednesday", ['mobility no-stairs', 'occasion birthday day 2'], []],
    ['buenos-aires', 'nada de Palermo ni Caminito', ['place palermo-soho skip', 'place caminito skip'], []],
    ['seoul', 'korean bbq', ['sort korean-bbq want'], []],
    ['dublin', 'five of us old college mates', [], []],
    ['bologna', 'Puente con mi madre', ['company parents'], []],
    ['cairo', 'Islamic Cairo', [], ['Islamic']],
    ['marrakech', 'riad in the medina', ['lodging medina-north'], []],
    ['cairo', 'hotel in Islamic Cairo', ['lodging islamic-cairo-stay'], []],
    ['palermo', 'Segesta but we have no car', ['place segesta see', 'avoid driving'], []],
    ['palermo', 'no tenemos coche', ['avoid driving'], []],
    ['palermo', 'vamos en coche', [], []],
    // What a sixth reader typed (record 101).
    [
      'vienna',
      'in at Hauptbahnhof 8:40, out from Hbf at 17:00',
      ['arrival day 1 time 08:40 train at wien-hbf', 'departure day 4 time 17:00 train at wien-hbf'],
      [],
    ],
    ['vienna', 'out for dinner at 8', ['meal dinner time 20:00'], []],
    ['london', 'Arriving Kings Cross Tuesday 12:40', ['arrival day 1 time 12:40 train at kings-cross-station'], []],
    [
      'london',
      'museums, but not on Wednesday as we leave Friday night',
      ['sort museum want', 'departure day 4 part night'],
      [],
    ],
    ['paris', 'no puede con caminatas largas', ['mobility little-walking'], []],
    ['mexico-city', 'suave por la altura', ['pace relaxed'], ['altura']],
    ['mexico-city', 'miedo a las alturas', ['avoid heights'], []],
    [
      'cape-town',
      'cooking class on Wednesday. Muizenberg same day as the penguins',
      [
        'sort cooking-class want day 2',
        'place muizenberg-beach see',
        'place boulders-beach see same-day-as muizenberg-beach',
      ],
      [],
    ],
    ['rome', 'dormir la siesta todos los días', ['free afternoon every'], []],
    ['rome', 'a siesta on Wednesday', ['free afternoon day 2'], []],
  ] as const)('are read as they are meant, in %s: %s', (city, say, items, left) => {
    const { items: found, unknown } = readWishes(say, nameSheetOf(aDestination(city)), trip);
    expect(found.map(({ item }) => written(item))).toEqual(items);
    expect(unknown.map(({ from, to }) => say.slice(from, to))).toEqual(left);
  });
});
