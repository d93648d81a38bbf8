import { randomUUID } from 'node:crypto';
import { type InspirationCard, inspirationCardSchema } from '#contract/inspiration.ts';
import type { Publication } from '#contract/publications.ts';
import { fromWireTrip, toWirePlannedTrip, type WireTrip } from '#contract/wire-trip.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { mainDestinationId } from '#domain/trip/base.ts';
import { dayCount } from '#domain/trip/dates.ts';
import {
  monthOf,
  type PublicationTexts,
  publicationLacks,
  publishedTrip,
  type ReportReason,
  unwelcomeTexts,
} from '#domain/trip/publication.ts';
import { costsOf } from '#domain/trip/shared-tickets.ts';
import { totalCost } from '#domain/trip/total-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Db } from '../db/database.ts';
import { freeing } from '../db/disk-room.ts';
import { derivedIds } from '../trips/derived-ids.ts';
import { mayManage, ownedBy } from '../trips/policy.ts';
import { getTripDocument } from '../trips/trips.ts';
import { getProfile } from '../users/users.ts';
import {
  addReport,
  deletePublicationOf,
  findPublicationOf,
  findPublicDocument,
  hasApproved,
  type ListedPublication,
  listAllPublications,
  listPublicCards,
  listReports,
  type NewPublication,
  putPublication,
  setApproved,
  setTakenDown,
} from './repo.ts';

/** As many ideas of travellers as one page can show. */
const MOST_CARDS = 200;

function toPublication({ id, title, intro, ...row }: NewPublication): Publication {
  const { published_at: publishedAt, taken_down_because: takenDownBecause } = row;
  return { id, title, intro, publishedAt, waiting: row.approved_at === null, takenDownBecause };
}

/** null when an own trip is not published; Problem NOT_FOUND when it is not theirs. */
export async function getPublication(db: Db, userId: string, tripId: string): Promise<Publication | null> {
  const row = await findPublicationOf(db, await mayManage(db, userId, tripId));
  return row && toPublication(row);
}

function cardOf(own: Trip, shown: Trip, id: string, { title, intro }: PublicationTexts): InspirationCard {
  const destinationId = mainDestinationId(shown);
  const { destination, categories, budget, landscape, summary, travellers } = shown;
  if (destinationId === null || budget === null) throw new Error(`publication ${id} lacks a destination or budget`);
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
    totalPerPerson: totalCost(costsOf(shown.days), travellers).perPerson / 100,
    summary,
  };
}

/** Problem INVALID_INPUT with each condition that fails. */
function assertWhole(trip: Trip): void {
  const fields = publicationLacks(trip).map((lack) =>
    typeof lack === 'string'
      ? { field: `trip.${lack}`, rule: 'unpublishable', message: `it has no ${lack} that is known` }
      : { field: `trip.days.${lack.day - 1}`, rule: 'unpublishable', message: `day ${lack.day} has no stop of ours` },
  );
  if (fields.length > 0) throw new Problem('INVALID_INPUT', 'The trip lacks what a published one needs', { fields });
}

/** Problem INVALID_INPUT naming every text that may not be public, and what it holds. */
function assertWelcome(trip: Trip): void {
  const fields = unwelcomeTexts(trip).map(({ path, text, kind }) => ({
    field: `trip.${path}`,
    rule: `publication.${kind}`,
    message: text,
  }));
  if (fields.length === 0) return;
  const details = fields.map(({ field, rule, message }) => `${field} (${rule}): ${message}`).join('; ');
  throw new Problem('INVALID_INPUT', 'Texts of this trip hold a link, an address, a telephone number or advertising', {
    fields,
    details,
  });
}

interface Publishing {
  readonly userId: string;
  readonly tripId: string;
  readonly language: Language;
  /** Whether the first publication of an account waits for the operator. */
  readonly review: boolean;
}

/**
 * Publishes an own trip as it is now, or again with what it has become, in the language of its plan (`language` where it does
 * not say). Problem EMAIL_UNVERIFIED, NOT_FOUND when it is not theirs, INVALID_INPUT when nothing of it can be told or a text
 * may not be public, CONFLICT when the operator took it away.
 */
export async function publishTrip(
  db: Db,
  { userId, tripId, language, review }: Publishing,
  texts: PublicationTexts,
  now: Date,
): Promise<Publication> {
  const { emailVerified } = await getProfile(db, userId);
  if (!emailVerified) throw new Problem('EMAIL_UNVERIFIED', 'Confirm your email address before publishing');
  return db.transaction().execute(async (tx) => {
    const access = await mayManage(tx, userId, tripId);
    const document = await getTripDocument(tx, access);
    const before = await findPublicationOf(tx, access);
    if (before?.taken_down_because) throw new Problem('CONFLICT', 'The operator took this trip away');
    const id = before?.id ?? randomUUID();
    const trip = fromWireTrip(JSON.parse(document) as WireTrip, derivedIds(tripId));
    assertWhole(trip);
    assertWelcome(trip);
    const shown = publishedTrip(trip, texts, derivedIds(id));
    const row: NewPublication = {
      id,
      language: trip.provenance?.language ?? language,
      ...texts,
      card: JSON.stringify(cardOf(trip, shown, id, texts)),
      document: JSON.stringify(toWirePlannedTrip(shown)),
      published_at: now.toISOString(),
      approved_at:
        before?.approved_at ?? (!review || (await hasApproved(tx, ownedBy(userId))) ? now.toISOString() : null),
      taken_down_because: null,
    };
    await putPublication(tx, access, row);
    return toPublication(row);
  });
}

/** A trip that the operator took away stays known as such. Problem NOT_FOUND when it is not theirs. */
export async function unpublishTrip(db: Db, userId: string, tripId: string): Promise<void> {
  const access = await mayManage(db, userId, tripId);
  const row = await findPublicationOf(db, access);
  if (row && row.taken_down_because === null) {
    await freeing(db, () => deletePublicationOf(db, access));
  }
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

/** Counts a report for the operator; who reported is not kept. */
export async function reportPublication(db: Db, id: string, because: ReportReason): Promise<void> {
  await publicDocument(db, id);
  await addReport(db, id, because);
}

/** Takes a published trip out of the public, or with null gives it back. Problem NOT_FOUND for an unknown id. */
export async function takeDown(db: Db, id: string, because: string | null): Promise<void> {
  if (!(await setTakenDown(db, id, because))) throw new Problem('NOT_FOUND', `nothing is published under ${id}`);
}

/** Makes a trip public that waited. Problem NOT_FOUND when nothing waits under this id. */
export async function approve(db: Db, id: string, now: Date): Promise<void> {
  if (!(await setApproved(db, id, now.toISOString()))) throw new Problem('NOT_FOUND', `nothing waits under ${id}`);
}

function stateOf({ taken_down_because, approved_at }: ListedPublication): string {
  if (taken_down_because !== null) return `taken down: ${taken_down_because}`;
  return approved_at === null ? 'waits for approval' : 'public';
}

/** For the operator: one line each, what waits first, then what was reported most. */
export async function publicationLines(db: Db): Promise<string[]> {
  const [all, reports] = [await listAllPublications(db), await listReports(db)];
  const told = all.map((row) => {
    const { id, title, intro, published_at } = row;
    const own = reports.filter((report) => report.publication_id === id);
    const count = own.reduce((sum, report) => sum + report.reports, 0);
    const why = own.map((report) => `${report.because} ${report.reports}`).join(', ');
    const waits = row.approved_at === null && row.taken_down_because === null;
    return { waits, count, line: [id, published_at, stateOf(row), why || 'no reports', title, intro].join('\t') };
  });
  return told.sort((a, b) => Number(b.waits) - Number(a.waits) || b.count - a.count).map(({ line }) => line);
}
