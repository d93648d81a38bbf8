import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { EVENT_STREAM, isKnownEvent, type PlanEvent, planEventSchema } from '#contract/plan-events.ts';
import type { WirePlannedTrip } from '#contract/wire-trip.ts';
import { Problem, problemCodes } from '#domain/problem.ts';
import { reader } from '#domain/reader.ts';
import { type CallOptions, toProblem, unreadable } from '../exchange/ask.ts';
import { updateSoon } from '../pwa/worker.ts';
import { request } from './call.ts';
import { eventsOf } from './event-stream.ts';

type News = Exclude<PlanEvent, { type: 'plan' | 'refused' }>;

interface Listener {
  /** The server has the request: from now on the key finds it again. */
  readonly onAccepted: () => void;
  readonly onNews: (news: News) => void;
}

/** null for a kind of news that a later server made up. */
function readEvent(text: string): PlanEvent | null {
  try {
    const event: unknown = JSON.parse(text);
    return isKnownEvent(event) ? z.parse(reader(planEventSchema), event) : null;
  } catch {
    void updateSoon();
    throw unreadable();
  }
}

/** The specification lets an error object come with status 200. It is how planning ended: nothing is left to be waited for. */
async function refusalOf(response: Response): Promise<Problem> {
  const body: { readonly error?: unknown } | null = await response.json().catch(() => null);
  if (typeof body?.error !== 'string') return unreadable();
  return new Problem(problemCodes.find((code) => code === body.error) ?? 'UNAVAILABLE', body.error);
}

/**
 * Asks for a plan and listens until it is there. Throws Problem: the server's own, or NO_RESPONSE when the connection broke
 * before the end; then the plan is waited for by its key.
 */
export async function planStream<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  { onAccepted, onNews }: Listener,
): Promise<WirePlannedTrip> {
  const headers = { ...options.headers, accept: EVENT_STREAM };
  const response = await request(endpoint, { ...options, headers });
  if (!response.headers.get('content-type')?.startsWith(EVENT_STREAM)) throw await refusalOf(response);
  onAccepted();
  for await (const text of eventsOf(response)) {
    const event = readEvent(text);
    if (!event) continue;
    if (event.type === 'plan') return event.plan;
    if (event.type === 'refused') throw toProblem(event.refusal, { status: 400 });
    onNews(event);
  }
  throw new Problem('NO_RESPONSE', 'The stream ended before the plan');
}
