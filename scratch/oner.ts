import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aRandomTrip } from '/work/main/tests/support/random-trips.ts';

const { destinations, version } = loadCatalogue();
const [seed, n] = process.argv.slice(2).map(Number);
const { request, destination, language } = aRandomTrip(seed!, n!, destinations);
console.log(
  JSON.stringify(
    request.bookings?.map(({ kind, leg, start, end, place }) => [
      kind,
      leg,
      start.date,
      start.time,
      end?.date,
      end?.time,
      place?.placeId,
      place?.latitude,
    ]),
  ),
);
const p = planTrip({ tripId: crypto.randomUUID(), request, destination, language, catalogueVersion: version } as any);
console.log(
  p.kind === 'planned'
    ? p.trip.days
        .map((d: any) =>
          d.activities.map((a: any) => `${Math.floor(a.start / 60)}:${a.start % 60} ${a.name}`).join(' | '),
        )
        .join('\n')
    : p,
);
