import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#domain/trip/itinerary.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/Field.tsx';
import type { Editing } from './editing.ts';

interface DayNotesDialogProps {
  readonly day: Day;
  readonly editing: Editing;
  readonly onClose: () => void;
}

export function DayNotesDialog({ day, editing, onClose }: DayNotesDialogProps) {
  const { t } = useTranslation();
  const [notes, setNotes] = useState(day.notes);
  function save() {
    if (notes !== day.notes) editing.change({ kind: 'day.notes', dayId: day.id, notes });
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tripEdit.notesOf', { number: day.day })}
      closeLabel={t('common.close')}
      actions={<Button onClick={save}>{t('trip.saveChanges')}</Button>}
    >
      <TextArea
        label={t('trip.notes')}
        maxLength={2000}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </Dialog>
  );
}
