import { FilePlus2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#domain/trip/seen.ts';
import { Button } from '../ui/Button.tsx';
import { useAdding } from './adding.ts';
import { NotAdded } from './NotAdded.tsx';

interface AddDocumentsProps {
  readonly seen: Seen;
  readonly bookingId: string | null;
}

/** What a phone offers for this: its files, its pictures and its camera. What a file really is, its content says. */
const ACCEPTED = 'application/pdf,.pdf,image/*,application/vnd.apple.pkpass,.pkpass';

/** Chooses files; each is on this device, whole, before anything is sent. */
export function AddDocuments({ seen, bookingId }: AddDocumentsProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { busy, fault, add } = useAdding(seen, bookingId);
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
      <NotAdded fault={fault} />
    </div>
  );
}
