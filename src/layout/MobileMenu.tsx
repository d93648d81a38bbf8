import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useSessionState } from '../data/session.ts';
import { paths } from '../navigation/paths.ts';

const linkStyle = 'flex min-h-12 items-center rounded-lg px-4 text-lg no-underline aria-[current=page]:text-sea';

/** Mirrors the header's links on phones. Escape and a tap outside close it. */
export function MobileMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const signedIn = useSessionState() === 'signed-in';
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpenAt(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={box} className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={t('layout.menu')}
        onClick={() => setOpenAt(open ? null : pathname)}
        className="grid size-11 place-items-center rounded-full hover:bg-ink/5"
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="size-6 fill-none stroke-current"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d={open ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
        </svg>
      </button>
      {open && (
        <nav
          id="mobile-menu"
          aria-label={t('layout.mainNav')}
          className="absolute inset-x-0 top-full border-b border-line bg-paper p-3 shadow-lg"
        >
          <NavLink className={linkStyle} to={paths.planTrip}>
            {t('layout.planTrip')}
          </NavLink>
          <NavLink className={linkStyle} to={paths.myTrips}>
            {t('layout.myTrips')}
          </NavLink>
          {!signedIn && (
            <>
              <NavLink className={linkStyle} to={paths.login}>
                {t('layout.signIn')}
              </NavLink>
              <NavLink className={linkStyle} to={paths.register}>
                {t('layout.signUp')}
              </NavLink>
            </>
          )}
        </nav>
      )}
    </div>
  );
}
