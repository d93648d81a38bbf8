import { randomUUID } from 'node:crypto';
import { type InspirationCard, inspirationCardSchema } from '#contract/inspiration.ts';
import type { Publication } from '#contract/publications.ts';
import { fromWireTrip, toWirePlannedTrip, type WireTrip } from '#contract/wire-trip.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { dayCount } from '#domain/trip/dates.ts';
import {
  canPublish,
  monthOf,
  type PublicationTexts,
  publishedTrip,
  type ReportReason,
} from '#domain/trip/publication.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Db } from '../db/database.ts';
import type { PublicationRow } from '../db/schema.ts';
import { derivedIds } from '../trips/derived-ids.ts';
import { getTripDocument } from '../trips/trips.ts';
import {
  addReport,
  deletePublicationOf,
  findPublicationOf,
  findPublicDocument,
  listAllPublications,
  listPublicCards,
  listReports,
  putPublication,
  setTakenDown,
} from './repo.ts';

/** As many ideas of travellers as one page can show. */
const MOST_CARDS = 200;

function toPublication({ id, title, intro, published_at, taken_down_because }: PublicationRow): Publication {
  return { id, title, intro, publishedAt: published_at, takenDownBecause: taken_down_because };
}

/** null when an own trip is not published; Problem NOT_FOUND when it is not theirs. */
export async function getPublication(db: Db, userId: string, tripId: string): Promise<Publication | null> {
  await getTripDocument(db, userId, tripId);
  const row = await findPublicationOf(db, userId, tripId);
  return row && toPublication(row);
}

function cardOf(own: Trip, shown: Trip, id: string, { title, intro }: PublicationTexts): InspirationCard {
  const { destination, destinationId, categories, budget, landscape, summary, travellers } = shown;
  if (destinationId === null || budget === null) throw new Error(`publication ${id} lacks a destination or budget`);
  const costs = shown.days.flatMap((day) => day.activities.map(({ cost }) => cost));
  return {
    id,
    by: 'traveller',
    title,
    intro,
    destination,
    destinationId,
    days: dayCount(own.dates),
    month: monthOf(own),
    categories,
    budget,
    landscape,
    totalPerPerson: totalCost(costs, travellers).perPerson / 100,
    summary,
  };
}

/**
 * Publishes an own trip as it is now, or again with what it has become, in the language of its plan (`language` where it does
 * not say). Problem NOT_FOUND when it is not theirs, INVALID_INPUT when nothing of it can be told, CONFLICT when the operator
 * took it away.
 */
export async function publishTrip(
  db: Db,
  { userId, tripId, language }: { readonly userId: string; readonly tripId: string; readonly language: Language },
  texts: PublicationTexts,
  now: Date,
): Promise<Publication> {
  return db.transaction().execute(async (tx) => {
    const document = await getTripDocument(tx, userId, tripId);
    const before = await findPublicationOf(tx, userId, tripId);
    if (before?.taken_down_because) throw new Problem('CONFLICT', 'The operator took this trip away');
    const id = before?.id ?? randomUUID();
    const trip = fromWireTrip(JSON.parse(document) as WireTrip, derivedIds(tripId));
    if (!canPublish(trip)) {
      const message = 'A published trip needs a known destination, a budget and a stop of ours on every day';
      throw new Problem('INVALID_INPUT', message, { fields: [{ field: 'trip', rule: 'unpublishable', message }] });
    }
    const shown = publishedTrip(trip, texts, derivedIds(id));
    const row: PublicationRow = {
      id,
      user_id: userId,
      trip_id: tripId,
      language: trip.provenance?.language ?? language,
      ...texts,
      card: JSON.stringify(cardOf(trip, shown, id, texts)),
      document: JSON.stringify(toWirePlannedTrip(shown)),
      published_at: now.toISOString(),
      taken_down_because: null,
    };
    await putPublication(tx, row);
    return toPublication(row);
  });
}

/** A trip that the operator took away stays known as such. Problem NOT_FOUND when it is not theirs. */
export async function unpublishTrip(db: Db, userId: string, tripId: string): Promise<void> {
  await getTripDocument(db, userId, tripId);
  const row = await findPublicationOf(db, userId, tripId);
  if (row && row.taken_down_because === null) await deletePublicationOf(db, userId, tripId);
}

/** What travellers published in a language, the newest first. */
export async function publicCards(db: Db, language: Language): Promise<InspirationCard[]> {
  const cards = await listPublicCards(db, language, MOST_CARDS);
  return cards.map((card) => inspirationCardSchema.parse(JSON.parse(card)));
}

/** JSON text of a WirePlannedTrip. Problem NOT_FOUND for what was never published, taken back or taken away. */
export async function publicDocument(db: Db, id: string): Promise<string> {
  const document = await findPublicDocument(db, id);
  if (document === null) throw new Problem('NOT_FOUND', 'There is no such trip');
  return document;
}

/** Counts a report for the operator; who reported is nobody's business. */
export async function reportPublication(db: Db, id: string, because: ReportReason): Promise<void> {
  await publicDocument(db, id);
  await addReport(db, id, because);
}

/** Takes a published trip away from everybody, or with null gives it back. Problem NOT_FOUND for an unknown id. */
export async function takeDown(db: Db, id: string, because: string | null): Promise<void> {
  if (!(await setTakenDown(db, id, because))) throw new Problem('NOT_FOUND', `nothing is published under ${id}`);
}

/** For the operator: one line each, what was reported most first. */
export async function publicationLines(db: Db): Promise<string[]> {
  const [all, reports] = [await listAllPublications(db), await listReports(db)];
  const told = all.map(({ id, title, intro, published_at, taken_down_because }) => {
    const own = reports.filter((report) => report.publication_id === id);
    const count = own.reduce((sum, report) => sum + report.reports, 0);
    const why = own.map((report) => `${report.because} ${report.reports}`).join(', ');
    const state = taken_down_because === null ? 'public' : `taken down: ${taken_down_because}`;
    return { count, line: [id, published_at, state, why || 'no reports', title, intro].join('\t') };
  });
  return told.sort((a, b) => b.count - a.count).map(({ line }) => line);
}
