// npm run bench -- check: milliseconds for all hard checks of a plan of eight days, one plan of each destination.
import { checkTrip } from '#planner/check/check.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { soonDates } from '../tests/support/soon.mjs';

const ROUNDS = 100;
const { destinations, version } = loadCatalogue();
const plans = destinations.flatMap((destination) => {
  const request = {
    destination: destination.name.en,
    dates: soonDates(8, '05-10'),
    preferences: 'slow mornings, good food',
    budget: null,
    categories: [],
    travellers: { adults: 2, children: 0 },
  };
  const tripId = '00000000-0000-4000-8000-000000000000';
  const result = planTrip({ tripId, request, destination, catalogueVersion: version, language: 'en' });
  return result.kind === 'planned' ? [{ trip: result.trip, destination }] : [];
});
const times: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  for (const { trip, destination } of plans) {
    const before = performance.now();
    checkTrip(trip, { destination });
    if (round >= ROUNDS / 10) times.push(performance.now() - before);
  }
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(2);
process.stdout.write(`check of an 8-day plan: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${times.length}\n`);
