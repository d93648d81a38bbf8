import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '#domain/trip/itinerary.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { Editing } from './editing.ts';

interface EditActivityButtonProps {
  readonly activity: Activity;
  readonly editing: Editing;
}

export function EditActivityButton({ activity, editing: { open, seen } }: EditActivityButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t('trip.editActivity', { name: activity.name })}
      onClick={() => open({ kind: 'stop', seen, activity })}
    >
      <Pencil aria-hidden className="size-5" />
    </IconButton>
  );
}
