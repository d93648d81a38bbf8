import { CalendarDays, Copy, Ellipsis, Lightbulb, Pencil, Plane, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { deleteTrip, saveCopy, saveTrip } from '../../data/trips.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../navigation/paths.ts';
import type { Editing } from '../../trip-view/editing.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { showToast } from '../../ui/toast-store.ts';

const AirplaneSheet = lazyWithTexts(async () => (await import('./AirplaneSheet.tsx')).AirplaneSheet, 'airplane');
const PublishSheet = lazyWithTexts(async () => (await import('./PublishSheet.tsx')).PublishSheet, 'publish');

interface TripMenuProps {
  readonly editing: Pick<Editing, 'seen' | 'open'>;
}

/** Everything one can do with an own trip as a whole; all of it works with no network. */
export function TripMenu({ editing }: TripMenuProps) {
  const { seen } = editing;
  const { trip } = seen;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'airplane' | 'publish' | null>(null);
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
      await deleteTrip(seen);
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
              onSelect: () => editing.open({ kind: 'rename', seen }),
            },
            {
              id: 'dates',
              label: t('tripEdit.dates'),
              icon: <CalendarDays aria-hidden className={icon} />,
              onSelect: () => editing.open({ kind: 'dates', seen }),
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
        {open === 'publish' && <PublishSheet trip={trip} onClose={close} />}
        {open === 'airplane' && <AirplaneSheet tripId={trip.id} onClose={close} />}
      </Suspense>
    </>
  );
}
