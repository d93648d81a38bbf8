import { FilePlus2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#domain/trip/seen.ts';
import { addDocuments, type DocumentFault, DocumentRefused } from '../data/documents.ts';
import { Button } from '../ui/Button.tsx';

interface AddDocumentsProps {
  readonly seen: Seen;
  readonly bookingId: string | null;
}

/** What a phone offers for this: its files, its pictures and its camera. What a file really is, its content says. */
const ACCEPTED = 'application/pdf,.pdf,image/*,application/vnd.apple.pkpass,.pkpass';

interface Fault {
  readonly why: DocumentFault | 'notStored';
  readonly name: string;
}

/** Chooses files; each is on this device, whole, before anything is sent. */
export function AddDocuments({ seen, bookingId }: AddDocumentsProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  async function add(files: readonly File[]) {
    setFault(null);
    setBusy(true);
    try {
      await addDocuments(seen, bookingId, files);
    } catch (error) {
      const refused = error instanceof DocumentRefused ? error : null;
      setFault({ why: refused?.fault ?? 'notStored', name: refused?.fileName ?? files[0]?.name ?? '' });
    } finally {
      setBusy(false);
    }
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // The same file chosen again must be heard again.
    event.target.value = '';
    if (files.length > 0) void add(files);
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={t('documents.chooseFiles')}
        onChange={choose}
        className="hidden"
      />
      <Button kind="secondary" busy={busy} onClick={() => input.current?.click()}>
        <FilePlus2 aria-hidden className="size-5" />
        {t('documents.add')}
      </Button>
      {fault && (
        <p role="alert" className="text-coral [overflow-wrap:anywhere]">
          {t(`documents.fault.${fault.why}`, { name: fault.name })}
        </p>
      )}
    </div>
  );
}
