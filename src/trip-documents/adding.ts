import { useState } from 'react';
import type { Seen } from '#domain/trip/seen.ts';
import { addDocuments, type DocumentFault, DocumentRefused } from '../data/documents.ts';

export interface AddingFault {
  readonly why: DocumentFault | 'notStored';
  readonly name: string;
}

/** Adds files to a trip and says why one is not taken; resolves with whether all were. */
export function useAdding(seen: Seen, bookingId: string | null) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<AddingFault | null>(null);
  async function add(files: readonly File[]): Promise<boolean> {
    setFault(null);
    setBusy(true);
    try {
      await addDocuments(seen, bookingId, files);
      return true;
    } catch (error) {
      const refused = error instanceof DocumentRefused ? error : null;
      setFault({ why: refused?.fault ?? 'notStored', name: refused?.fileName ?? files[0]?.name ?? '' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, fault, add };
}
