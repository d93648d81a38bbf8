import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type PlanState, paths } from '../navigation/paths.ts';

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  readonly state?: PlanState;
}

/** The links of the header; the mobile menu and the footer show the same. */
export function useNavigationLinks(): readonly NavigationLink[] {
  const { t } = useTranslation();
  // Where a plan is shown already, the link leads on to the form: else it would do nothing.
  const isPlanning = useLocation().pathname === paths.planTrip;
  return [
    { to: paths.inspiration, label: t('layout.inspiration') },
    { to: paths.howItWorks, label: t('layout.howItWorks') },
    { to: paths.planTrip, label: t('layout.planTrip'), ...(isPlanning && { state: { show: 'form' as const } }) },
    { to: paths.shop, label: t('layout.shop') },
  ];
}
