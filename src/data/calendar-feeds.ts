import {
  endCalendarFeedEndpoint,
  getCalendarFeedEndpoint,
  makeCalendarFeedEndpoint,
} from '#contract/calendar-feeds.ts';
import { call } from '../api/call.ts';

/** The calendar link of a trip: its address is known only where and when it was made. */
export type FeedState =
  | { readonly step: 'none' }
  | { readonly step: 'exists'; readonly createdAt: string; readonly readAt: string | null }
  | { readonly step: 'made'; readonly url: string };

/** Throws Problem; NOT_FOUND also for a trip that has not reached the server yet. */
export async function askFeed(tripId: string): Promise<FeedState> {
  const { feed } = await call(getCalendarFeedEndpoint, { params: { id: tripId } });
  return feed ? { step: 'exists', ...feed } : { step: 'none' };
}

/** A new link; the one before it ends. Throws Problem. */
export async function makeFeed(tripId: string): Promise<FeedState> {
  const { url } = await call(makeCalendarFeedEndpoint, { params: { id: tripId } });
  return { step: 'made', url };
}

export async function endFeed(tripId: string): Promise<FeedState> {
  await call(endCalendarFeedEndpoint, { params: { id: tripId } });
  return { step: 'none' };
}
