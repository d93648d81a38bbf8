import { createHash } from 'node:crypto';

/**
 * Ids for the parts of a trip that came without: the same trip gets the same ones every time it is sent, so that sending it
 * again changes nothing.
 */
export function derivedIds(tripId: string): () => string {
  let part = 0;
  return () => {
    const hex = createHash('sha256').update(`${tripId} ${part++}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}
