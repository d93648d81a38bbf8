import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { Editing } from './editing.ts';

const ActivitySheet = lazy(() => import('./ActivitySheet.tsx').then((module) => ({ default: module.ActivitySheet })));

interface EditActivityButtonProps {
  readonly trip: Trip;
  readonly activity: Activity;
  readonly editing: Editing;
}

export function EditActivityButton({ trip, activity, editing }: EditActivityButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('trip.editActivity', { name: activity.name })} onClick={() => setOpen(true)}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
      {open && (
        <Suspense>
          <ActivitySheet trip={trip} activity={activity} editing={editing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
