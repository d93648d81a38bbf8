import fc from 'fast-check';
import { listInspirationEndpoint } from '#contract/inspiration.ts';
import { toReplanBody } from '#contract/replanning.ts';
import { saveTripEndpoint } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { languages } from '#domain/language.ts';
import { databases } from '../../support/databases.ts';
import { aRegistration, aUser } from '../../support/people.ts';
import { aServer, type TestServer } from '../../support/server.ts';
import { aShare } from '../../support/shares.ts';
import { aTrip, aWireTrip, aWireTripRequest } from '../../support/trips.ts';
import { type Operation, operationsOf } from './document.ts';
import { type FuzzRequest, type Material, requestsFor } from './requests.ts';
import { ChangeWatch, faultsOf, LONGEST_MS } from './verdict.ts';

/** Requests to one server; then a new one, so that what is stored stays little and a fault can be found again. */
const ROUND = 5000;

/**
 * Tables that a refused request may change all the same, and why. `mail_tokens` is written a while after the answer (a client must not
 * learn from its time whether there is an account); a plan that proves impossible was paid for and paid back.
 */
const mayChange: Readonly<Record<string, readonly string[]>> = {
  'any route': ['mail_tokens'],
  'post /api/trips/plan': ['entries', 'holds'],
  'post /api/trips/replan': ['entries', 'holds'],
};

export interface Report {
  requests: number;
  longestMs: number;
  readonly statuses: Map<number, number>;
  readonly operations: Set<string>;
  readonly faults: object[];
}

async function materialOf(server: TestServer): Promise<Material> {
  const [own, other] = [await aUser(server), await aUser(server)];
  const trip = aTrip({ dates: { start: '2027-03-15', end: '2027-03-16' } });
  const [mine, theirs] = [toWireTrip(trip), aWireTrip()];
  await server.call(saveTripEndpoint, { token: own.token, body: mine });
  await server.call(saveTripEndpoint, { token: other.token, body: theirs });
  const [, session = ''] = other.token.split('.');
  const excluded = new Set([trip.days[0]?.activities[0]?.id ?? '']);
  const password = 'not the password';
  const email = own.user.email;
  const device = other.user.id;
  return {
    token: own.token,
    known: [mine.id, theirs.id, other.user.id, session, 'rome', 'Rome', 'basic_pack', 'es', email, '2027-03-15'],
    examples: {
      'post /api/trips': theirs,
      'post /api/trips/plan': aWireTripRequest(),
      'post /api/trips/understand': {
        destination: 'Rome',
        dates: { start: '2027-03-15', end: '2027-03-16' },
        preferences: 'no museums, vegan, land 14:30 on Monday 🌊',
      },
      'post /api/trips/replan': toReplanBody(trip, excluded),
      'patch /api/trips/{id}': { device, baseVersion: 1, changes: [{ kind: 'title', title: 'Roma' }] },
      'post /api/trips/{id}/shares': aShare(),
      'post /api/users': { ...aRegistration('random@example.org'), bio: 'Likes trains', language: 'es' },
      'post /api/auth/token': { email, password },
      'post /api/auth/forgot-password': { email },
      'post /api/auth/reset-password': { token: 'x', new_password: 'a calm sea and a good wind' },
      'post /api/auth/refresh': { refresh_token: 'r1.x.1.mac' },
      'post /api/users/deletion': { password },
      'post /api/payment/create-payment-intent': { product_id: 'basic_pack' },
    },
  };
}

function sent(server: TestServer, { operation, url, headers, body }: FuzzRequest) {
  return server.app.inject({
    method: operation.method,
    url,
    headers: { ...headers, ...(body && { 'content-type': body.contentType }) },
    ...(body && { payload: body.payload }),
  });
}

async function timed(server: TestServer, request: FuzzRequest) {
  const start = performance.now();
  const answer = await sent(server, request);
  return { answer, ms: performance.now() - start };
}

async function judge(server: TestServer, watch: ChangeWatch, request: FuzzRequest, report: Report): Promise<void> {
  const first = await timed(server, request);
  const { answer } = first;
  // A machine that was busy with something else is not again at the same request.
  const ms = first.ms > LONGEST_MS ? (await timed(server, request)).ms : first.ms;
  const { operation, body } = request;
  const faults = faultsOf(request, answer, ms);
  const changed = await watch.changed();
  const allowed = [...(mayChange['any route'] ?? []), ...(mayChange[operation.name] ?? [])];
  const wrong = answer.statusCode < 400 ? [] : changed.filter((table) => !allowed.includes(table));
  if (wrong.length > 0) faults.push(`is refused and changes ${wrong.join()}`);
  report.requests += 1;
  report.longestMs = Math.max(report.longestMs, ms);
  report.operations.add(operation.name);
  report.statuses.set(answer.statusCode, (report.statuses.get(answer.statusCode) ?? 0) + 1);
  if (faults.length === 0) return;
  const { kind, payload } = body ?? { kind: 'none', payload: '' };
  const short = { kind, payload: payload.slice(0, 300) };
  report.faults.push({
    faults,
    name: operation.name,
    url: request.url,
    headers: request.headers,
    ...short,
    answer: answer.body.slice(0, 300),
  });
}

/** Requests of all operations by turns, the same for the same seed up to ids that the server makes. */
function requestsOf(operations: readonly Operation[], material: Material, seed: number, count: number): FuzzRequest[] {
  const each = Math.ceil(count / operations.length);
  const lists = operations.map((operation, i) =>
    fc.sample(requestsFor(operation, material), { seed: seed + i, numRuns: each }),
  );
  return Array.from({ length: each }, (_, i) => lists.flatMap((list) => list[i] ?? []))
    .flat()
    .slice(0, count);
}

/** The first visitor of a language waits until our trips are planned, here without threads; what is judged comes after that. */
async function planInspiration(server: TestServer): Promise<void> {
  for (const language of languages)
    await server.call(listInspirationEndpoint, { headers: { 'accept-language': language } });
}

async function round(seed: number, count: number, report: Report): Promise<void> {
  const [sqlite] = databases;
  if (!sqlite) throw new Error('no database');
  const server = await aServer(sqlite, { anonymousPlansPerDay: 1_000_000, welcomeTokens: 1_000_000 });
  try {
    await planInspiration(server);
    const material = await materialOf(server);
    const watch = new ChangeWatch(server.db);
    await watch.changed();
    const operations = await operationsOf(server);
    for (const request of requestsOf(operations, material, seed, count)) await judge(server, watch, request, report);
  } finally {
    await server.close();
  }
}

/**
 * Sends `count` requests, most of them malformed, over every route of a real server, and judges each answer: no 5xx, none over
 * two seconds, nothing of the inside, nothing off the OpenAPI document, and no change in any table by what was refused.
 */
export async function fuzz(
  seed: number,
  count: number,
  progress: (report: Report) => void = () => {},
): Promise<Report> {
  const report: Report = { requests: 0, longestMs: 0, statuses: new Map(), operations: new Set(), faults: [] };
  for (let done = 0; done < count; done += ROUND) {
    await round(seed * 1_000_003 + done, Math.min(ROUND, count - done), report);
    progress(report);
  }
  return report;
}
