import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '#domain/trip/seen.ts';
import { formatBytes } from '../i18n/format.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useAdding } from './adding.ts';
import { NotAdded } from './NotAdded.tsx';

interface OfferDocumentsProps {
  readonly seen: Seen;
  readonly files: readonly File[];
  /** These are documents of the trip now. */
  readonly onAdded: (files: readonly File[]) => void;
  /** None of them is to be one. */
  readonly onSkip: () => void;
  readonly onClose: () => void;
}

/** Files from another app, each with a tick: added to the documents of the trip when its owner says so. */
export function OfferDocuments({ seen, files, onAdded, onSkip, onClose }: OfferDocumentsProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<ReadonlySet<File>>(new Set());
  const { busy, fault, add } = useAdding(seen, null);
  const taken = files.filter((file) => !left.has(file));
  const turn = (file: File, take: boolean) =>
    setLeft(new Set(take ? [...left].filter((own) => own !== file) : [...left, file]));
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('documents.offer.title', { destination: seen.trip.destination })}
      description={t('documents.offer.text')}
      closeLabel={t('documents.close')}
      actions={
        <>
          <Button
            busy={busy}
            disabled={taken.length === 0}
            onClick={() => void add(taken).then((added) => added && onAdded(taken))}
          >
            {t('documents.offer.add', { count: taken.length })}
          </Button>
          <Button kind="secondary" onClick={onSkip}>
            {t('documents.offer.skip')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-1 [overflow-wrap:anywhere]">
        {files.map((file, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and none of them moves
          <li key={place}>
            <Checkbox
              label={`${file.name} (${formatBytes(file.size)})`}
              checked={!left.has(file)}
              onChange={(take) => turn(file, take)}
            />
          </li>
        ))}
      </ul>
      <NotAdded fault={fault} />
    </Sheet>
  );
}
