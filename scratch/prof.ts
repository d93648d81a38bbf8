import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aPossibleTrip } from '/work/main/tests/support/random-trips.ts';

const { destinations, version } = loadCatalogue();
const times: [number, number][] = [];
for (let n = 0; n < 240; n++) {
  const { request, destination, language } = aPossibleTrip(7, n, destinations);
  const t0 = process.cpuUsage().user;
  planTrip({ tripId: crypto.randomUUID(), request, destination, language, catalogueVersion: version } as any);
  times.push([(process.cpuUsage().user - t0) / 1000, request.bookings?.length ?? 0]);
}
for (const [name, f] of [
  ['none', (b: number) => b === 0],
  ['some', (b: number) => b > 0],
] as const) {
  const own = times
    .slice(20)
    .filter(([, b]) => f(b))
    .map(([t]) => t)
    .sort((a, b) => a - b);
  console.log(
    name,
    own.length,
    'p50',
    own[Math.floor(own.length / 2)]?.toFixed(0),
    'p90',
    own[Math.floor(own.length * 0.9)]?.toFixed(0),
    'p99',
    own[Math.floor(own.length * 0.99)]?.toFixed(0),
  );
}
const order = times
  .map((t, n) => [...t, n] as const)
  .sort((a, b) => b[0] - a[0])
  .slice(0, 12);
for (const [t, b, n] of order) {
  const { request, destination } = aPossibleTrip(7, n, destinations);
  console.log(
    n,
    t.toFixed(0),
    b,
    destination.id,
    JSON.stringify(request.dates),
    request.budget,
    request.preferences.slice(0, 50),
  );
}
