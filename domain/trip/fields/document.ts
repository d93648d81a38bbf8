import * as z from 'zod/mini';
import { openList } from '../../open-list.ts';

/** What a document may be; which of them it is, its content says (`document-type.ts`). */
export const documentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/vnd.apple.pkpass',
] as const;

const MEGABYTE = 1 << 20;
export const MAX_DOCUMENT_BYTES = 10 * MEGABYTE;
/** Of all documents of one trip. */
export const MAX_TRIP_DOCUMENT_BYTES = 100 * MEGABYTE;
/** A trip carries at most so many. */
export const MAX_DOCUMENTS = 60;

/** What a trip says of a document; its content lies beside, found by its digest. */
export const documentSchema = z.strictObject({
  id: z.uuid(),
  /** The booking it belongs to; null: to the trip. */
  bookingId: z.nullable(z.uuid()),
  /** What its owner calls it, as a rule the name of the file. */
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  type: openList(documentTypes),
  /** Bytes. */
  size: z.int().check(z.minimum(1), z.maximum(MAX_DOCUMENT_BYTES)),
  /** SHA-256 of the content, in hexadecimal. */
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
