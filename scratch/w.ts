import { frameOn } from '#planner/frame.ts';
import { confirmed } from '#planner/intent/confirmed.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { dayRules } from '#planner/rules.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

const { destinations } = loadCatalogue();
const [city, start, end, text] = process.argv.slice(2) as string[];
const destination = destinations.find(({ id }) => id === city)!;
const request = confirmed(
  {
    destination: city!,
    dates: { start: start!, end: end! },
    preferences: text!,
    budget: null,
    categories: [],
    travellers: { adults: 2, children: 0 },
  },
  destination,
  'en',
);
const intent = readIntent(request, destination);
console.log(
  JSON.stringify(request.wishes?.map(({ item }) => item)),
  JSON.stringify(intent.bookings.map(({ kind, leg, start, end, place }) => [kind, leg, start, end, place?.placeId])),
  intent.pins,
  intent.fixed.early,
);
const p = planTrip({ tripId: crypto.randomUUID(), request, destination, language: 'en', catalogueVersion: 'x' } as any);
if (p.kind !== 'planned') console.log(p);
else {
  for (const d of p.trip.days)
    console.log(
      d.day,
      d.activities
        .map(
          (a: any) =>
            `${String(Math.floor(a.start / 60)).padStart(2, '0')}:${String(a.start % 60).padStart(2, '0')} ${a.name} (${a.duration})`,
        )
        .join(' | '),
    );
  for (const a of p.trip.answers) console.log(a.met, '-', a.wish, '->', a.answer);
  console.log(p.trip.importantInfo[0]);
}
