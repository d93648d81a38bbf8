import { FileDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '#domain/trip/trip.ts';
import { lazyWithTexts } from '../i18n/lazy-with-texts.ts';
import { Button } from '../ui/Button.tsx';

const ExportSheet = lazyWithTexts(async () => (await import('./ExportSheet.tsx')).ExportSheet, 'export');

interface ExportButtonProps {
  readonly trip: Trip;
  /** It is a saved trip of the signed-in user. */
  readonly own?: boolean;
}

/** The ways in which a trip leaves the app; everything behind this button comes when it is pressed. */
export function ExportButton({ trip, own = false }: ExportButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileDown aria-hidden className="size-5" />
        {t('trip.export')}
      </Button>
      <Suspense>{open && <ExportSheet trip={trip} own={own} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
