import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { goneWasRead, useSessionWhole } from '../data/session.ts';
import { useUnsentCount } from '../data/unsent-count.ts';
import { paths, type ReturnState } from '../navigation/paths.ts';
import { RemoveKept } from './RemoveKept.tsx';

const way = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

function Told({ children, ways }: { readonly children: ReactNode; readonly ways: ReactNode }) {
  return (
    <div role="status" className="border-b border-sun bg-card px-4 py-2 text-center text-sm">
      <p>{children}</p>
      <p className="flex flex-wrap justify-center gap-x-5">{ways}</p>
    </div>
  );
}

function Ended({ because }: { readonly because: 'expired' | 'revoked' | 'copied' | 'unknown' }) {
  const { t } = useTranslation();
  const unsent = useUnsentCount();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(false);
  const isSigningIn = pathname === paths.login;
  const state: ReturnState = { returnTo: pathname };
  return (
    <Told
      ways={
        <>
          {!isSigningIn && (
            <Link to={paths.login} state={state} className={way}>
              {t('layout.signIn')}
            </Link>
          )}
          <Link to={paths.myTrips} className={way}>
            {t('layout.myTrips')}
          </Link>
          {unsent > 0 && (
            <Link to={paths.sync} className={way}>
              {t('layout.sync')}
            </Link>
          )}
          <button type="button" className={way} onClick={() => setAsked(true)}>
            {t('ended.remove')}
          </button>
          {asked && <RemoveKept onClose={() => setAsked(false)} />}
        </>
      }
    >
      {t(`ended.because.${because}`)} {t('ended.kept')} {unsent > 0 && t('ended.unsent', { count: unsent })}
    </Told>
  );
}

function Gone({ isRemoved }: { readonly isRemoved: boolean }) {
  const { t } = useTranslation();
  return (
    <Told
      ways={
        isRemoved && (
          <button type="button" className={way} onClick={goneWasRead}>
            {t('ended.gotIt')}
          </button>
        )
      }
    >
      {t(isRemoved ? 'ended.gone' : 'ended.goneRemoving')}
    </Told>
  );
}

/** The server ended the session: what happened, what is kept, and the ways on (P1). */
export function SessionEndedNotice() {
  const session = useSessionWhole();
  if (session.state === 'ended') return <Ended because={session.because ?? 'unknown'} />;
  return session.state === 'gone' && <Gone isRemoved={session.userId === null} />;
}
