import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export default function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('notFound.title')}
      action={
        <>
          <ButtonLink to={paths.home}>{t('common.backHome')}</ButtonLink>
          <ButtonLink kind="secondary" to={paths.myTrips}>
            {t('layout.myTrips')}
          </ButtonLink>
        </>
      }
    >
      {t('notFound.text')}
    </EmptyState>
  );
}
