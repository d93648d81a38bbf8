import { NotebookPen, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#domain/trip/itinerary.ts';
import { Button } from '../ui/Button.tsx';
import type { Editing } from './editing.ts';

const AddActivitySheet = lazy(() =>
  import('./AddActivitySheet.tsx').then((module) => ({ default: module.AddActivitySheet })),
);
const DayNotesDialog = lazy(() =>
  import('./DayNotesDialog.tsx').then((module) => ({ default: module.DayNotesDialog })),
);

interface DayActionsProps {
  readonly day: Day;
  readonly editing: Editing;
}

/** What its owner can add to a day. */
export function DayActions({ day, editing }: DayActionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'stop' | 'notes' | null>(null);
  const close = () => setOpen(null);
  const { day: number } = day;
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="quiet" aria-label={t('tripEdit.addTo', { number })} onClick={() => setOpen('stop')}>
        <Plus aria-hidden className="size-5" />
        {t('tripEdit.addStop')}
      </Button>
      <Button kind="quiet" aria-label={t('tripEdit.notesOf', { number })} onClick={() => setOpen('notes')}>
        <NotebookPen aria-hidden className="size-5" />
        {t('trip.notes')}
      </Button>
      {open && (
        <Suspense>
          {open === 'stop' ? (
            <AddActivitySheet day={day} editing={editing} onClose={close} />
          ) : (
            <DayNotesDialog day={day} editing={editing} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  );
}
