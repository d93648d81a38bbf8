import * as z from 'zod/mini';
import { reader } from '#domain/reader.ts';
import type { TripDocument } from '#domain/trip/document.ts';
import { documentSchema } from '#domain/trip/fields/document.ts';
import type { Db } from '../db/database.ts';
import type { ReadAccess } from './policy.ts';
import { findTrip } from './repo.ts';

const listedSchema = z.object({ documents: z.optional(z.array(reader(documentSchema))) });

/** The documents that a trip lists now; none where the trip is gone. */
export async function documentsListed(db: Db, access: ReadAccess): Promise<readonly TripDocument[]> {
  const stored = await findTrip(db, access);
  return stored ? (listedSchema.parse(JSON.parse(stored.document)).documents ?? []) : [];
}
