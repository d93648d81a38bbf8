import { seededRandom } from '#domain/random.ts';
import { dayCount } from '#domain/trip/dates.ts';
import { confirmed } from '#planner/intent/confirmed.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { planOutings } from '#planner/solver/day-trips.ts';
import { finishDay } from '#planner/solver/finish.ts';
import { buildInstance } from '#planner/solver/instance.ts';
import { solve } from '#planner/solver/solve.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aPossibleTrip } from '/work/main/tests/support/random-trips.ts';

const { destinations } = loadCatalogue();
const n = Number(process.argv[2]);
const { request: r, destination, language } = aPossibleTrip(7, n, destinations);
const request = confirmed(r, destination, language);
const intent = readIntent(request, destination);
const instance = buildInstance(destination, intent, { start: request.dates.start, days: dayCount(request.dates) });
const out = planOutings(instance);
console.log(
  'outings',
  out.map((o) => [o.day, o.stops.map((s) => s.place?.id)]),
);
const routes = solve(instance, { routes: out, meals: [] }, seededRandom(5));
for (const route of routes)
  console.log(
    route.day,
    route.stops.map((s) => [s.place?.id, s.anchor?.place?.id, s.meal]),
    finishDay(instance, route, new Set()).length,
  );
const d = Number(process.argv[3] ?? 1);
console.log(instance.visits.slice(0, 12).map((s) => [s.place?.id, Math.round(s.score), s.starts[d]]));
console.log(
  instance.rules.activities,
  (await import('#planner/frame.ts')).frameOn(instance.rules, d + 1),
  intent.pins,
  [...intent.refused].length,
);
