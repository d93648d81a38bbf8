import { Menu, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useSessionState } from '../data/session.ts';
import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useDismiss } from './dismiss.ts';
import { menuLinkStyle } from './menu-link-style.ts';
import { useNavigationLinks } from './navigation-links.ts';

const AccountLinks = lazy(() => import('./AccountLinks.tsx').then((module) => ({ default: module.AccountLinks })));

function MenuLinks({ onPick }: { readonly onPick: () => void }) {
  const { t } = useTranslation();
  const links = useNavigationLinks();
  const signedIn = useSessionState() === 'signed-in';
  return (
    <nav
      id="mobile-menu"
      aria-label={t('layout.mainNav')}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-5 shadow-lg"
    >
      <ul className="mx-auto flex max-w-6xl flex-col divide-y divide-line">
        {links.map(({ to, label, state }) => (
          <li key={to}>
            <NavLink className={menuLinkStyle} to={to} state={state} onClick={onPick}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {signedIn ? (
        <ErrorBoundary
          fallback={() => (
            <NavLink className={menuLinkStyle} to={paths.profile} onClick={onPick}>
              {t('layout.profile')}
            </NavLink>
          )}
        >
          <Suspense>
            <AccountLinks onPick={onPick} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div className="mt-4 grid grid-cols-2 gap-3">
          <ButtonLink kind="secondary" to={paths.login} onClick={onPick}>
            {t('layout.signIn')}
          </ButtonLink>
          <ButtonLink to={paths.register} onClick={onPick}>
            {t('layout.signUp')}
          </ButtonLink>
        </div>
      )}
    </nav>
  );
}

/** Mirrors the header where it is too narrow for its links. */
export function MobileMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === pathname;
  const close = () => setOpenAt(null);
  useDismiss({ open, box, button, onClose: close });
  const Icon = open ? X : Menu;
  return (
    <div ref={box} className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'mobile-menu' : undefined}
        aria-label={open ? t('layout.closeMenu') : t('layout.menu')}
        onClick={() => setOpenAt(open ? null : pathname)}
        className="grid size-11 place-items-center rounded-full hover:bg-ink/5"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      {open && <MenuLinks onPick={close} />}
    </div>
  );
}
