import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function TripSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="flex flex-col gap-4 py-6">
      <Skeleton className="h-56" />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-96" />
    </div>
  );
}
