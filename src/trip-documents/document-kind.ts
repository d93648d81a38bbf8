import { known } from '#domain/open-list.ts';
import type { TripDocument } from '#domain/trip/document.ts';
import { documentTypes } from '#domain/trip/fields/document.ts';

/** What can be done with a document here: a picture is shown, a PDF opened by the browser, anything else by another app. */
export function kindOf({ type }: TripDocument): 'pdf' | 'picture' | 'pass' | 'other' {
  const own = known(documentTypes, type);
  if (own === null) return 'other';
  if (own === 'application/pdf') return 'pdf';
  return own === 'application/vnd.apple.pkpass' ? 'pass' : 'picture';
}
