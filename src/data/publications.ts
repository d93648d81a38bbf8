import {
  getPublicationEndpoint,
  type Publication,
  publishTripEndpoint,
  reportPublicationEndpoint,
  unpublishTripEndpoint,
} from '#contract/publications.ts';
import type { PublicationTexts, ReportReason } from '#domain/trip/publication.ts';
import { call } from '../api/call.ts';

export type { Publication };

/** How an own trip stands among the ideas; null when it is not published. Throws Problem. */
export async function readPublication(tripId: string): Promise<Publication | null> {
  return (await call(getPublicationEndpoint, { params: { id: tripId } })).publication;
}

/** Publishes a trip as the server has it now, or again. Throws Problem. */
export async function publishTrip(tripId: string, texts: PublicationTexts): Promise<Publication | null> {
  return (await call(publishTripEndpoint, { params: { id: tripId }, body: texts })).publication;
}

/** Throws Problem. */
export async function unpublishTrip(tripId: string): Promise<Publication | null> {
  return (await call(unpublishTripEndpoint, { params: { id: tripId } })).publication;
}

/** Tells the operator. Throws Problem. */
export async function reportPublication(id: string, because: ReportReason): Promise<void> {
  await call(reportPublicationEndpoint, { params: { id }, body: { because } });
}
