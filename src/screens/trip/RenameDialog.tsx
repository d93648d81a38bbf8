import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '#domain/trip/patch.ts';
import { type Editing, type OpenForm, useStoring } from '../../trip-view/editing.ts';
import { NotesField } from '../../trip-view/NotesField.tsx';
import { NotStored } from '../../trip-view/NotStored.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';

interface RenameDialogProps {
  readonly form: Pick<OpenForm, 'seen'>;
  readonly change: Editing['change'];
  readonly onClose: () => void;
}

/** The trip's own name and notes. */
export function RenameDialog({ form: { seen }, change, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const { trip } = seen;
  const [title, setTitle] = useState(trip.title ?? '');
  const [notes, setNotes] = useState(trip.notes);
  const storing = useStoring(change, seen, onClose);
  const named = title.trim() || null;
  const changes: (Change | false)[] = [
    named !== trip.title && { kind: 'title', title: named },
    notes !== trip.notes && { kind: 'notes', notes },
  ];
  const save = () => void storing.store(changes.filter((own) => own !== false));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('trip.rename')}
      closeLabel={t('common.close')}
      actions={
        <Button onClick={save} busy={storing.busy}>
          {t('trip.saveChanges')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t('trip.titleLabel')}
          placeholder={trip.destination}
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <NotesField value={notes} onChange={setNotes} />
        <NotStored storing={storing} />
      </div>
    </Dialog>
  );
}
