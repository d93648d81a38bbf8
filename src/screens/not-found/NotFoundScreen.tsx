import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LostMap } from './LostMap.tsx';

/** A reader needs no more of an address than this to see what is wrong with it. */
const LONGEST_ADDRESS = 60;

function shortened(pathname: string): string {
  return pathname.length > LONGEST_ADDRESS ? `${pathname.slice(0, LONGEST_ADDRESS)}…` : pathname;
}

/** Nothing here needs the network: the ways home open offline too (D26). */
export default function NotFoundScreen() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <EmptyState
      title={t('layout.notFound')}
      picture={<LostMap />}
      action={
        <nav aria-label={t('notFound.ways')} className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.home}>{t('common.backHome')}</ButtonLink>
          <ButtonLink kind="secondary" to={paths.planTrip}>
            {t('layout.planTrip')}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.myTrips}>
            {t('layout.myTrips')}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.howItWorks}>
            {t('layout.howItWorks')}
          </ButtonLink>
        </nav>
      }
    >
      <p>{t('notFound.text')}</p>
      <p className="pt-3 text-sm">
        {t('notFound.address')} <code className="break-all">{shortened(pathname)}</code>
      </p>
    </EmptyState>
  );
}
