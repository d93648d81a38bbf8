import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '#domain/trip/patch.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type Editing, type OpenForm, useStoring } from './editing.ts';
import { NotesField } from './NotesField.tsx';
import { NotStored } from './NotStored.tsx';

interface DayNotesDialogProps {
  readonly form: Extract<OpenForm, { kind: 'new-stop' | 'day-notes' }>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

export function DayNotesDialog({ form, change, onClose }: DayNotesDialogProps) {
  const { t } = useTranslation();
  const { day, seen } = form;
  const [notes, setNotes] = useState(day.notes);
  const storing = useStoring(change, seen, onClose);
  const changes: Change[] = notes === day.notes ? [] : [{ kind: 'day.notes', dayId: day.id, notes }];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tripEdit.notesOf', { number: day.day })}
      closeLabel={t('common.close')}
      actions={
        <Button onClick={() => void storing.store(changes)} busy={storing.busy}>
          {t('trip.saveChanges')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <NotesField value={notes} onChange={setNotes} />
        <NotStored storing={storing} />
      </div>
    </Dialog>
  );
}
