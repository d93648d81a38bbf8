import { parseArgs } from 'node:util';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { shifted, townOf } from './facts.ts';
import type { Measure, Plan, Stop } from './measures.ts';
import * as measures from './measures.ts';
import { waysOf } from './regroup.ts';

/** npm run sim -- local: every destination x days x travellers x seasons, judged by a second judge; --every 6 looks at a sixth. */
const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    lines: { type: 'string', default: '' },
    most: { type: 'string', default: '40' },
  },
});

const travellers: readonly Pick<TripRequest, 'travellers' | 'budget' | 'categories' | 'preferences'>[] = [
  { travellers: { adults: 2, children: 0 }, budget: 'moderate', categories: ['history', 'food'], preferences: '' },
  { travellers: { adults: 2, children: 2 }, budget: 'moderate', categories: ['family', 'nature'], preferences: '' },
  { travellers: { adults: 1, children: 0 }, budget: 'luxury', categories: ['art', 'nightlife'], preferences: '' },
];
const starts = ['2027-01-18', '2027-04-12', '2027-07-05', '2027-10-18'];
const lengths = [1, 3, 5, 8];

function planOf({ days, dates, destinationId }: Trip): Plan {
  const town = townOf(destinationId ?? '');
  const known = new Map(town.places.map((place) => [place.id, place]));
  return {
    town,
    days: days.map(({ activities }, index) => ({
      date: shifted(dates.start, index),
      stops: activities.map(
        (own): Stop => ({
          fact: own.kind === 'place' ? (known.get(own.placeId ?? '') ?? null) : null,
          isMeal: own.meal !== null,
          meal: own.meal,
          isFree: own.kind === 'free-time',
          start: own.start,
          end: own.start + own.duration,
          latitude: own.latitude ?? 0,
          longitude: own.longitude ?? 0,
          access: own.access?.minutes ?? null,
        }),
      ),
    })),
  };
}

const catalogue = loadCatalogue();
const requests = catalogue.destinations
  .filter(({ id }) => values.only === '' || values.only.split(',').includes(id))
  .flatMap((destination) =>
    starts.flatMap((start, s) =>
      travellers.flatMap((who, w) =>
        lengths.map((days, l) => ({ destination, start, who, days, number: s * 12 + w * 4 + l })),
      ),
    ),
  )
  .filter((_, i) => i % Number(values.every) === Number(values.from));

const plans: Plan[] = [];
let refused = 0;
for (const { destination, start, who, days } of requests) {
  const dates = { start, end: shifted(start, days - 1) };
  const request: TripRequest = { destination: destination.name.en, dates, ...who };
  const result = planTrip({
    tripId: '00000000-0000-4000-8000-000000000000',
    request,
    destination,
    catalogueVersion: catalogue.version,
    language: 'en',
  });
  if (result.kind === 'impossible') {
    refused++;
    if (values.lines === 'refused')
      console.log(
        `  ${destination.id} ${start} ${days}: ${result.violations.map(({ message, rule, day }) => `${rule} day ${day ?? '-'} ${message}`).join('; ')}`,
      );
  } else plans.push(planOf(result.trip));
}

if (values.lines === 'towns')
  for (const id of new Set(plans.map(({ town }) => town.id))) {
    const own = plans.filter(({ town }) => town.id === id).map(measures.partedPairs);
    const [of, wrong] = [
      own.reduce((n, { of: count }) => n + count, 0),
      own.reduce((n, { wrong: count }) => n + count, 0),
    ];
    console.log(`  ${id} ${wrong} of ${of}`);
  }
const sum = (name: string, measure: (plan: Plan) => Measure) => {
  const all = plans.map((plan) => ({ plan, own: measure(plan) }));
  const [of, wrong] = [all.reduce((n, { own }) => n + own.of, 0), all.reduce((n, { own }) => n + own.wrong, 0)];
  console.log(`${name}: ${wrong} of ${of} (${((100 * wrong) / Math.max(1, of)).toFixed(1)} %)`);
  if (values.lines !== '' && name.includes(values.lines))
    for (const { plan, own } of all.filter(({ own: { wrong: count } }) => count > 0).slice(0, Number(values.most)))
      console.log(`  ${plan.town.id} ${plan.days.length} days from ${plan.days[0]?.date}: ${own.lines.join('; ')}`);
};

console.log(`${plans.length} plans, ${refused} refused, ${plans.reduce((n, { days }) => n + days.length, 0)} days`);
sum('visits outside their hours', measures.outsideHours);
sum('visits at an hour that is not theirs', measures.offHours);
sum('visits in the dark', measures.inTheDark);
sum('near pairs on different days', measures.partedPairs);
sum('nearest neighbours on different days', measures.partedNeighbours);
sum('silent gaps of 90 minutes', measures.silentGaps);
sum('days that begin after half past ten', measures.lateMornings);
sum('days that end with dinner', measures.emptyEvenings);
sum('missed of a first visit', measures.missed);
sum('days with too much of one sort', measures.tooMuchOfOne);
const dinners = measures.dinnersAtOnce(plans);
console.log(
  `dinners at the most frequent minute: ${dinners.wrong} of ${dinners.of} (${((100 * dinners.wrong) / dinners.of).toFixed(1)} %)`,
);
const seen = plans.flatMap(({ days }) =>
  days.flatMap(({ stops }) => stops.filter(({ fact, isMeal }) => fact && !isMeal)),
);
const fame = seen.reduce((total, { fact }) => total + (fact?.popularity ?? 0), 0) / seen.length;
console.log(
  `visits a day ${(seen.length / plans.reduce((n, { days }) => n + days.length, 0)).toFixed(2)}, mean fame ${fame.toFixed(1)}`,
);
const legs = plans.flatMap(({ days }) =>
  days.flatMap(({ stops }) =>
    stops.slice(1).map((stop, i) => ({
      isMeal: stop.isMeal || stops[i]?.isMeal,
      minutes: measures.wayMinutes(stops[i] as Stop, stop),
    })),
  ),
);
for (const isMeal of [true, false]) {
  const own = legs.filter((leg) => leg.isMeal === isMeal);
  console.log(
    `minutes of a way ${isMeal ? 'to or from a table' : 'between visits'}: ${(own.reduce((n, { minutes }) => n + minutes, 0) / own.length).toFixed(1)}`,
  );
}
const ways = plans.map(waysOf);
const [walked, ordered, regrouped] = (['walked', 'ordered', 'regrouped'] as const).map((key) =>
  ways.reduce((total, own) => total + own[key], 0),
) as [number, number, number];
console.log(`way of visits over their shortest order: ${(walked / ordered).toFixed(3)}`);
console.log(
  `way saved by regrouping: ${(100 * (1 - regrouped / ordered)).toFixed(1)} % (of the way as it is ${(100 * (1 - regrouped / walked)).toFixed(1)} %)`,
);
