import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { paths, tripPattern } from '../navigation/paths.ts';
import { usePageName } from '../ui/page-name.ts';

function titleOf(pathname: string, t: TFunction): string {
  const titles: Readonly<Record<string, string>> = {
    [paths.home]: t('home.title'),
    [paths.planTrip]: t('layout.planTrip'),
    [paths.inspiration]: t('layout.inspiration'),
    [paths.howItWorks]: t('layout.howItWorks'),
    [paths.shop]: t('layout.shop'),
    [paths.payment]: t('layout.titles.payment'),
    [paths.testCheckout]: t('layout.titles.payment'),
    [paths.paymentSuccess]: t('layout.titles.paymentSuccess'),
    [paths.profile]: t('layout.profile'),
    [paths.myTrips]: t('layout.myTrips'),
    [paths.sync]: t('layout.sync'),
    [paths.trips]: t('layout.titles.trip'),
    [paths.login]: t('layout.signIn'),
    [paths.register]: t('layout.signUp'),
    [paths.forgotPassword]: t('layout.titles.forgotPassword'),
    [paths.forgotPasswordSent]: t('layout.titles.forgotPasswordSent'),
    [paths.resetPassword]: t('layout.titles.resetPassword'),
    [paths.verifyEmail]: t('auth.verifyEmail.title'),
    [paths.terms]: t('layout.terms'),
    [paths.privacy]: t('layout.privacy'),
  };
  const trip = matchPath(tripPattern, pathname) && t('layout.titles.trip');
  return titles[pathname] ?? trip ?? t('layout.notFound');
}

/** What the tab says of a screen, or of what it shows where that has a name. */
export function tabTitle(pathname: string, t: TFunction, name: string | null = null): string {
  const title = name ?? titleOf(pathname, t);
  const appName = t('common.appName');
  return pathname === paths.home ? `${appName} · ${title}` : `${title} · ${appName}`;
}

/** Every route has its title in the tab, a trip its name, and a screen reader hears it when the route changes without a page load. */
export function PageTitle() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== arrivedAt) setMoved(true);
  const name = usePageName((state) => state.name);
  const title = tabTitle(pathname, t, name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <p aria-live="polite" className="sr-only">
      {moved && (name ?? titleOf(pathname, t))}
    </p>
  );
}
