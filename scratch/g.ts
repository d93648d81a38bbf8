import { dayCount } from '#domain/trip/dates.ts';
import { frameOn } from '#planner/frame.ts';
import { confirmed } from '#planner/intent/confirmed.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { dayRules } from '#planner/rules.ts';
import { completeDays } from '#planner/solver/complete.ts';
import { buildInstance } from '#planner/solver/instance.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aRandomTrip } from '/work/main/tests/support/random-trips.ts';

const { destinations } = loadCatalogue();
const n = Number(process.argv[2]),
  d = Number(process.argv[3]);
const { request: r, destination, language } = aRandomTrip(1, n, destinations);
const request = confirmed(r, destination, language);
const intent = readIntent(request, destination);
const rules = dayRules(destination.country, intent);
console.log(JSON.stringify(intent.fixed), JSON.stringify(intent.homes[d - 1]));
console.log(frameOn(rules, d), rules.dinner, rules.start, rules.end);
const instance = buildInstance(destination, intent, { start: request.dates.start, days: dayCount(request.dates) });
console.log(
  instance.genericMeals.dinner.starts[d - 1],
  instance.homes[d - 1],
  instance.nearHome[d - 1]?.slice(0, 3).map((s) => [s.place?.id, s.starts[d - 1]]),
);
const routes = completeDays(
  instance,
  Array.from({ length: instance.days }, (_, day) => ({ day, stops: [] })),
  new Set(),
  [],
);
console.log(routes[d - 1]?.stops.map((s) => [s.place?.id, s.anchor?.place?.id, s.meal]));
