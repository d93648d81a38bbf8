import type { Cost } from '#domain/trip/cost.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { type Copy, change, changeAlone, type Examples, set, setDestination, setPlace } from '../changes.ts';
import { makeGeneric, must } from '../plans.ts';

const amount = (adult: number, child = adult): Cost => ({ kind: 'amount', adult, child });

/** The place of a visit asks that much, and the plan says so. */
function charge(copy: Copy, visit: Activity, adult: number, child = 0): void {
  setPlace(copy, visit, { price: { kind: 'fixed', adult, child } });
  set(visit, { cost: amount(adult, child) });
}

/** Makes everything free but generic meals, which say no price, at a destination of that price index. */
function giveAway(copy: Copy, priceIndex: number, except: Activity): void {
  for (const activity of copy.trip.days.flatMap(({ activities }) => activities)) {
    if (activity.meal && activity !== except) makeGeneric(activity, 'meal', copy.destination);
    else set(activity, { cost: amount(0) });
  }
  const price = { kind: 'free', adult: 0, child: 0 } as const;
  setDestination(copy, { priceIndex, places: copy.destination.places.map((place) => ({ ...place, price })) });
}

/** An adult spends just that much on the day of a stop, the first day's first visit if none is given: all but ten euros of it there. */
function spend(copy: Copy, cents: number, priceIndex: number, dearest = copy.visit): void {
  giveAway(copy, priceIndex, dearest);
  const day = must(copy.trip.days.find(({ activities }) => activities.includes(dearest)));
  const visits = day.activities.filter(({ kind, meal }) => kind === 'place' && meal === null);
  charge(copy, must(visits.find((visit) => visit !== dearest)), 1000);
  charge(copy, dearest, cents - 1000);
}

/** The first lunch at a table of the catalogue: a meal near somewhere has no price. */
const lunchAtATable = ({ trip }: Copy): Activity =>
  must(
    trip.days.flatMap(({ activities }) => activities).find(({ kind, meal }) => kind === 'place' && meal === 'lunch'),
  );

/** One lunch of the trip costs that much; what the other meals cost is not known. */
function lunchFor(copy: Copy, cents: number, budget: 'moderate' | 'luxury', priceIndex = 100): void {
  setDestination(copy, { priceIndex });
  set(copy.trip, { budget });
  const meals = copy.trip.days.flatMap(({ activities }) => activities.filter(({ meal }) => meal !== null));
  for (const meal of meals) set(meal, { cost: { kind: 'variable' } });
  set(copy.lunch, { cost: amount(cents) });
}

/** H10 and H11. Caps are those of price index 100, floors those of a luxury meal: 10 euros there. */
export const money: Examples = {
  breaking: [
    changeAlone('H10', 'an adult who pays a cent more than the catalogue says', (copy) => {
      charge(copy, copy.visit, 500, 300);
      set(copy.visit, { cost: amount(501, 300) });
    }),
    changeAlone('H10', 'a child who pays a cent less than the catalogue says', (copy) => {
      charge(copy, copy.visit, 500, 300);
      set(copy.visit, { cost: amount(500, 299) });
    }),
    changeAlone('H10', 'a price where the catalogue says that it varies', (copy) => {
      setPlace(copy, copy.visit, { price: { kind: 'variable', adult: null, child: null } });
      set(copy.visit, { cost: amount(0) });
    }),
    changeAlone('H10', 'a price that nobody knows', (copy) => {
      setPlace(copy, copy.visit, { price: { kind: 'from', adult: null, child: null } });
      set(copy.visit, { cost: amount(0) });
    }),
    changeAlone('H10', 'a generic meal at a price', ({ lunch, destination }) => {
      makeGeneric(lunch, 'meal', destination);
      set(lunch, { cost: amount(3000) });
    }),
    changeAlone('H10', 'free time for a cent', ({ visit, destination }) => {
      makeGeneric(visit, 'free-time', destination);
      set(visit, { cost: amount(1) });
    }),

    changeAlone('H11', 'a day a cent over the cap', (copy) => spend(copy, copy.scenario.cap + 1, 100)),
    changeAlone('H11', 'a lunch that takes the day a cent over the cap', (copy) =>
      spend(copy, copy.scenario.cap + 1, 100, lunchAtATable(copy)),
    ),
    changeAlone('H11', 'a day a cent over the cap of a dear city', (copy) =>
      spend(copy, copy.scenario.cap * 2 + 1, 200),
    ),
    changeAlone('H11', 'a day a cent over the cap of a cheap country, which is never below 60 %', (copy) =>
      spend(copy, copy.scenario.cap * 0.6 + 1, 40),
    ),
    change('H11', 'a luxury meal a cent below 10 euros', (copy) => lunchFor(copy, 999, 'luxury')),
    change('H11', 'a luxury meal a cent below 5 euros where prices are half', (copy) =>
      lunchFor(copy, 499, 'luxury', 50),
    ),
    change('H11', 'a free luxury meal', (copy) => lunchFor(copy, 0, 'luxury')),
  ],
  passing: [
    changeAlone('H10', 'what the catalogue says', (copy) => charge(copy, copy.visit, 500, 300)),
    changeAlone('H10', 'what the catalogue says, stored the other way round', (copy) => {
      charge(copy, copy.visit, 500, 300);
      set(copy.visit, { cost: { child: 300, adult: 500, kind: 'amount' } });
    }),
    changeAlone('H10', 'a price that varies', (copy) => {
      setPlace(copy, copy.visit, { price: { kind: 'variable', adult: null, child: null } });
      set(copy.visit, { cost: { kind: 'variable' } });
    }),
    changeAlone('H10', 'a price that is not known and said to be so', (copy) => {
      setPlace(copy, copy.visit, { price: { kind: 'from', adult: null, child: null } });
      set(copy.visit, { cost: { kind: 'unknown' } });
    }),

    changeAlone('H11', 'a day at just the cap', (copy) => spend(copy, copy.scenario.cap, 100)),
    changeAlone('H11', 'a lunch that takes the day to just the cap', (copy) =>
      spend(copy, copy.scenario.cap, 100, lunchAtATable(copy)),
    ),
    changeAlone('H11', 'a day at just the cap of a dear city', (copy) => spend(copy, copy.scenario.cap * 2, 200)),
    changeAlone('H11', 'a day at just the cap of a cheap country', (copy) => spend(copy, copy.scenario.cap * 0.6, 40)),
    changeAlone('H11', 'a child that costs more than the cap of an adult', (copy) =>
      charge(copy, copy.visit, 500, copy.scenario.cap + 1),
    ),
    change('H11', 'a luxury meal at just 10 euros', (copy) => lunchFor(copy, 1000, 'luxury')),
    change('H11', 'a luxury meal at just 5 euros where prices are half', (copy) => lunchFor(copy, 500, 'luxury', 50)),
    change('H11', 'a meal for a cent on a moderate budget', (copy) => lunchFor(copy, 1, 'moderate')),
    change('H11', 'a visit for a cent on a luxury budget', (copy) => {
      lunchFor(copy, 1000, 'luxury');
      charge(copy, copy.visit, 1);
    }),
  ],
};
