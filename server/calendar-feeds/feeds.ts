import { createHash, randomBytes } from 'node:crypto';
import type { getCalendarFeedEndpoint } from '#contract/calendar-feeds.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { fromWireTrip, type WireTrip } from '#contract/wire-trip.ts';
import { fallbackLanguage } from '#domain/language.ts';
import { calendarOf } from '#rendering/export/calendar.ts';
import { languageOf } from '#rendering/export/words.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { freeing } from '../db/disk-room.ts';
import { ifPossible } from '../db/outage.ts';
import { derivedIds } from '../trips/derived-ids.ts';
import { managedTrip, mayManage } from '../trips/policy.ts';
import { findDocument } from '../trips/trips.ts';
import { deleteFeed, findFedTrip, findFeed, markRead, putFeed } from './repo.ts';

/** 192 random bits: a guess never finds one, and its plain hash cannot be turned back. */
const SECRET_BYTES = 24;
const EXTENSION = '.ics';

const hashOf = (secret: string) => createHash('sha256').update(`calendar ${secret}`).digest('base64url');

/** Another owner's trip is Problem NOT_FOUND. */
export async function ownFeed(
  db: Db,
  userId: string,
  tripId: string,
): Promise<AnswerOf<typeof getCalendarFeedEndpoint>> {
  const feed = await findFeed(db, await mayManage(db, userId, tripId));
  return { feed: feed && { createdAt: feed.created_at, readAt: feed.read_at } };
}

/** A new link to a trip; the one before it opens nothing any more. Another owner's trip is Problem NOT_FOUND. */
export async function makeFeed(
  { db, config, now }: AppContext,
  userId: string,
  tripId: string,
): Promise<{ url: string }> {
  const access = await mayManage(db, userId, tripId);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const created = { token_hash: hashOf(secret), created_at: now().toISOString(), read_at: null };
  await putFeed(db, access, created);
  return { url: `${config.publicOrigin}/api/calendar/${secret}${EXTENSION}` };
}

/** A calendar of a trip that is not there has ended already. */
export async function endFeed(db: Db, userId: string, tripId: string): Promise<void> {
  const access = await managedTrip(db, userId, tripId);
  if (access) await freeing(db, () => deleteFeed(db, access));
}

/** The calendar under `<secret>.ics`, the very file that the page would make; null where that opens nothing. */
export async function readFeed(db: Db, file: string, now: Date): Promise<string | null> {
  if (!file.endsWith(EXTENSION)) return null;
  const hash = hashOf(file.slice(0, -EXTENSION.length));
  const access = await findFedTrip(db, hash);
  const fed = access && (await findDocument(db, access));
  if (!fed) return null;
  await ifPossible(markRead(db, hash, now.toISOString()));
  const wire = JSON.parse(fed.document) as WireTrip;
  const trip = fromWireTrip(wire, derivedIds(wire.id));
  const language = languageOf(trip, fallbackLanguage);
  return calendarOf({ trip, version: fed.version, moment: fed.updated_at, language });
}
