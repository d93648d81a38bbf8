import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { useSessionState } from '../data/session.ts';
import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useNavigationLinks } from './navigation-links.ts';

const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })));

const linkStyle =
  'relative flex min-h-11 items-center rounded-lg px-1 text-sm font-semibold md:max-[54rem]:px-0.5 md:max-[54rem]:text-[0.8125rem] md:max-[54rem]:tracking-tight lg:px-1.5 lg:text-base xl:px-3 text-ink no-underline hover:text-sea aria-[current=page]:text-sea aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 xl:aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-sun';

/** Between phones and wide screens all of the header fits in one line, at the cost of the size of its letters. */
const narrowStyle = 'md:max-lg:px-2 md:max-lg:text-sm md:max-[54rem]:text-[0.8125rem] md:max-[54rem]:tracking-tight';

function MainNavigation() {
  const { t } = useTranslation();
  const links = useNavigationLinks();
  return (
    <nav aria-label={t('layout.mainNav')} className="hidden md:block">
      <ul className="flex items-center">
        {links.map(({ to, label, state }) => (
          <li key={to}>
            <NavLink className={linkStyle} to={to} state={state}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Stands in for the menu of the account where that could not be loaded. */
function ProfileLink() {
  const { t } = useTranslation();
  return (
    <ButtonLink kind="quiet" to={paths.profile}>
      {t('layout.profile')}
    </ButtonLink>
  );
}

function Entrance() {
  const { t } = useTranslation();
  const signedIn = useSessionState() === 'signed-in';
  if (signedIn) {
    return (
      <ErrorBoundary fallback={() => <ProfileLink />}>
        <Suspense fallback={<span className="size-11 rounded-full bg-sea/20" />}>
          <AccountMenu />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <div className="hidden md:flex lg:gap-2">
      <ButtonLink kind="quiet" className={narrowStyle} to={paths.login}>
        {t('layout.signIn')}
      </ButtonLink>
      <ButtonLink className={narrowStyle} to={paths.register}>
        {t('layout.signUp')}
      </ButtonLink>
    </div>
  );
}

/** The way home, where the whole header failed. */
export function BareHeader() {
  const { t } = useTranslation();
  return (
    <header className="border-b border-line px-4 py-2">
      <a href={paths.home} className="inline-flex min-h-11 items-center font-display text-xl font-semibold text-ink">
        {t('common.appName')}
      </a>
    </header>
  );
}

export function Header() {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 pt-[env(safe-area-inset-top)] backdrop-blur">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end gap-2 px-4 py-2 md:max-lg:gap-1 max-[22rem]:gap-1 max-[22rem]:px-3">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-11 items-center gap-2 font-display text-xl font-semibold text-ink no-underline"
        >
          <Logo />
          <span className="md:max-lg:sr-only">{t('common.appName')}</span>
        </Link>
        <MainNavigation />
        <LanguageSwitch />
        <Entrance />
        <MobileMenu />
      </div>
    </header>
  );
}
