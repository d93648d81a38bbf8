import { useTranslation } from 'react-i18next';
import { paths } from '../navigation/paths.ts';

interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

/** The links of the header; the mobile menu and the footer show the same. */
export function useNavigationLinks(): readonly NavigationLink[] {
  const { t } = useTranslation();
  return [
    { to: paths.inspiration, label: t('layout.inspiration') },
    { to: paths.howItWorks, label: t('layout.howItWorks') },
    { to: paths.planTrip, label: t('layout.planTrip') },
    { to: paths.shop, label: t('layout.shop') },
  ];
}
