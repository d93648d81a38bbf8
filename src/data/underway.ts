import { followPlanEndpoint, planTripEndpoint } from '#contract/planning.ts';
import { replanTripEndpoint } from '#contract/replanning.ts';
import { fromWireDay } from '#contract/wire-itinerary.ts';
import { fromWirePlannedTrip, type WirePlannedTrip } from '#contract/wire-trip.ts';
import { known } from '#domain/open-list.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Progress } from '#domain/trip/progress.ts';
import { stages } from '#domain/trip/progress.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planStream } from '../api/plan-stream.ts';
import { databaseOf, type PlanAsk, type Underway, type UserDatabase, whoseIs } from '../offline/database.ts';
import { keepNewPlan, replacePlan } from '../offline/plan-store.ts';
import { untilWorthTrying } from './reconnect.ts';
import { currentUserId } from './session.ts';
import { findUnderway } from './underway-row.ts';

const ACCEPTED_WITHIN_MS = 30_000;
const newId = () => crypto.randomUUID();

/** News for the one who waits: what the planner does, or that the connection is lost while it goes on. */
export type PlanNews = Progress | { readonly kind: 'lost' };

export interface Waiting {
  readonly signal: AbortSignal;
  readonly onNews: (news: PlanNews) => void;
}

/** Makes room for another request; what got no answer stays, for its owner to decide about (D35). */
export async function putAside(db: UserDatabase, { key, ...before }: Underway): Promise<void> {
  await db.plans.put({ ...before, key: `unanswered ${before.opId}` });
  if (key === 'underway') await db.plans.delete(key);
}

/** Remembered before it is sent; the same request again is the same work, paid once (P3). */
function remember(db: UserDatabase, ask: PlanAsk): Promise<Underway> {
  return db.transaction('rw', db.plans, async () => {
    const before = await findUnderway(db);
    if (before && JSON.stringify(before.ask) === JSON.stringify(ask)) return before;
    if (before) await putAside(db, before);
    const underway: Underway = { key: 'underway', opId: newId(), ask, accepted: false };
    await db.plans.put(underway);
    return underway;
  });
}

/** `send` asks for the work, which is paid for; `follow` only waits for what was asked for. */
type Way = 'send' | 'follow';

/** One connection: from the request to the plan, or to where it breaks. */
function connect(
  { ask, opId }: Underway,
  way: Way,
  { signal, onNews }: Waiting,
  { device, onAccepted }: { readonly device: string | null; readonly onAccepted: () => void },
): Promise<WirePlannedTrip> {
  const headers = { 'idempotency-key': opId, ...(device !== null && { 'x-device': device }) };
  const common = { headers, signal, timeoutMs: ACCEPTED_WITHIN_MS };
  const listener = {
    onAccepted,
    onNews: (news: Parameters<Parameters<typeof planStream>[2]['onNews']>[0]) =>
      onNews(
        news.type === 'stage'
          ? { kind: 'stage', stage: known(stages, news.stage) ?? 'proposing' }
          : { kind: 'day', day: fromWireDay(news.day, newId) },
      ),
  };
  if (way === 'follow') return planStream(followPlanEndpoint, { ...common, params: { key: opId } }, listener);
  return ask.work === 'plan'
    ? planStream(planTripEndpoint, { ...common, body: ask.body }, listener)
    : planStream(replanTripEndpoint, { ...common, body: ask.body }, listener);
}

const goesOn = (error: unknown, accepted: boolean) =>
  accepted && error instanceof Problem && (error.code === 'NO_RESPONSE' || error.more.retryAfterS !== undefined);

/** The server had the request and has neither a plan nor work on it: it failed, and what was reserved for it was given back. */
function assertNotGivenUp(error: unknown, accepted: boolean): void {
  if (accepted && error instanceof Problem && error.code === 'NOT_FOUND')
    throw new Problem('UNAVAILABLE', 'The plan could not be made');
}

/**
 * Waits for a plan through lost connections, locked screens and restarts of the server, as long as the signal lets it. The work is asked
 * for once, by the press that led here; after the server has accepted it, it is only waited for (D35). Throws Problem NO_RESPONSE only
 * when the server never had the request, as far as this device knows.
 */
async function waitFor(db: UserDatabase, underway: Underway, way: Way, waiting: Waiting): Promise<Trip> {
  let { accepted } = underway;
  const onAccepted = () => {
    if (!accepted) void db.plans.put({ ...underway, accepted: true });
    accepted = true;
  };
  // A plan is asked for also where the device cannot keep its own name.
  const device = await db.deviceId().catch(() => null);
  for (let attempt = 0; ; attempt++) {
    try {
      const wire = await connect(underway, accepted ? 'follow' : way, waiting, { device, onAccepted });
      return fromWirePlannedTrip(wire, newId);
    } catch (error) {
      assertNotGivenUp(error, accepted);
      if (waiting.signal.aborted || !goesOn(error, accepted)) throw error;
      waiting.onNews({ kind: 'lost' });
      await untilWorthTrying(attempt, waiting.signal);
    }
  }
}

/** With these the plan may be there all the same. */
const noOutcome: ReadonlySet<ProblemCode> = new Set(['NO_RESPONSE', 'UNREADABLE', 'UPDATE_REQUIRED']);
/** And with these once the server had accepted it: they speak of the question, not of the plan. */
const notOfThePlan: ReadonlySet<ProblemCode> = new Set([
  'UNAUTHORIZED',
  'SESSION_ENDED',
  'RATE_LIMITED',
  'INTERNAL',
  'REFUSED',
]);

/** Whether the outcome of a plan was read: only then its key is forgotten, so that what was paid for is found again. */
const isOutcome = (error: unknown, accepted: boolean) =>
  error instanceof Problem && !noOutcome.has(error.code) && !(accepted && notOfThePlan.has(error.code));

async function keepPlanned(db: UserDatabase, work: PlanAsk['work'], trip: Trip): Promise<void> {
  // A visitor who signed in meanwhile has the plan in the account's database (D2); a user's own plan stays that user's.
  const userId = whoseIs(db) ?? currentUserId();
  const keep = work === 'plan' ? keepNewPlan : replacePlan;
  await keep(databaseOf(userId), trip, new Date().toISOString());
  // Where there is no room for both, the plan is here and can be saved.
  if (userId === null || work !== 'plan') return;
  await import('./drafts.ts').then(({ saveDraft }) => saveDraft(databaseOf(userId), trip)).catch(() => undefined);
}

export async function finish(db: UserDatabase, underway: Underway, way: Way, waiting: Waiting): Promise<void> {
  try {
    const trip = await waitFor(db, underway, way, waiting);
    await keepPlanned(db, underway.ask.work, trip);
    await db.plans.delete(underway.key);
  } catch (error) {
    const accepted = (await findUnderway(db))?.accepted ?? false;
    if (isOutcome(error, accepted)) await db.plans.delete(underway.key);
    throw error;
  }
}

/** Has something planned and keeps the plan on this device. Throws Problem; an aborted wait throws the abort's reason. */
export async function askFor(ask: PlanAsk, waiting: Waiting): Promise<void> {
  const db = databaseOf(currentUserId());
  await finish(db, await remember(db, ask), 'send', waiting);
}

/** Whether the server has heard of a request whose answer was lost. Asking begins nothing. */
async function wasHeard(underway: Underway): Promise<boolean> {
  const found = new AbortController();
  const heard = { state: false };
  const onAccepted = () => {
    heard.state = true;
    found.abort();
  };
  const waiting = { signal: found.signal, onNews: () => {} };
  await connect(underway, 'follow', waiting, { device: null, onAccepted }).catch(() => undefined);
  return heard.state;
}

/**
 * What the server works on or has done for an earlier visit; null when there is nothing. A request that it never had is not among them:
 * it is sent again by a press only (`useUnanswered`).
 */
export async function getUnderway(): Promise<Underway | null> {
  const db = databaseOf(currentUserId());
  const underway = await findUnderway(db);
  if (!underway || underway.accepted) return underway;
  if (!(await wasHeard(underway))) return null;
  const accepted = { ...underway, accepted: true };
  await db.plans.put(accepted);
  return accepted;
}

/** Goes on waiting for it. */
export function resume(underway: Underway, waiting: Waiting): Promise<void> {
  return finish(databaseOf(currentUserId()), underway, 'follow', waiting);
}
