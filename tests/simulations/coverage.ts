import { parseArgs } from 'node:util';
import { seededRandom } from '#domain/random.ts';
import { budgetLevels } from '#domain/trip/budget.ts';
import { categoryIds } from '#domain/trip/category.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination, CompiledPlace } from '#planner/catalogue/compiled.ts';
import { openIntervals } from '#planner/catalogue/compiled.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

/**
 * npm run sim -- coverage --plans 200000: how many places of the catalogue are in a plan of wishes that do not name them; each of the others is
 * then asked for by its name. Prints those that are in no plan at all. `--step 2 --from 1` takes every second destination.
 */
const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    step: { type: 'string', default: '1' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const { destinations: all, version: catalogueVersion } = loadCatalogue();
const destinations = all.filter((_, i) => i % Number(values.step) === Number(values.from));

/** What people like, as they type it. */
const wishes = [
  '',
  'relaxed',
  'packed, as much as possible',
  'hidden gems, avoid crowds',
  'we have been here before',
  'museums and galleries',
  'modern art',
  'street art and neighbourhoods',
  'old churches and monasteries',
  'temples and shrines',
  'castles and palaces',
  'Roman ruins and archaeology',
  'architecture',
  'markets and street food',
  'fine dining',
  'cheap local food',
  'vegetarian',
  'vegan food',
  'coffee and pastries',
  'wine and tapas',
  'craft beer and pubs',
  'cocktail bars and clubs',
  'jazz and live music',
  'theatre, opera, a show',
  'parks and gardens',
  'hiking and views',
  'beaches and swimming',
  'boat trips',
  'spa and baths',
  'shopping and design',
  'bookshops and literature',
  'science and technology',
  'zoo, aquarium, theme park',
  'football and sports',
  'photography, viewpoints at sunset',
  'day trips please',
  'war history',
  'Jewish heritage',
  'cooking class and tastings',
  'cycling',
] as const;

function planned(destination: CompiledDestination, request: TripRequest): ReadonlySet<string> {
  const tripId = '00000000-0000-4000-8000-000000000000';
  const result = planTrip({ tripId, request, destination, catalogueVersion, language: 'en' });
  if (result.kind === 'impossible') return new Set();
  return new Set(
    result.trip.days.flatMap(({ activities }) =>
      activities.flatMap(({ kind, placeId }) => (kind === 'place' && placeId !== null ? [placeId] : [])),
    ),
  );
}

const random = seededRandom(Number(values.seed) + Number(values.from));
const upTo = (most: number) => Math.floor(random() * (most + 1));
const pick = <T>(list: readonly T[]): T => list[upTo(list.length - 1)] as T;

function anyRequest({ name }: CompiledDestination): TripRequest {
  const start = addDays('2027-01-01', upTo(700));
  return {
    destination: name.en,
    dates: { start, end: addDays(start, upTo(7)) },
    preferences: pick(wishes),
    budget: pick([null, ...budgetLevels]),
    categories: [...categoryIds].sort(() => random() - 0.5).slice(0, upTo(3)),
    travellers: { adults: 1 + upTo(3), children: random() < 0.7 ? 0 : 1 + upTo(2) },
  };
}

const seen = new Set<string>();
const keyOf = (destination: CompiledDestination, id: string) => `${destination.id} ${id}`;
const note = (destination: CompiledDestination, ids: ReadonlySet<string>) => {
  for (const id of ids) seen.add(keyOf(destination, id));
};

for (let i = 0; i < Number(values.plans) / Number(values.step); i++) {
  const destination = destinations[i % destinations.length] as CompiledDestination;
  note(destination, planned(destination, anyRequest(destination)));
}
const places = destinations.flatMap((destination) => destination.compiled.map((place) => ({ destination, place })));
const unnamed = places.filter(({ destination, place }) => seen.has(keyOf(destination, place.id))).length;
say(`in a plan that did not name them: ${unnamed} of ${places.length}`);

/** Days on which a place is open: of four seasons and all days of the week, and of a feast its own. */
function openDays(place: CompiledPlace): string[] {
  const days = place.dates
    ? Array.from({ length: 730 }, (_, day) => addDays('2027-01-01', day))
    : Array.from({ length: 52 }, (_, week) => addDays('2027-01-05', 8 * week));
  return days.filter((date) => openIntervals(place, date).length > 0);
}

/** Requests that name a place: alone on an open day, or within three days from it. */
function namingRequests({ name }: CompiledDestination, place: CompiledPlace): TripRequest[] {
  const dates = openDays(place);
  const starts = [dates[0], dates[Math.floor(dates.length / 2)], dates.at(-1)].flatMap((date) => date ?? []);
  return starts.flatMap((start) =>
    budgetLevels.map((budget) => ({
      destination: name.en,
      dates: { start, end: addDays(start, 2) },
      preferences: place.name.en,
      budget,
      categories: [],
      travellers: { adults: 2, children: 0 },
    })),
  );
}

const never = places
  .filter(({ destination, place }) => !seen.has(keyOf(destination, place.id)))
  .filter(
    ({ destination, place }) =>
      !namingRequests(destination, place).some((request) => planned(destination, request).has(place.id)),
  );
say(`in no plan, though asked for by name: ${never.length}`);
for (const { destination, place } of never) say(`  ${destination.id} ${place.id}`);
process.exitCode = never.length === 0 ? 0 : 1;
