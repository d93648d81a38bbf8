import { ArrowUpDown, Coffee, NotebookPen, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#domain/trip/itinerary.ts';
import { Button } from '../ui/Button.tsx';
import type { Editing } from './editing.ts';

interface DayActionsProps {
  readonly day: Day;
  readonly editing: Editing;
}

/** Two beside each other on the narrowest phone. */
const compact = 'text-left max-md:px-2!';

/** What its owner can add to a day, or take from it. */
export function DayActions({ day, editing: { open, seen } }: DayActionsProps) {
  const { t } = useTranslation();
  const { day: number } = day;
  return (
    <div className="grid grid-cols-2 justify-items-start gap-x-2 md:flex md:flex-wrap">
      <Button
        kind="quiet"
        className={compact}
        aria-label={t('tripEdit.addTo', { number })}
        onClick={() => open({ kind: 'new-stop', seen, day })}
      >
        <Plus aria-hidden className="size-5 shrink-0" />
        {t('tripEdit.addStop')}
      </Button>
      <Button
        kind="quiet"
        className={compact}
        aria-label={t('tripEdit.notesOf', { number })}
        onClick={() => open({ kind: 'day-notes', seen, day })}
      >
        <NotebookPen aria-hidden className="size-5 shrink-0" />
        {t('trip.notes')}
      </Button>
      {day.activities.length > 0 && (
        <Button
          kind="quiet"
          className={compact}
          aria-label={t('tripEdit.slowerOf', { number })}
          onClick={() => open({ kind: 'slower-day', seen, day })}
        >
          <Coffee aria-hidden className="size-5 shrink-0" />
          {t('tripEdit.slower')}
        </Button>
      )}
      {day.activities.length > 0 && (
        <Button
          kind="quiet"
          className={compact}
          aria-label={t('tripEdit.arrangeOf', { number })}
          onClick={() => open({ kind: 'arrange', seen, day })}
        >
          <ArrowUpDown aria-hidden className="size-5 shrink-0" />
          {t('tripEdit.order')}
        </Button>
      )}
    </div>
  );
}
