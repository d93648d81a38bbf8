import { sizeOf } from '../crowd.ts';
import type { DayRules } from '../rules.ts';
import { outingsAllowed } from './day-trips.ts';
import type { Instance } from './instance.ts';
import { isDayOut, type Stop } from './stop.ts';

const isPossible = ({ starts }: Stop) => starts.some((spans) => spans.length > 0);

interface Weighed {
  readonly score: number;
  readonly size: number;
}

/** What fits into a room at most, were the last one divisible. */
function mostWithin(room: number, weighed: readonly Weighed[]): number {
  const byDensity = weighed.filter(({ score }) => score > 0).sort((a, b) => b.score / b.size - a.score / a.size);
  let [left, sum] = [Math.max(0, room), 0];
  for (const { score, size } of byDensity) {
    const share = Math.min(1, left / size);
    sum += share * score;
    left -= share * size;
    if (left <= 0) break;
  }
  return sum;
}

/** The shortest visit the solver plans: outings may be cut down to the least one stays there. */
const shortest = (stop: Stop) =>
  Math.min(stop.minutes, (isDayOut(stop) ? stop.place?.duration.min : undefined) ?? stop.minutes);

/**
 * What visits can be worth together at most, by weak duality: with a price on every minute beyond what the days have, the best
 * choice of so many visits is easy and never worth less than with the minutes kept. The least over many prices is close.
 */
function mostWorthOfVisits(visits: readonly Stop[], count: number, minutes: number, rules: DayRules): number {
  const prices = [0, ...visits.map((visit) => visit.score / Math.max(1, shortest(visit)))];
  const bounds = prices.map(
    (price) =>
      price * minutes +
      mostWithin(
        count,
        visits.map((visit) => ({ score: visit.score - price * shortest(visit), size: sizeOf(rules, visit) })),
      ),
  );
  return Math.min(...bounds);
}

/** The same for tables: as many lunches and as many dinners as days, travellers do not eat twice in one place. */
function mostWorthOfTables({ days, tables }: Instance): number {
  const places = (stops: readonly Stop[]) =>
    new Map(stops.filter(isPossible).map((stop) => [stop.place?.id, stop.score]));
  const [lunch, dinner] = [places(tables.lunch), places(tables.dinner)];
  const scores = [...new Map([...lunch, ...dinner])].sort(([, a], [, b]) => b - a);
  const left = { lunch: days, dinner: days, either: 2 * days };
  let worth = 0;
  for (const [id, score] of scores) {
    const only = !lunch.has(id) ? 'dinner' : !dinner.has(id) ? 'lunch' : 'either';
    if (left.either === 0 || left[only] === 0) continue;
    left.either--;
    if (only !== 'either') left[only]--;
    worth += score;
  }
  return worth;
}

/** No plan of an instance is worth more points: as many visits and tables as its days hold, wherever they lie. */
export function mostWorth(instance: Instance): number {
  const { days, rules, limits, visits, outings } = instance;
  const mayLeave = outingsAllowed(instance) > 0;
  const out = outings.stops.filter(({ place }) => mayLeave || place?.kind !== 'day-trip');
  const all = [...visits, ...out].filter(isPossible);
  const most = (rules.activities.max + rules.activities.extra - 2) * days;
  return mostWorthOfTables(instance) + mostWorthOfVisits(all, most, limits.activeMinutes * days, rules);
}
