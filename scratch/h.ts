import { planChecked } from '#planner/attempt.ts';
import { confirmed } from '#planner/intent/confirmed.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aRandomTrip } from '/work/main/tests/support/random-trips.ts';

const { destinations, version } = loadCatalogue();
for (const n of process.argv.slice(2).map(Number)) {
  const { request: r, destination, language } = aRandomTrip(1, n, destinations);
  const input = {
    tripId: crypto.randomUUID(),
    request: confirmed(r, destination, language),
    destination,
    language,
    catalogueVersion: version,
  };
  const p = planChecked(input as any);
  console.log(n, p.kind, JSON.stringify(p.kind === 'impossible' ? p.violations : ''));
  const q = planTrip(input as any);
  console.log(
    n,
    q.kind,
    JSON.stringify(
      q.kind === 'impossible'
        ? q.violations
        : q.trip.days.map((d: any) => d.activities.map((a: any) => `${a.start} ${a.name}`)),
    ),
  );
}
