import { addDays } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type Copy, changeAlone, type Examples, set, setDestination } from '../changes.ts';
import { must } from '../plans.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** Every month has mean lows of 5 and highs of 20 degrees, and the first day is said to have this temperature. */
function temperatureOf(copy: Copy, temperature: number): void {
  setDestination(copy, { climate: numbers(12).map(() => ({ low: 5, high: 20, rainDays: 5 })) });
  for (const { weather } of copy.trip.days) set(must(weather), { temperature: 20 });
  set(must(copy.day.weather), { temperature });
}

function luggageOf({ trip }: Copy, labels: readonly string[]): void {
  const id = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
  set(trip, { luggage: labels.map((label, i) => ({ id: id(i), label, packed: false })) });
}

const things = (count: number) => numbers(count).map((number) => `Thing ${number}`);
const tips = ({ trip }: Copy, count: number) => set(trip, { recommendations: numbers(count).map((n) => `Tip ${n}`) });
const beds = ({ trip }: Copy, count: number) => set(trip, { accommodation: numbers(count).map((n) => `Area ${n}`) });

/** The last line of a list of texts is this one. */
function endWith(trip: Trip, list: 'recommendations' | 'accommodation', line: string): void {
  set(trip, { [list]: [...trip[list].slice(0, -1), line] });
}

/** H18, H19, H22 and H23. */
export const lists: Examples = {
  breaking: [
    changeAlone('H18', 'a day without weather', ({ day }) => set(day, { weather: null })),
    changeAlone('H18', 'a day 13 degrees colder than the mean low', (copy) => temperatureOf(copy, -8)),
    changeAlone('H18', 'a day 13 degrees warmer than the mean high', (copy) => temperatureOf(copy, 33)),

    changeAlone('H1', 'a weather that is none of the five', ({ day }) =>
      set<object>(must(day.weather), { condition: 'windy' }),
    ),
    changeAlone('H1', 'a weather that does not say where it comes from', ({ day }) =>
      Reflect.deleteProperty(must(day.weather), 'source'),
    ),

    changeAlone('H19', '7 lines of luggage', (copy) => luggageOf(copy, things(7))),
    changeAlone('H19', '26 lines of luggage', (copy) => luggageOf(copy, things(26))),
    changeAlone('H19', 'a line of luggage twice', (copy) => luggageOf(copy, [...things(8), 'Thing 8'])),
    changeAlone('H19', 'a line of luggage that is a blank', (copy) => luggageOf(copy, [...things(8), ' '])),
    changeAlone('H19', '2 recommendations', (copy) => tips(copy, 2)),
    changeAlone('H19', '11 recommendations', (copy) => tips(copy, 11)),
    changeAlone('H19', 'a recommendation of 161 characters', ({ trip }) =>
      endWith(trip, 'recommendations', 'a'.repeat(161)),
    ),
    changeAlone('H19', 'a recommendation that is a blank', ({ trip }) => endWith(trip, 'recommendations', ' ')),
    changeAlone('H19', 'no line on where to stay', (copy) => beds(copy, 0)),
    changeAlone('H19', '6 lines on where to stay', (copy) => beds(copy, 6)),
    changeAlone('H19', '161 characters on where to stay', ({ trip }) =>
      endWith(trip, 'accommodation', 'a'.repeat(161)),
    ),
    changeAlone('H1', '161 characters of luggage', (copy) => luggageOf(copy, [...things(8), 'a'.repeat(161)])),
    changeAlone('H1', 'a recommendation without a character', ({ trip }) => endWith(trip, 'recommendations', '')),

    changeAlone('H22', 'a start two days before today', (copy) => {
      copy.today = addDays(copy.trip.dates.start, 2);
    }),
    changeAlone('H22', 'a trip that is over', (copy) => {
      copy.today = addDays(copy.trip.dates.end, 365);
    }),

    changeAlone('H23', 'no word on where the plan comes from', ({ trip }) => set(trip, { provenance: null })),
    changeAlone('H23', 'a plan of an unknown catalogue', ({ trip }) =>
      set(must(trip.provenance), { catalogueVersion: '' }),
    ),
    changeAlone('H23', 'a plan of an unknown checker', ({ trip }) =>
      set(must(trip.provenance), { checkerVersion: '' }),
    ),
  ],
  passing: [
    changeAlone('H18', 'a day 12 degrees colder than the mean low', (copy) => temperatureOf(copy, -7)),
    changeAlone('H18', 'a day 12 degrees warmer than the mean high', (copy) => temperatureOf(copy, 32)),
    ...(['sunny', 'cloudy', 'rainy', 'snowy', 'foggy'] as const).map((condition) =>
      changeAlone('H18', `a ${condition} day`, ({ day }) => set(must(day.weather), { condition })),
    ),

    changeAlone('H19', '8 lines of luggage', (copy) => luggageOf(copy, things(8))),
    changeAlone('H19', '25 lines of luggage', (copy) => luggageOf(copy, things(25))),
    changeAlone('H19', '160 characters of luggage', (copy) => luggageOf(copy, [...things(8), 'a'.repeat(160)])),
    changeAlone('H19', 'a line of one character', (copy) => luggageOf(copy, [...things(8), 'x'])),
    changeAlone('H19', '3 recommendations', (copy) => tips(copy, 3)),
    changeAlone('H19', '10 recommendations', (copy) => tips(copy, 10)),
    changeAlone('H19', 'a recommendation of 160 characters', ({ trip }) =>
      endWith(trip, 'recommendations', 'a'.repeat(160)),
    ),
    changeAlone('H19', 'one line on where to stay', (copy) => beds(copy, 1)),
    changeAlone('H19', '5 lines on where to stay', (copy) => beds(copy, 5)),
    changeAlone('H19', 'the same line in two lists', ({ trip }) => {
      endWith(trip, 'recommendations', 'Near the river');
      endWith(trip, 'accommodation', 'Near the river');
    }),

    changeAlone('H22', 'a start a day before today', (copy) => {
      copy.today = addDays(copy.trip.dates.start, 1);
    }),
    changeAlone('H22', 'a start today', (copy) => {
      copy.today = copy.trip.dates.start;
    }),

    changeAlone('H23', 'a plan that says where it comes from and nothing more', ({ trip }) =>
      set(trip, { provenance: { engine: 'e', catalogueVersion: 'c', checkerVersion: '1', seed: 0 } }),
    ),
  ],
};
