import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#domain/trip/itinerary.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Editing } from './editing.ts';
import { NotesField } from './NotesField.tsx';

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
      <NotesField value={notes} onChange={setNotes} />
    </Dialog>
  );
}
