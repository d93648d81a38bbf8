import type { Activity } from '#domain/trip/itinerary.ts';
import { stayArea } from '#planner/rules.ts';
import { type Copy, change, changeAlone, type Examples, setPlace } from '../changes.ts';
import { makeGeneric, must, northM } from '../plans.ts';

/** Ways are longer than the great circle by this much. */
const DETOUR = 1.3;
/** A ride of 75 minutes: 12, 15 km at 22 km/h and 22.05 km at 60. */
const RIDE_OF_75 = 28_500;
/** A ride of 150 minutes: 12, 15 km at 22 km/h and 97.06 km at 60. */
const RIDE_OF_150 = 86_200;
/** A way of 52 metres, a minute on foot. */
const A_MINUTE = 40;

const visitsOn = ({ day }: Copy): Activity[] =>
  day.activities.filter(({ kind, meal }) => kind === 'place' && meal === null);

/** Makes of the first day a way from the lodging to points so many metres north of it: a visit, then free time. */
export function wayTo(copy: Copy, metres: readonly number[], minutes = 10): void {
  const { latitude, longitude } = stayArea(copy.destination, copy.trip.budget);
  // Lunch may be on an island, and its ferry would be the way.
  const { access: _, ...meal } = copy.lunch;
  copy.day.activities = metres.map((north, i) => ({
    ...(i === 0 ? copy.visit : { ...meal, kind: 'free-time', meal: null }),
    duration: minutes,
    latitude: latitude + northM(north),
    longitude,
  }));
}

/** Ten equal ways on foot between the lodging and a point near it, so many metres together. */
export function walkInTown(copy: Copy, metres: number): void {
  const north = metres / 10 / DETOUR;
  wayTo(copy, [north, 0, north, 0, north, 0, north, 0, north]);
}

function goOutOfTown(copy: Copy, visit = copy.visit): void {
  setPlace(copy, visit, { kind: 'day-trip' });
}

function travelOutOfTown(copy: Copy, metres: readonly number[]): void {
  goOutOfTown(copy);
  wayTo(copy, metres);
}

/** 12 km on foot take 160 minutes, which only a day out of town may have. */
function walkOutOfTown(copy: Copy, metres: number): void {
  goOutOfTown(copy);
  walkInTown(copy, metres);
}

/** One visit, a minute from the lodging, and so many minutes with the ways to and fro. */
const beActive = (copy: Copy, minutes: number) => wayTo(copy, [A_MINUTE], minutes - 2);

/** Free time where one has been already is not offered twice. */
function withoutFreeTime({ trip }: Copy): void {
  for (const day of trip.days) day.activities = day.activities.filter(({ kind }) => kind !== 'free-time');
}

/** Everything but those visits becomes free time. */
function leaveAlone(copy: Copy, ...visits: readonly Activity[]): void {
  withoutFreeTime(copy);
  for (const other of visitsOn(copy)) if (!visits.includes(other)) makeGeneric(other, 'free-time', copy.destination);
}

/** H17. */
export const strain: Examples = {
  breaking: [
    change('H17', '151 minutes on the way', (copy) => wayTo(copy, [RIDE_OF_75, RIDE_OF_75 - A_MINUTE])),
    change('H17', '301 minutes on the way of a day trip', (copy) =>
      travelOutOfTown(copy, [RIDE_OF_150, RIDE_OF_150 - A_MINUTE]),
    ),
    change('H17', 'half a metre too far on foot', (copy) => walkOutOfTown(copy, copy.scenario.walk + 0.5)),
    change('H17', 'an active day a minute too long', (copy) => beActive(copy, copy.scenario.active + 1)),
    changeAlone('H17', 'a day trip after another visit', (copy) => {
      withoutFreeTime(copy);
      const [first, second] = visitsOn(copy);
      goOutOfTown(copy, must(second));
      for (const other of visitsOn(copy))
        if (other !== first && other !== second) makeGeneric(other, 'free-time', copy.destination);
    }),
    changeAlone('H17', 'two day trips on a day', (copy) => {
      const [first, second] = visitsOn(copy);
      goOutOfTown(copy, must(first));
      goOutOfTown(copy, must(second));
      leaveAlone(copy, must(first), must(second));
    }),
  ],
  passing: [
    change('H17', '150 minutes on the way', (copy) => wayTo(copy, [RIDE_OF_75, RIDE_OF_75])),
    change('H17', '300 minutes on the way of a day trip', (copy) => travelOutOfTown(copy, [RIDE_OF_150, RIDE_OF_150])),
    change('H17', 'as far on foot as one may walk, but half a metre', (copy) =>
      walkOutOfTown(copy, copy.scenario.walk - 0.5),
    ),
    change('H17', 'an active day as long as it may be', (copy) => beActive(copy, copy.scenario.active)),
    ...(['meal', 'free-time'] as const).map((kind) =>
      change('H17', `a long ${kind}, which is rest`, (copy) => {
        beActive(copy, copy.scenario.active);
        const { latitude, longitude } = must(copy.day.activities[0]);
        const meal = kind === 'meal' ? ('lunch' as const) : null;
        copy.day.activities.push({ ...copy.lunch, kind, meal, duration: 300, latitude, longitude });
      }),
    ),
    changeAlone('H17', 'a day trip before two other visits', (copy) => {
      const own = visitsOn(copy).slice(0, 3);
      goOutOfTown(copy, must(own[0]));
      leaveAlone(copy, ...own);
    }),
    changeAlone('H17', 'a day trip with meals and free time beside it', (copy) => {
      goOutOfTown(copy);
      leaveAlone(copy, copy.visit);
    }),
    changeAlone('H17', 'a day trip that comes after free time', (copy) => {
      const second = must(visitsOn(copy)[1]);
      goOutOfTown(copy, second);
      leaveAlone(copy, second);
    }),
  ],
};
