import { parseArgs } from 'node:util';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { shifted } from './facts.ts';
import type { Measure, Plan } from './measures.ts';
import * as measures from './measures.ts';
import { leastParted } from './pairs.ts';
import { planOf } from './plan-of.ts';
import { waysOf } from './regroup.ts';

/**
 * npm run sim -- local: every destination x 1, 3, 5, 8 days x three travellers x four seasons, read by a second judge. `--every 6` looks at a
 * sixth of them (`--from` says which), `--only rome,paris` at some towns, `--lines pairs,dark` prints what measures with these words found.
 */
const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    lines: { type: 'string', default: '' },
    most: { type: 'string', default: '40' },
  },
});
const words = values.lines.split(',').filter((word) => word !== '');
const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
const total = <T>(items: readonly T[], count: (item: T) => number) => items.reduce((sum, item) => sum + count(item), 0);

const travellers: readonly Pick<TripRequest, 'travellers' | 'budget' | 'categories' | 'preferences'>[] = [
  { travellers: { adults: 2, children: 0 }, budget: 'moderate', categories: ['history', 'food'], preferences: '' },
  { travellers: { adults: 2, children: 2 }, budget: 'moderate', categories: ['family', 'nature'], preferences: '' },
  { travellers: { adults: 1, children: 0 }, budget: 'luxury', categories: ['art', 'nightlife'], preferences: '' },
];
const starts = ['2027-01-18', '2027-04-12', '2027-07-05', '2027-10-18'];
const lengths = [1, 3, 5, 8];

const { destinations, version: catalogueVersion } = loadCatalogue();
const requests = destinations
  .filter(({ id }) => values.only === '' || values.only.split(',').includes(id))
  .flatMap((destination) =>
    starts.flatMap((start) =>
      travellers.flatMap((who) => lengths.map((days) => ({ destination, start, end: shifted(start, days - 1), who }))),
    ),
  )
  .filter((_, i) => i % Number(values.every) === Number(values.from));

function plansOf(): Plan[] {
  return requests.flatMap(({ destination, start, end, who }) => {
    const request: TripRequest = { destination: destination.name.en, dates: { start, end }, ...who };
    const tripId = '00000000-0000-4000-8000-000000000000';
    const result = planTrip({ tripId, request, destination, catalogueVersion, language: 'en' });
    if (result.kind === 'planned') return [planOf(result.trip)];
    say(
      `refused: ${destination.id} ${start} ${end}: ${result.violations.map(({ rule, message }) => `${rule} ${message}`).join('; ')}`,
    );
    return [];
  });
}

const plans = plansOf();
const days = plans.flatMap((plan) => plan.days);

function report(name: string, measure: (plan: Plan) => Measure): void {
  const all = plans.map((plan) => ({ plan, own: measure(plan) }));
  const [of, wrong] = [total(all, ({ own }) => own.of), total(all, ({ own }) => own.wrong)];
  say(`${name}: ${wrong} of ${of} (${percent(wrong, of)})`);
  if (!words.some((word) => name.includes(word))) return;
  for (const { plan, own } of all.filter(({ own: { wrong: count } }) => count > 0).slice(0, Number(values.most)))
    say(`  ${plan.town.id} ${plan.days.length} days from ${plan.days[0]?.date}: ${own.lines.join('; ')}`);
}

say(`${plans.length} plans of ${requests.length}, ${days.length} days`);
report('visits outside their hours', measures.outsideHours);
report('visits at an hour that is not theirs', measures.offHours);
report('visits in the dark', measures.inTheDark);
report('near pairs on different days', measures.partedPairs);
const [near, least] = [plans.map(measures.partedPairs), plans.map(leastParted)];
const [pairs, needed] = [total(near, ({ of }) => of), total(least, (own) => own)];
say(`the same visits, as many a day, regrouped for pairs alone: ${needed} of ${pairs} (${percent(needed, pairs)})`);
report('nearest neighbours on different days', measures.partedNeighbours);
report('silent gaps of 90 minutes', measures.silentGaps);
report('days that begin after half past ten', measures.lateMornings);
report('days that end with dinner', measures.emptyEvenings);
report('missed of a first visit', measures.missed);
report('days with too much of one sort', measures.tooMuchOfOne);
const dinners = measures.dinnersAtOnce(plans);
say(`dinners at the most frequent minute: ${dinners.wrong} of ${dinners.of} (${percent(dinners.wrong, dinners.of)})`);

const seen = days.flatMap(({ stops }) => stops.filter(({ fact, isMeal }) => fact && !isMeal));
const fame = total(seen, ({ fact }) => fact?.popularity ?? 0) / seen.length;
say(`visits a day ${(seen.length / days.length).toFixed(2)}, mean fame ${fame.toFixed(1)}`);
for (const unit of ['metres', 'minutes'] as const) {
  const ways = plans.map((plan) => waysOf(plan, unit));
  const walked = total(ways, (own) => own.walked);
  const ordered = total(ways, (own) => own.ordered);
  const regrouped = total(ways, (own) => own.regrouped);
  say(`ways in ${unit}, over their shortest order: ${(walked / ordered).toFixed(3)}`);
  say(`ways in ${unit}, saved by regrouping: ${percent(ordered - regrouped, ordered)}`);
}
