import type { Coordinates } from '#domain/place/coordinates.ts';
import { isWalked, wayM } from '#domain/place/travel-time.ts';
import { type Entry, lodgingOf, type Plan, type PlanDay } from './plan.ts';
import { everyDay, type Fault } from './row.ts';

interface Walk {
  /** Metres from one stop to the next that are walked, those between points that are known. */
  readonly ways: number;
  /** Metres within what is visited, those that are known. */
  readonly onSite: number;
  /** Nothing of the day is unknown. */
  readonly whole: boolean;
}

function pointOf({ activity, place }: Entry): Coordinates | undefined {
  const { latitude, longitude } = activity;
  return latitude === null || longitude === null ? place : { latitude, longitude };
}

function walkOf({ entries }: PlanDay, plan: Plan): Walk {
  const lodging = lodgingOf(plan);
  const points = [lodging, ...entries.map(pointOf), lodging].filter((point) => point !== undefined);
  const ways = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return isWalked(from, to) ? wayM(from, to) : 0;
  });
  const sites = entries.filter(({ role }) => role === 'visit').map(({ place }) => place?.walk);
  const sum = (metres: readonly (number | undefined)[]) => metres.reduce<number>((all, own) => all + (own ?? 0), 0);
  const whole = !sites.includes(undefined) && entries.every((own) => pointOf(own) !== undefined);
  return { ways: sum(ways), onSite: sum(sites), whole };
}

/** Everything that is walked on a day is known and not more. */
export const walksAtMost = (plan: Plan, metres: number): Fault =>
  everyDay(plan, `all of the walking is known and at most ${metres} m`, (day) => {
    const { ways, onSite, whole } = walkOf(day, plan);
    return whole && ways + onSite <= metres;
  });

/** The ways between what is planned are not longer. */
export const waysAtMost = (plan: Plan, metres: number): Fault =>
  everyDay(plan, `the ways on foot are at most ${metres} m`, (day) => walkOf(day, plan).ways <= metres);
