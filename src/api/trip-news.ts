import * as z from 'zod/mini';
import { EVENT_STREAM } from '#contract/plan-events.ts';
import { type TripNews, tripNewsEndpoint, tripNewsSchema } from '#contract/trip-news.ts';
import { updateSoon } from '../pwa/worker.ts';
import { request } from './call.ts';
import { eventsOf } from './event-stream.ts';

/** News that a later server has words of its own for are in the list too. */
function readNews(text: string): TripNews {
  try {
    const read = z.safeParse(tripNewsSchema, JSON.parse(text));
    return read.success ? read.data : { type: 'list' };
  } catch {
    return { type: 'list' };
  }
}

/**
 * What the server tells of the user's trips, over one connection until it ends. `onBegun` runs when it stands. Throws Problem, also when it
 * breaks or stays silent.
 */
export async function* tripNews(signal: AbortSignal, onBegun: () => void): AsyncGenerator<TripNews> {
  const response = await request(tripNewsEndpoint, { signal, headers: { accept: EVENT_STREAM } });
  onBegun();
  // A server that was started again may bring a new version of the page.
  void updateSoon();
  for await (const text of eventsOf(response)) yield readNews(text);
}
