import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { HardRule } from '#planner/check/violation.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { aDestination } from '../../support/trips.ts';
import { set } from '../changes.ts';
import { must, planOf, type Scenario, visits } from '../plans.ts';

/** A plan, the same with its first visit replaced, and the parts of it that the tests change. */
export interface Replan {
  readonly before: Trip;
  readonly after: Trip;
  readonly excluded: ReadonlySet<string>;
  readonly gone: Activity;
  /** What came in its place, and what of the same day was to stay. */
  readonly fresh: Activity;
  readonly kept: Activity;
  /** The day of the selection, and one without. */
  readonly day: Day;
  readonly otherDay: Day;
}

/** One thing that is changed in a good replan; `rule` is the only one of H12 and H13 it is about. */
export interface ReplanChange {
  readonly rule: HardRule;
  readonly what: string;
  readonly apply: (replan: Replan) => void;
}

const replanned = new Map<Scenario, Trip>();

function replanOf(scenario: Scenario, before: Trip, excluded: ReadonlySet<string>): Trip {
  const known = replanned.get(scenario);
  if (known) return structuredClone(known);
  const destination = aDestination(scenario.destination);
  const result = replanTrip({ tripId: randomUUID(), trip: before, excluded, destination, language: 'en' });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  replanned.set(scenario, result.trip);
  return structuredClone(result.trip);
}

/** Whether a meal or free time would go with a visit. */
const hasHanging = ({ days }: Trip, { placeId }: Activity) =>
  days.some(({ activities }) => activities.some((own) => own.kind !== 'place' && own.placeId === placeId));

export function copyOfReplan(scenario: Scenario): Replan {
  const before = planOf(scenario);
  const gone = must(visits({ ...before, days: before.days.slice(0, 1) }).find((visit) => !hasHanging(before, visit)));
  const excluded = new Set([gone.id]);
  const after = replanOf(scenario, before, excluded);
  const [day, otherDay] = [must(after.days[0]), must(after.days[1])];
  const old = new Set(before.days.flatMap(({ activities }) => activities.map(({ id }) => id)));
  const fresh = must(day.activities.find(({ id }) => !old.has(id)));
  const kept = must(day.activities.find(({ id }) => old.has(id)));
  return { before, after, excluded, gone, fresh, kept, day, otherDay };
}

const of =
  (rule: HardRule) =>
  (what: string, apply: ReplanChange['apply']): ReplanChange => ({ rule, what, apply });
const h12 = of('H12');
const h13 = of('H13');

/** H12 and H13. */
export const replans: { readonly breaking: readonly ReplanChange[]; readonly passing: readonly ReplanChange[] } = {
  breaking: [
    h12('the excluded activity itself', ({ fresh, gone }) => set(fresh, gone)),
    h12('the id of what was excluded', ({ fresh, gone }) => set(fresh, { id: gone.id })),
    h12('the place of what was excluded', ({ fresh, gone }) => set(fresh, { kind: 'place', placeId: gone.placeId })),
    h12('the name of what was excluded', ({ fresh, gone }) => set(fresh, { name: gone.name })),
    h12('the name of what was excluded, spelled otherwise', ({ fresh, gone }) =>
      set(fresh, { name: ` ${gone.name.toUpperCase()}!` }),
    ),
    h12('a free time that was excluded and comes back by name as a visit', ({ fresh, gone }) => {
      set(gone, { kind: 'free-time', name: 'Free time around Trastevere' });
      set(fresh, { kind: 'place', name: 'Free time around Trastevere' });
    }),

    h13('a kept activity a minute later', ({ kept }) => set(kept, { start: kept.start + 1 })),
    h13('a kept activity a minute shorter', ({ kept }) => set(kept, { duration: kept.duration - 1 })),
    h13('a kept activity under another name', ({ kept }) => set(kept, { name: `${kept.name}.` })),
    h13('a kept activity at another place', ({ kept }) => set(kept, { placeId: 'elsewhere' })),
    h13('a kept activity for a cent more', ({ kept }) => set(kept, { cost: { kind: 'amount', adult: 1, child: 0 } })),
    h13('a kept activity with another letter in its text', ({ kept }) =>
      set(kept, { description: `${kept.description} ` }),
    ),
    h13('kept activities in another order', ({ day }) => set(day, { activities: day.activities.toReversed() })),
    h13('a kept activity left out', ({ day, kept }) =>
      set(day, { activities: day.activities.filter((activity) => activity !== kept) }),
    ),
    h13('a kept activity on another day', ({ day, otherDay, kept }) => {
      set(day, { activities: day.activities.filter((activity) => activity !== kept) });
      otherDay.activities.push(kept);
    }),
    h13('a kept activity under another id', ({ kept }) => set(kept, { id: randomUUID() })),
    h13('one more activity on a day without a selection', ({ day, otherDay, fresh }) => {
      set(day, { activities: day.activities.filter((activity) => activity !== fresh) });
      otherDay.activities.push(fresh);
    }),
    h13('another summary of a day without a selection', ({ otherDay }) => set(otherDay, { summary: 'A new one.' })),
    h13('another weather on a day without a selection', ({ otherDay }) => set(otherDay, { weather: null })),
    h13('another weather on the day of the selection', ({ day }) => set(day, { weather: null })),
    h13('a day less', ({ after }) => after.days.pop()),
    h13('days in another order', ({ after }) => set(after, { days: after.days.toReversed() })),
    h13('luggage without its ticks', ({ before }) => set(must(before.luggage[0]), { packed: true })),
    h13('other lines on where to stay', ({ after }) => set(after, { accommodation: ['Anywhere'] })),
    h13('a trip that ends a day later', ({ after }) => set(after.dates, { end: addDays(after.dates.end, 1) })),
    h13('a traveller more', ({ after }) => set(after.travellers, { adults: after.travellers.adults + 1 })),
    h13('another budget', ({ after }) => set(after, { budget: after.budget === 'luxury' ? 'moderate' : 'luxury' })),
    h13('other preferences', ({ after }) => set(after, { preferences: `${after.preferences} ` })),
  ],
  passing: [
    h12('a new activity in place of the excluded one', () => {}),
    h12('free time at the place that was excluded as a visit', ({ fresh, gone }) =>
      set(fresh, { kind: 'free-time', placeId: gone.placeId, name: `Free time around ${gone.name}` }),
    ),
    h12('a name that begins like the excluded one', ({ fresh, gone }) => set(fresh, { name: `${gone.name} 2` })),
    h12('free time that was excluded, on its day near the same place again', ({ fresh, gone }) => {
      set(gone, { kind: 'free-time', name: 'Free time around Trastevere' });
      set(fresh, { kind: 'free-time', name: 'Free time around Trastevere' });
    }),
    h12('a meal near where another meal was excluded', ({ fresh, gone }) => {
      set(gone, { kind: 'meal', meal: 'lunch', name: 'Lunch near Trastevere' });
      set(fresh, { kind: 'meal', meal: 'dinner', placeId: gone.placeId, name: 'Dinner near Trastevere' });
    }),

    h13('the rest identical', () => {}),
    h13('another hour of the new activity', ({ fresh }) => set(fresh, { start: fresh.start + 1 })),
    h13('the new activity at the end of the day', ({ day, fresh }) =>
      set(day, { activities: [...day.activities.filter((activity) => activity !== fresh), fresh] }),
    ),
    h13('nothing in place of the excluded activity', ({ day, fresh }) =>
      set(day, { activities: day.activities.filter((activity) => activity !== fresh) }),
    ),
    h13('another summary of the day of the selection', ({ day }) => set(day, { summary: 'A new one.' })),
    h13('other words about what is gone', ({ after }) => {
      set(after, { summary: 'A new one.', importantInfo: ['New.'], recommendations: ['New.'], answers: [] });
    }),
  ],
};
