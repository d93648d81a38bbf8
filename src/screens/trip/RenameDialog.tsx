import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { changeTrip } from '../../data/trips.ts';
import { NotesField } from '../../trip-view/NotesField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface RenameDialogProps {
  readonly trip: Trip;
  readonly onClose: () => void;
}

/** The trip's own name and notes. */
export function RenameDialog({ trip, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(trip.title ?? '');
  const [notes, setNotes] = useState(trip.notes);

  async function save() {
    const named = title.trim() || null;
    const changes: (Change | false)[] = [
      named !== trip.title && { kind: 'title', title: named },
      notes !== trip.notes && { kind: 'notes', notes },
    ];
    const real = changes.filter((change) => change !== false);
    try {
      if (real.length > 0) await changeTrip(trip.id, real);
      onClose();
    } catch {
      showToast('error', t('planTrip.errorSavingTrip'));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('trip.rename')}
      closeLabel={t('common.close')}
      actions={<Button onClick={() => void save()}>{t('trip.saveChanges')}</Button>}
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
      </div>
    </Dialog>
  );
}
