import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../../data/session.ts';
import { keepWaitingAsFile, retryAll, useWaiting, type Waiting } from '../../data/waiting.ts';
import { paths } from '../../navigation/paths.ts';
import { Unreadable } from '../../navigation/Unreadable.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Exchange } from './Exchange.tsx';
import { Lane } from './Lane.tsx';
import { WaitingDocuments } from './WaitingDocuments.tsx';

/** Sends everything once more. In a session that has ended its owner signs in instead. */
function SendAll() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const ended = useSessionState() === 'ended';
  if (ended) {
    return (
      <ButtonLink to={paths.login} state={{ returnTo: paths.sync }}>
        {t('layout.signIn')}
      </ButtonLink>
    );
  }
  const send = () => {
    setBusy(true);
    retryAll()
      .then(() => showToast('success', t('sync.retried')))
      .catch(() => showToast('error', t('layout.notKept')))
      .finally(() => setBusy(false));
  };
  return (
    <Button onClick={send} busy={busy}>
      {t('sync.retryAll')}
    </Button>
  );
}

function SaveCopy() {
  const { t } = useTranslation();
  const save = () => {
    keepWaitingAsFile()
      .then((kept) => showToast(kept ? 'success' : 'error', kept ? t('sync.saved') : t('sync.nothingToSave')))
      .catch(() => showToast('error', t('layout.notKept')));
  };
  return (
    <Button kind="secondary" onClick={save}>
      {t('sync.save')}
    </Button>
  );
}

function Shown({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation();
  const { lanes, documents, plans } = waiting;
  const isAny = lanes.length + documents.length > 0;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 py-8">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('layout.sync')}</h1>
        <p className="text-ink-soft">{t('sync.intro')}</p>
      </div>
      <Exchange waiting={waiting} isAny={isAny} />
      {(isAny || plans > 0) && (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap gap-3">
            {isAny && <SendAll />}
            <SaveCopy />
          </div>
          <p className="text-sm text-ink-soft">{t('sync.inCopy')}</p>
        </div>
      )}
      {lanes.map((lane) => (
        <Lane key={lane.tripId} lane={lane} />
      ))}
      {documents.length > 0 && <WaitingDocuments documents={documents} />}
    </div>
  );
}

/** What waits, as this device knows it; it works with no network and after the session has ended. */
export function OwnWaiting() {
  const { t } = useTranslation();
  const stored = useWaiting();
  if (stored.state === 'unreadable') return <Unreadable again={stored.again} />;
  if (stored.state === 'read') return <Shown waiting={stored.value} />;
  return (
    <div role="status" aria-label={t('common.loading')} className="mx-auto flex max-w-3xl flex-col gap-4 py-8">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-28" />
    </div>
  );
}
