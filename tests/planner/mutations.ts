import type { Activity } from '#domain/trip/itinerary.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import {
  type Change,
  type Copy,
  change,
  changeAlone,
  dine,
  fillUp,
  lengthen,
  moveNorth,
  namesakes,
  returnAt,
  set,
  shrink,
} from './changes.ts';
import { clock, endOf, makeGeneric, must, placeOf, visits, wayHome } from './plans.ts';

const farthest = ({ destination }: Copy) => {
  const offset = ({ latitude }: { latitude: number }) => Math.abs(latitude - destination.latitude);
  return must([...destination.places].sort((a, b) => offset(b) - offset(a))[0]);
};

/** Makes of a visit one more meal, at the hour of the other: only their number is wrong. */
function secondMeal(meal: Activity, visit: Activity, destination: CompiledDestination): void {
  set(visit, { meal: meal.meal, start: meal.start, duration: meal.duration });
  makeGeneric(visit, 'meal', destination);
}

/** Changes that make a good plan break a rule. */
export const mutations: readonly Change[] = [
  changeAlone('H1', 'an id that is not a UUID', ({ visit }) => set(visit, { id: 'colosseum' })),
  changeAlone('H1', 'a negative seed', ({ trip }) => set(must(trip.provenance), { seed: -1 })),
  changeAlone('H1', 'half a degree', ({ day }) => set(must(day.weather), { temperature: 21.5 })),
  changeAlone('H1', 'luggage without a label', ({ trip }) => set(must(trip.luggage[0]), { label: '' })),
  changeAlone('H1', 'a description of 1001 characters', ({ visit }) => set(visit, { description: 'a'.repeat(1001) })),
  changeAlone('H1', 'a key nobody knows', ({ visit }) => set<object>(visit, { rating: 5 })),
  changeAlone('H1', 'half a cent', ({ visit }) => set(visit, { cost: { kind: 'amount', adult: 0.5, child: 0 } })),
  change('H1', 'a start at 24:00', ({ visit }) => set(visit, { start: 1440 })),
  change('H1', 'half a minute', ({ visit }) => set(visit, { duration: visit.duration - 0.5 })),
  change('H1', 'a visit of 9 minutes', ({ visit }) => set(visit, { duration: 9 })),
  change('H1', 'a visit of 721 minutes', ({ visit }) => set(visit, { duration: 721 })),
  change('H1', 'a latitude that is no number', ({ visit }) => set(visit, { latitude: Number.NaN })),
  change('H1', 'an infinite longitude', ({ visit }) => set(visit, { longitude: Number.POSITIVE_INFINITY })),
  change('H1', 'a longitude of 181 degrees', ({ visit }) => set(visit, { longitude: 181 })),

  changeAlone('H2', 'the last day missing', ({ trip }) => set(trip, { days: trip.days.slice(0, -1) })),
  changeAlone('H2', 'one more night in the dates', (copy) => lengthen(copy, 1)),
  changeAlone('H2', 'one night less in the dates', (copy) => lengthen(copy, -1)),
  changeAlone('H2', 'the days in another order', ({ trip }) => set(trip, { days: trip.days.toReversed() })),
  change('H2', 'two days of the same number', ({ trip }) => set(must(trip.days[1]), { day: 1 })),
  change('H2', 'days that start at 2', ({ trip }) => trip.days.forEach((day) => set(day, { day: day.day + 1 }))),

  change('H3', 'one activity too few', (copy) => shrink(copy, copy.scenario.fewest - 1)),
  change('H3', 'one activity too many', (copy) => fillUp(copy, copy.scenario.most + 1)),
  change('H3', 'an empty day', ({ day }) => set(day, { activities: [] })),

  change('H4', 'a minute of overlap', ({ apart: { before, next } }) => set(next, { start: endOf(before) - 1 })),
  change('H4', 'two activities at the same time', ({ apart: { before, next } }) => set(next, { start: before.start })),
  change('H4', 'the last activity first', ({ day }) => set(day, { activities: day.activities.toReversed() })),

  change('H5', 'a minute less than the way takes', ({ apart: { before, next, way } }) =>
    set(next, { start: endOf(before) + way - 1 }),
  ),
  change('H5', 'a first stop a minute before one can be there', ({ trip, day, destination, scenario }) => {
    const first = must(day.activities[0]);
    first.start = scenario.leave + wayHome(first, trip, destination) - 1;
  }),

  change('H7', 'the same place on two days', ({ trip, visit }) => {
    const { placeId, name, latitude, longitude, duration } = visit;
    set(must(visits(trip).at(-1)), { placeId, name, latitude, longitude, duration });
  }),
  change('H7', 'the same name, spelled otherwise, 149 m away', (copy) => namesakes(copy, 149)),

  change('H8', 'a visit at (0, 0)', ({ visit }) => set(visit, { latitude: 0, longitude: 0 })),
  change('H8', 'a visit 2 km from its place', ({ precise }) => moveNorth(precise, 2000)),
  change('H8', 'a visit a metre outside its place', ({ precise, destination }) =>
    moveNorth(precise, placeOf(precise, destination).tolerance + 1),
  ),
  change('H8', 'a way there that the catalogue does not know', ({ visit }) =>
    set(visit, { access: { by: 'train', from: null, minutes: 30, every: null, price: null, last: null } }),
  ),
  change('H8', 'a visit to a catalogue place that lies nowhere', ({ visit }) =>
    set(visit, { latitude: null, longitude: null }),
  ),

  changeAlone('H9', 'a renamed place', ({ visit }) => set(visit, { name: 'The Hidden Garden' })),
  changeAlone('H9', 'a place under the name of another', ({ visit, destination }) =>
    set(visit, { name: must(destination.places.at(-1)).name.en }),
  ),
  changeAlone('H9', 'an invented place', ({ visit }) =>
    set(visit, { placeId: 'hidden-garden', name: 'The Hidden Garden' }),
  ),
  changeAlone('H9', 'a place without an id', ({ visit }) => set(visit, { placeId: null })),
  changeAlone('H9', 'free time at an unknown anchor', ({ visit, destination }) => {
    makeGeneric(visit, 'free-time', destination);
    visit.placeId = 'nowhere';
  }),
  changeAlone('H9', 'an invented restaurant behind a generic meal', ({ lunch, destination }) => {
    makeGeneric(lunch, 'meal', destination);
    set(lunch, { name: 'Trattoria Inventata', location: 'Trattoria Inventata' });
  }),
  changeAlone('H9', 'a generic meal that is neither lunch nor dinner', ({ visit, destination }) =>
    makeGeneric(visit, 'meal', destination),
  ),
  change('H9', 'free time that is the lunch', ({ lunch, destination }) => makeGeneric(lunch, 'free-time', destination)),

  change('H14', 'no lunch', ({ lunch }) => set(lunch, { meal: null })),
  change('H14', 'no dinner', ({ dinner }) => set(dinner, { meal: null })),
  change('H14', 'two lunches', ({ lunch, visit, destination }) => secondMeal(lunch, visit, destination)),
  change('H14', 'two dinners', ({ dinner, visit, destination }) => secondMeal(dinner, visit, destination)),
  change('H14', 'a lunch at 16:30', ({ lunch }) => set(lunch, { start: clock(16, 30) })),
  change('H14', 'a lunch a minute too early', ({ lunch, scenario }) => set(lunch, { start: scenario.lunch[0] - 1 })),
  change('H14', 'a lunch a minute too late', ({ lunch, scenario }) => set(lunch, { start: scenario.lunch[1] + 1 })),
  change('H14', 'a dinner a minute too early', ({ dinner, scenario }) =>
    set(dinner, { start: scenario.dinner[0] - 1 }),
  ),
  change('H14', 'a dinner a minute too late', ({ dinner, scenario }) => set(dinner, { start: scenario.dinner[1] + 1 })),
  change('H14', 'a dinner 100 minutes after lunch', (copy) => dine(copy, copy.scenario.lunch[1], 100)),
  change('H14', 'a sight that is called the lunch', ({ lunch, day }) => {
    const sight = must(day.activities.find(({ kind, meal }) => kind === 'place' && meal === null));
    set(sight, { meal: 'lunch', start: lunch.start, duration: lunch.duration });
    set(lunch, { meal: null });
  }),

  changeAlone('H15', 'a visit a minute too short', ({ precise, destination }) =>
    set(precise, { duration: placeOf(precise, destination).duration.min - 1 }),
  ),
  change('H15', 'a visit a minute too long', ({ precise, destination }) =>
    set(precise, { duration: placeOf(precise, destination).duration.max + 1 }),
  ),

  change('H16', 'a return one minute too late', (copy) => returnAt(copy, copy.scenario.back + 1)),
  change('H16', 'a last stop that ends at 23:29, far from the lodging', (copy) => {
    const last = must(copy.day.activities.at(-1));
    const { latitude, longitude } = farthest(copy);
    set(last, { latitude, longitude, start: clock(23, 29) - last.duration });
  }),
];
