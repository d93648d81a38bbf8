import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../data/connection.ts';
import { useSessionState } from '../../data/session.ts';
import { syncSoon } from '../../data/sync-soon.ts';
import { useSync } from '../../data/sync-state.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Where the session has ended, only signing in helps. */
function TryAgain() {
  const { t } = useTranslation();
  const ended = useSessionState() === 'ended';
  if (ended) return <ButtonLink to={paths.login}>{t('layout.signIn')}</ButtonLink>;
  return <Button onClick={() => syncSoon(true)}>{t('common.tryAgain')}</Button>;
}

/** No trip is here and the server did not say that there is none. */
export function NotFetched({ importPlace }: { readonly importPlace: ReactNode }) {
  const { t } = useTranslation();
  const missing = useSync((state) => state.missing);
  return (
    <EmptyState
      title={t('myTrips.notFetched')}
      action={
        <>
          <TryAgain />
          {importPlace}
        </>
      }
    >
      {missing > 0 ? t('myTrips.notFetchedCount', { count: missing }) : t('myTrips.notFetchedText')}
    </EmptyState>
  );
}

/** Above a list that may not be all there is: how much is missing, and the way on. */
export function Incomplete({ here }: { readonly here: number }) {
  const { t } = useTranslation();
  const offline = useOffline();
  const { trips, missing } = useSync();
  if (offline || trips === 'unasked' || trips === 'whole') return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-coral bg-card p-4"
    >
      <p>{missing > 0 ? t('myTrips.partHere', { here, all: here + missing }) : t('myTrips.notRefreshed')}</p>
      <TryAgain />
    </div>
  );
}
