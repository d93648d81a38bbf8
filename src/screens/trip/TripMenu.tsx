import { CalendarDays, Copy, Ellipsis, Lightbulb, Pencil, Plane, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Trip } from '#domain/trip/trip.ts';
import { deleteTrip, saveCopy, saveTrip } from '../../data/trips.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../navigation/paths.ts';
import type { Editing } from '../../trip-view/editing.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { showToast } from '../../ui/toast-store.ts';

const AirplaneSheet = lazyWithTexts(async () => (await import('./AirplaneSheet.tsx')).AirplaneSheet, 'airplane');
const RenameDialog = lazy(() => import('./RenameDialog.tsx').then((module) => ({ default: module.RenameDialog })));
const PublishSheet = lazyWithTexts(async () => (await import('./PublishSheet.tsx')).PublishSheet, 'publish');
const ChangeDatesDialog = lazy(() =>
  import('./ChangeDatesDialog.tsx').then((module) => ({ default: module.ChangeDatesDialog })),
);

interface TripMenuProps {
  readonly trip: Trip;
  readonly editing: Pick<Editing, 'change'>;
}

/** Everything one can do with an own trip as a whole; all of it works with no network. */
export function TripMenu({ trip, editing }: TripMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'rename' | 'dates' | 'airplane' | 'publish' | null>(null);
  const close = () => setOpen(null);

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
              onSelect: () => setOpen('rename'),
            },
            {
              id: 'dates',
              label: t('tripEdit.dates'),
              icon: <CalendarDays aria-hidden className={icon} />,
              onSelect: () => setOpen('dates'),
            },
            {
              id: 'airplane',
              label: t('trip.airplane'),
              icon: <Plane aria-hidden className={icon} />,
              onSelect: () => setOpen('airplane'),
            },
            {
              id: 'copy',
              label: t('trip.saveCopy'),
              icon: <Copy aria-hidden className={icon} />,
              onSelect: () => void copy(),
            },
            {
              id: 'publish',
              label: t('trip.publish'),
              icon: <Lightbulb aria-hidden className={icon} />,
              onSelect: () => setOpen('publish'),
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
      <Suspense>
        {open === 'rename' && <RenameDialog trip={trip} onClose={close} />}
        {open === 'dates' && <ChangeDatesDialog trip={trip} editing={editing} onClose={close} />}
        {open === 'publish' && <PublishSheet trip={trip} onClose={close} />}
        {open === 'airplane' && <AirplaneSheet tripId={trip.id} onClose={close} />}
      </Suspense>
    </>
  );
}
