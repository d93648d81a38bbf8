import { cancelPlanEndpoint, planTripEndpoint } from '#contract/planning.ts';
import { replanTripEndpoint } from '#contract/replanning.ts';
import { fromWireDay } from '#contract/wire-itinerary.ts';
import { fromWirePlannedTrip, type WirePlannedTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import type { Progress } from '#domain/trip/progress.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { call } from '../api/call.ts';
import { planStream } from '../api/plan-stream.ts';
import { databaseOf, type PlanAsk, type Underway, type UserDatabase } from '../offline/database.ts';
import { untilWorthTrying } from './reconnect.ts';
import { currentUserId } from './session.ts';

const ACCEPTED_WITHIN_MS = 30_000;
const newId = () => crypto.randomUUID();

/** News for the one who waits: what the planner does, or that the connection is lost while it goes on. */
export type PlanNews = Progress | { readonly kind: 'lost' };

export interface Waiting {
  readonly signal: AbortSignal;
  readonly onNews: (news: PlanNews) => void;
}

async function findUnderway(db: UserDatabase): Promise<Underway | null> {
  const row = await db.plans.get('underway');
  return row?.key === 'underway' ? row : null;
}

/** Remembered before it is sent; the same request again is the same work, paid once (P3). */
async function remember(db: UserDatabase, ask: PlanAsk): Promise<Underway> {
  const before = await findUnderway(db);
  if (before && JSON.stringify(before.ask) === JSON.stringify(ask)) return before;
  const underway: Underway = { key: 'underway', opId: newId(), ask, accepted: false };
  await db.plans.put(underway);
  return underway;
}

/** One connection: from the request to the plan, or to where it breaks. */
function connect(
  { ask, opId }: Underway,
  { signal, onNews }: Waiting,
  onAccepted: () => void,
): Promise<WirePlannedTrip> {
  const common = { headers: { 'idempotency-key': opId }, signal, timeoutMs: ACCEPTED_WITHIN_MS };
  const listener = {
    onAccepted,
    onNews: (news: Parameters<Parameters<typeof planStream>[2]['onNews']>[0]) =>
      onNews(
        news.type === 'stage'
          ? { kind: 'stage', stage: news.stage }
          : { kind: 'day', day: fromWireDay(news.day, newId) },
      ),
  };
  return ask.work === 'plan'
    ? planStream(planTripEndpoint, { ...common, body: ask.body }, listener)
    : planStream(replanTripEndpoint, { ...common, body: ask.body }, listener);
}

const goesOn = (error: unknown, accepted: boolean) =>
  accepted && error instanceof Problem && (error.code === 'NO_RESPONSE' || error.more.retryAfterS !== undefined);

/**
 * Waits for a plan through lost connections, locked screens and restarts of the server, as long as the signal lets it. Throws
 * Problem NO_RESPONSE only when the server never had the request.
 */
async function waitFor(db: UserDatabase, underway: Underway, waiting: Waiting): Promise<Trip> {
  let { accepted } = underway;
  const onAccepted = () => {
    if (!accepted) void db.plans.put({ ...underway, accepted: true });
    accepted = true;
  };
  for (let attempt = 0; ; attempt++) {
    try {
      return fromWirePlannedTrip(await connect(underway, waiting, onAccepted), newId);
    } catch (error) {
      if (waiting.signal.aborted || !goesOn(error, accepted)) throw error;
      waiting.onNews({ kind: 'lost' });
      await untilWorthTrying(attempt, waiting.signal);
    }
  }
}

/** What the server has answered needs no finding again; without an answer it stays remembered. */
const isAnswer = (error: unknown) => error instanceof Problem && error.code !== 'NO_RESPONSE';

async function finish(db: UserDatabase, underway: Underway, waiting: Waiting): Promise<void> {
  try {
    const trip = await waitFor(db, underway, waiting);
    // Who signed in meanwhile has the plan in the account's database (D2).
    const plan = { key: 'current', trip, plannedAt: new Date().toISOString() } as const;
    await databaseOf(currentUserId()).plans.put(plan);
    await db.plans.delete('underway');
  } catch (error) {
    if (isAnswer(error)) await db.plans.delete('underway');
    throw error;
  }
}

/** Has something planned and keeps the plan on this device. Throws Problem; an aborted wait throws the abort's reason. */
export async function askFor(ask: PlanAsk, waiting: Waiting): Promise<void> {
  const db = databaseOf(currentUserId());
  await finish(db, await remember(db, ask), waiting);
}

/** What the server was asked for and has not answered, from an earlier visit. */
export function getUnderway(): Promise<Underway | null> {
  return findUnderway(databaseOf(currentUserId()));
}

/** Goes on waiting for it. */
export function resume(underway: Underway, waiting: Waiting): Promise<void> {
  return finish(databaseOf(currentUserId()), underway, waiting);
}

/** `done`: the plan was finished before the server heard of it; `unheard`: nobody answered, and it goes on. */
export type Cancellation = 'cancelled' | 'done' | 'unheard';

/** Ends what is under way; what goes on all the same is found here when it is done. */
export async function cancelUnderway(): Promise<Cancellation> {
  const db = databaseOf(currentUserId());
  const underway = await findUnderway(db);
  if (!underway) return 'cancelled';
  try {
    const { cancelled } = await call(cancelPlanEndpoint, { params: { key: underway.opId } });
    if (!cancelled) return 'done';
  } catch {
    return 'unheard';
  }
  await db.plans.delete('underway');
  return 'cancelled';
}
