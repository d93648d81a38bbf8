import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '#domain/trip/trip.ts';
import { Button } from '../ui/Button.tsx';
import { Chips } from '../ui/Chips.tsx';
import { type PrintJob, papers } from './PrintedTrip.tsx';

interface PrintChoiceProps {
  readonly trip: Trip;
  readonly onPrint: (job: PrintJob) => void;
}

/** On which paper, and what of the trip; browsers offer PDF among the printers. */
export function PrintChoice({ trip, onPrint }: PrintChoiceProps) {
  const { t } = useTranslation();
  const [paper, setPaper] = useState<PrintJob['paper']>('a4');
  const [what, setWhat] = useState<PrintJob['what']>('trip');
  const parts = trip.luggage.length === 0 ? (['trip'] as const) : (['trip', 'luggage'] as const);
  return (
    <section aria-labelledby="print" className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 id="print" className="text-lg">
        {t('export.print.title')}
      </h3>
      <Chips
        label={t('export.print.paper')}
        chips={papers.map((id) => ({ id, label: t(`export.print.papers.${id}`) }))}
        chosen={[paper]}
        single
        onChange={([chosen = paper]) => setPaper(chosen)}
      />
      {parts.length > 1 && (
        <Chips
          label={t('export.print.what')}
          chips={parts.map((id) => ({ id, label: t(`export.print.parts.${id}`) }))}
          chosen={[what]}
          single
          onChange={([chosen = what]) => setWhat(chosen)}
        />
      )}
      <Button kind="secondary" onClick={() => onPrint({ paper, what })}>
        <Printer aria-hidden className="size-5" />
        {t('export.print.go')}
      </Button>
    </section>
  );
}
