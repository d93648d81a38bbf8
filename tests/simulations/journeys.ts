import { type Random, seededRandom } from '#domain/random.ts';
import { stayAt, withStay } from '#domain/trip/stay.ts';
import { checkJourney } from '#planner/check/journey.ts';
import type { Violation } from '#planner/check/violation.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { planJourney } from '../support/journeys.ts';
import { aRandomSelection, aRandomTrip } from '../support/random-trips.ts';
import type { Outcome } from './plans.ts';

const MOST_NIGHTS = 7;
const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** Two to four destinations, each with a usual way to the one before, and the nights of each: "lisbon:3 porto:2". */
function aRandomRoute(random: Random, { journeys }: Catalogue): string {
  const route = [pick(random, journeys.ways)?.[0] ?? ''];
  const bases = 2 + Math.floor(random() * 3);
  while (route.length < bases) {
    const here = route.at(-1);
    const next = journeys.ways.flatMap(([a, b]) => (a === here ? [b] : b === here ? [a] : []));
    const one = pick(
      random,
      next.filter((id) => !route.includes(id)),
    );
    if (one === undefined) break;
    route.push(one);
  }
  let left = MOST_NIGHTS - route.length;
  return route
    .map((id) => {
      const more = Math.floor(random() * (Math.min(3, left) + 1));
      left -= more;
      return `${id}:${1 + more}`;
    })
    .join(' ');
}

const spoken = (violations: readonly Violation[]) =>
  violations
    .slice(0, 5)
    .map(({ rule, day, message }) => `${rule} day ${day ?? '-'}: ${message}`)
    .join('; ');

/** What is wrong with journey `number` of a seed, or with a replan of one of its bases. */
export function journeyOutcome(seed: number, number: number, catalogue: Catalogue): Outcome {
  const random = seededRandom(seed * 1_000_003 + number);
  const route = aRandomRoute(random, catalogue);
  const { request, language } = aRandomTrip(seed, number, catalogue.destinations);
  const { preferences, budget, categories, travellers, dates } = request;
  const about = `#${number} ${route} from ${dates.start} ${JSON.stringify({ budget, travellers, preferences: preferences.slice(0, 80) })}`;
  try {
    const wanted = { preferences, budget, categories, travellers, language, start: dates.start };
    const { trip, violations, destinations } = planJourney(route, wanted);
    if (violations.length > 0) return { fault: `${about}: ${spoken(violations)}` };
    const index = Math.floor(random() * destinations.length);
    const [stay, destination] = [stayAt(trip, index), destinations[index]];
    const ids = stay.days.map(({ activities }) => activities.map(({ id }) => id));
    if (!destination || ids.flat().length === 0) return {};
    const again = replanTrip({
      tripId: trip.id,
      trip: stay,
      excluded: aRandomSelection(random, ids),
      destination,
      language,
    });
    if (again.kind === 'impossible') return { refused: `${about}: ${spoken(again.violations)}` };
    const broken = checkJourney(withStay(trip, index, again.trip), destinations);
    return broken.length === 0 ? {} : { fault: `replan ${about}: ${spoken(broken)}` };
  } catch (error) {
    return { fault: `${about} failed: ${String(error)}` };
  }
}
