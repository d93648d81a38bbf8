import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The address of a trip without the trip (S8). */
export default function NoTripScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('trip.notFound')} action={<ButtonLink to={paths.myTrips}>{t('layout.myTrips')}</ButtonLink>}>
      {t('trip.noId')}
    </EmptyState>
  );
}
