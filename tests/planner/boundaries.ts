import {
  type Change,
  change,
  changeAlone,
  fillUp,
  lengthen,
  moveNorth,
  namesakes,
  returnAt,
  set,
  shrink,
} from './changes.ts';
import { endOf, makeGeneric, must, placeOf, wayHome } from './plans.ts';

/** The last value that is still right, beside each wrong one of `mutations.ts`. */
export const boundaries: readonly Change[] = [
  changeAlone('H1', 'a description of 1000 characters', ({ visit }) => set(visit, { description: 'a'.repeat(1000) })),
  changeAlone('H1', 'the seed 0', ({ trip }) => set(must(trip.provenance), { seed: 0 })),
  change('H1', 'a start at 23:59', ({ visit }) => set(visit, { start: 1439 })),
  change('H1', 'a visit of 10 minutes', ({ visit }) => set(visit, { duration: 10 })),
  change('H1', 'a visit of 720 minutes', ({ visit }) => set(visit, { duration: 720 })),
  change('H1', 'a longitude of 180 degrees', ({ visit }) => set(visit, { longitude: 180 })),

  changeAlone('H2', 'a day less in plan and dates alike', (copy) => {
    lengthen(copy, -1);
    copy.trip.days.pop();
  }),

  changeAlone('H3', 'as few activities as allowed', (copy) => shrink(copy, copy.scenario.fewest)),
  change('H3', 'as many activities as allowed', (copy) => fillUp(copy, copy.scenario.most)),

  change('H4', 'a start at the end of the one before', ({ apart: { before, next } }) =>
    set(next, { start: endOf(before) }),
  ),

  change('H5', 'just the minutes that the way takes', ({ apart: { before, next, way } }) =>
    set(next, { start: endOf(before) + way }),
  ),
  change('H5', 'a first stop as early as one can be there', ({ trip, day, destination, scenario }) => {
    const first = must(day.activities[0]);
    first.start = scenario.leave + wayHome(first, trip, destination);
  }),

  change('H7', 'the same name 151 m away', (copy) => namesakes(copy, 151)),

  change('H8', 'a visit a metre inside the edge of its place', ({ precise, destination }) =>
    moveNorth(precise, placeOf(precise, destination).tolerance - 1),
  ),

  change('H9', 'a place under its name in the other language', ({ visit, destination }) =>
    set(visit, { name: placeOf(visit, destination).name.es }),
  ),
  changeAlone('H9', 'free time at a place of the catalogue', ({ visit, destination }) =>
    makeGeneric(visit, 'free-time', destination),
  ),
  changeAlone('H9', 'a meal near a place of the catalogue', ({ dinner, destination }) =>
    makeGeneric(dinner, 'meal', destination),
  ),

  change('H14', 'a lunch as early as it may be', ({ lunch, scenario }) => set(lunch, { start: scenario.lunch[0] })),
  change('H14', 'a lunch as late as it may be', ({ lunch, dinner, scenario }) => {
    lunch.start = scenario.lunch[1];
    dinner.start = scenario.dinner[1];
  }),
  change('H14', 'a dinner as early as it may be', ({ lunch, dinner, scenario }) => {
    lunch.start = scenario.lunch[0];
    dinner.start = scenario.dinner[0];
  }),
  change('H14', 'a dinner as late as it may be', ({ dinner, scenario }) => set(dinner, { start: scenario.dinner[1] })),

  changeAlone('H15', 'a visit as short as it may be', ({ precise, destination }) =>
    set(precise, { duration: placeOf(precise, destination).duration.min }),
  ),
  change('H15', 'a visit as long as it may be', ({ precise, destination }) =>
    set(precise, { duration: placeOf(precise, destination).duration.max }),
  ),

  change('H16', 'a return at the last minute', (copy) => returnAt(copy, copy.scenario.back)),
];
