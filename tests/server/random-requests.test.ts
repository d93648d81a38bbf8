import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireTripRequest } from '#contract/planning.ts';
import { fromWirePlannedTrip, wirePlannedTripSchema } from '#contract/wire-trip.ts';
import { budgetLevels } from '#domain/trip/budget.ts';
import { categoryIds } from '#domain/trip/category.ts';
import { addDays, dayCount } from '#domain/trip/dates.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { checkTrip } from '#planner/check/check.ts';
import { databases } from '../support/databases.ts';
import { aServer, type TestServer } from '../support/server.ts';

/** The full count (2,000) is run by `npm run sim -- http`. */
const REQUESTS = Number(process.env.TEST_REQUESTS ?? 24);
/** The same requests in every run, so that a red run can be repeated; TEST_SEED=<number> looks at others. */
const seed = Number(process.env.TEST_SEED ?? 20_261_120);

interface PlanCase {
  readonly destination: CompiledDestination;
  readonly request: WireTripRequest;
}

const preferences = [
  '',
  'relaxed',
  'packed',
  'no museums',
  'without nightlife',
  'As much as possible, but no shopping!',
  'sin museos',
  'a tope',
  'sin prisas, nada de playas',
  'Queremos descansar y comer bien',
  '🌊 <b>art</b> & "food"; drop table trips --',
] as const;

/** What people type: any name in any case, and with the country where the name does not say it already. */
function spellingsOf({ name, aliases, countryName }: CompiledDestination): string[] {
  const withCountry = /[,(]/.test(name.en) ? [] : [`${name.en}, ${countryName.en}`];
  return [name.en, name.es, ...aliases, ...withCountry, name.es.toUpperCase()];
}

/** A request that the form would send, for a destination, starting within 400 days of the server's today. */
function aPlanCase(destination: CompiledDestination, today: string): fc.Arbitrary<PlanCase> {
  return fc
    .record({
      name: fc.constantFrom(...spellingsOf(destination)),
      startsIn: fc.integer({ min: 0, max: 400 }),
      days: fc.integer({ min: 1, max: 8 }),
      preferences: fc.constantFrom(...preferences),
      budget: fc.constantFrom(null, ...budgetLevels),
      categories: fc.uniqueArray(fc.constantFrom(...categoryIds), { maxLength: 3 }),
      adults: fc.integer({ min: 1, max: 10 }),
      children: fc.integer({ min: 0, max: 10 }),
    })
    .map(({ name, startsIn, days, adults, children, ...rest }) => {
      const start = addDays(today, startsIn);
      const dates = { start, end: addDays(start, days - 1) };
      return { destination, request: { ...rest, destination: name, dates, travelers: { adults, children } } };
    });
}

/** As many of each destination as of any other, and no fewer than REQUESTS; of some destinations only where there are more of these. */
function planCases({ catalogue, clock }: TestServer): PlanCase[] {
  const today = clock.now().toISOString().slice(0, 10);
  const step = Math.max(1, Math.floor(catalogue.destinations.length / REQUESTS));
  const looked = catalogue.destinations
    .map((destination, index) => ({ destination, index }))
    .filter(({ index }) => index % step === 0);
  const each = Math.ceil(REQUESTS / looked.length);
  return looked.flatMap(({ destination, index }) =>
    fc.sample(aPlanCase(destination, today), { seed: seed + index, numRuns: each }),
  );
}

/** What is wrong with the answer to a request that may be planned; empty when nothing is. */
function faultsOf({ destination, request }: PlanCase, response: LightMyRequestResponse): string[] {
  if (response.statusCode !== 200) return [`answered ${response.statusCode}: ${response.body}`];
  const parsed = wirePlannedTripSchema.safeParse(response.json());
  if (!parsed.success) return [`breaks the contract: ${parsed.error.message}`];
  const wire = parsed.data;
  const faults = checkTrip(fromWirePlannedTrip(wire, randomUUID), { destination }).map(
    ({ rule, day, message }) => `${rule} on day ${day}: ${message}`,
  );
  if (wire.destinationId !== destination.id) faults.push(`goes to ${wire.destinationId}`);
  if (wire.dateStart !== request.dates.start || wire.dateEnd !== request.dates.end) faults.push('changes the dates');
  if (wire.response.itinerary.length !== dayCount(request.dates)) faults.push('has another number of days');
  return faults;
}

/**
 * On SQLite only: how a request is planned is decided before anything is stored, and what a database may
 * decide differently is tested on both in the other files. Half of the time for the same answer.
 */
describe.each(databases.slice(0, 1))('random requests on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database, { anonymousPlansPerDay: 1_000_000 });
  });
  afterAll(() => server.close());

  it(`are planned without a fault when they are valid: ${REQUESTS} of them`, { timeout: 900_000 }, async () => {
    const cases = planCases(server);
    const faulty: unknown[] = [];
    for (const [index, planCase] of cases.entries()) {
      const headers = { 'accept-language': index % 2 === 0 ? 'en' : 'es' };
      const response = await server.send({ method: 'POST', url: '/api/trips/plan', body: planCase.request, headers });
      const faults = faultsOf(planCase, response);
      if (faults.length > 0) faulty.push({ ...planCase.request, ...headers, faults });
    }
    expect(cases.length).toBeGreaterThanOrEqual(REQUESTS);
    expect(faulty, `TEST_SEED=${seed}`).toEqual([]);
  });
});
