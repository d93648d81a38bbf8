import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Trip } from '#domain/trip/trip.ts';
import { deleteTrip, saveCopy, saveTrip } from '../../data/trips.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RenameDialog } from './RenameDialog.tsx';

/** Everything one can do with an own trip as a whole; all of it works with no network. */
export function TripMenu({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      showToast('error', t('planTrip.errorSavingTrip'));
    }
  }
  const copy = () =>
    attempt(async () => {
      const copyId = await saveCopy(trip);
      showToast('success', t('trip.copySaved'));
      await navigate(paths.trip(copyId));
    });
  const remove = () =>
    attempt(async () => {
      await deleteTrip(trip.id);
      const undo = () => void attempt(() => saveTrip(trip));
      showToast('success', t('trip.deleted'), { label: t('trip.undo'), run: undo });
      await navigate(paths.myTrips);
    });

  const icon = 'size-5';
  return (
    <>
      <Menu
        trigger={
          <Button kind="secondary">
            <Ellipsis aria-hidden className={icon} />
            {t('trip.more')}
          </Button>
        }
        groups={[
          [
            {
              id: 'rename',
              label: t('trip.rename'),
              icon: <Pencil aria-hidden className={icon} />,
              onSelect: () => setRenaming(true),
            },
            {
              id: 'copy',
              label: t('trip.saveCopy'),
              icon: <Copy aria-hidden className={icon} />,
              onSelect: () => void copy(),
            },
          ],
          [
            {
              id: 'delete',
              label: t('trip.delete'),
              icon: <Trash2 aria-hidden className={icon} />,
              tone: 'danger',
              onSelect: () => void remove(),
            },
          ],
        ]}
      />
      {renaming && <RenameDialog trip={trip} onClose={() => setRenaming(false)} />}
    </>
  );
}
