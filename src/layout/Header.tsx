import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { useSessionState } from '../data/session.ts';
import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })));

const linkStyle =
  'flex min-h-11 items-center px-3 font-semibold text-ink no-underline hover:text-sea aria-[current=page]:text-sea';

export function Header() {
  const { t } = useTranslation();
  const signedIn = useSessionState() === 'signed-in';
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 pt-[env(safe-area-inset-top)] backdrop-blur">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-2">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-11 items-center gap-2 font-display text-xl font-semibold text-ink no-underline"
        >
          <Logo />
          {t('common.appName')}
        </Link>
        <nav aria-label={t('layout.mainNav')} className="hidden items-center md:flex">
          <NavLink className={linkStyle} to={paths.planTrip}>
            {t('layout.planTrip')}
          </NavLink>
          <NavLink className={linkStyle} to={paths.myTrips}>
            {t('layout.myTrips')}
          </NavLink>
        </nav>
        <LanguageSwitch />
        {signedIn ? (
          <Suspense fallback={<span className="size-11" />}>
            <AccountMenu />
          </Suspense>
        ) : (
          <div className="hidden gap-2 md:flex">
            <ButtonLink kind="quiet" to={paths.login}>
              {t('layout.signIn')}
            </ButtonLink>
            <ButtonLink to={paths.register}>{t('layout.signUp')}</ButtonLink>
          </div>
        )}
        <MobileMenu />
      </div>
    </header>
  );
}
