import { openIntervals } from '#planner/catalogue/compiled.ts';
import { frameOn } from '#planner/frame.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { dayRules } from '#planner/rules.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

const { destinations } = loadCatalogue();
const d = destinations.find(({ id }) => id === 'rome')!;
const i = readIntent(
  {
    destination: 'rome',
    dates: { start: '2027-06-15', end: '2027-06-17' },
    preferences: 'Colosseum booked on Wednesday at 9:00, hotel near Termini',
    budget: null,
    categories: [],
    travellers: { adults: 2, children: 0 },
  } as any,
  d,
);
const p = d.byId.get('colosseum')!;
console.log(
  i.bookings.map((b) => [b.kind, b.start.date, b.start.time, b.place?.placeId]),
  p.duration,
  p.lastEntry,
  openIntervals(p, '2027-06-16'),
  p.price,
  i.fixed,
  frameOn(dayRules(d.country, i), 2),
);
