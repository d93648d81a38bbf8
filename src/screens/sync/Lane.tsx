import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../../data/session.ts';
import { dropWaiting, retryLane, type WaitingLane, type WaitingOperation } from '../../data/waiting.ts';
import { formatMoment } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useTold, useWhy } from './told-operation.ts';

interface DropProps {
  readonly tripId: string;
  readonly operation: WaitingOperation;
  readonly what: string;
}

/** Gives one operation up: asked about first, and with a way back after. */
function Drop({ tripId, operation, what }: DropProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const failed = () => showToast('error', t('planTrip.errorSavingTrip'));
  async function drop() {
    close();
    const bringBack = await dropWaiting(tripId, operation.seq);
    if (!bringBack) return showToast('error', t('sync.notDropped'));
    showToast('success', t('sync.dropped'), { label: t('trip.undo'), run: () => void bringBack().catch(failed) });
  }
  return (
    <>
      <Button kind="secondary" aria-label={t('sync.dropLabel', { what })} onClick={() => setAsked(true)}>
        {t('sync.drop')}
      </Button>
      {asked && (
        <Dialog
          open
          onClose={close}
          closeLabel={t('common.close')}
          title={t('sync.dropTitle')}
          actions={
            <>
              <Button kind="danger" onClick={() => void drop().catch(failed)}>
                {t('sync.drop')}
              </Button>
              <Button kind="secondary" onClick={close}>
                {t('sync.keep')}
              </Button>
            </>
          }
        >
          <p className="[overflow-wrap:anywhere]">{t('sync.dropText', { what })}</p>
        </Dialog>
      )}
    </>
  );
}

function Line({ tripId, operation }: Pick<DropProps, 'tripId' | 'operation'>) {
  const { t } = useTranslation();
  const told = useTold(operation);
  const why = useWhy(operation);
  const [first] = told;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-60">
        {told.map(({ key, what, value }) => (
          <p key={key} className="line-clamp-4 [overflow-wrap:anywhere]">
            <strong>{what}</strong>
            {value !== '' && `: ${value}`}
          </p>
        ))}
        <p className="text-sm text-ink-soft">
          {t('sync.since', { moment: formatMoment(operation.at) })}{' '}
          <span className={operation.because === null ? undefined : 'text-coral'}>{why}</span>
        </p>
      </div>
      {operation.canDrop && first && <Drop tripId={tripId} operation={operation} what={first.what} />}
    </li>
  );
}

/** Where the owner of what was refused decides, and the way to a trip. */
function WayThere({ tripId, name, isHere, isRefused }: WaitingLane) {
  const { t } = useTranslation();
  if (name === null) {
    return isRefused ? (
      <ButtonLink kind="secondary" to={paths.profile}>
        {t('sync.openProfile')}
      </ButtonLink>
    ) : null;
  }
  if (!isHere) return null;
  return (
    <ButtonLink kind="secondary" to={paths.trip(tripId)}>
      {isRefused ? t('sync.decide') : t('sync.open')}
    </ButtonLink>
  );
}

/** What waits of one trip, in the order in which it is sent. */
export function Lane({ lane }: { readonly lane: WaitingLane }) {
  const { t } = useTranslation();
  const id = useId();
  const { tripId, name, operations } = lane;
  const signedIn = useSessionState() === 'signed-in';
  const canRetry = signedIn && operations.some(({ because, isBehind }) => because === null && !isBehind);
  const retry = () => {
    retryLane(tripId).catch(() => showToast('error', t('layout.notKept')));
  };
  return (
    <Card as="section" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl [overflow-wrap:anywhere]">
          {name === null ? t('sync.profile') : name || t('sync.aTrip')}
        </h2>
        <div className="flex flex-wrap gap-3">
          {canRetry && (
            <Button kind="secondary" onClick={retry}>
              {t('sync.retry')}
            </Button>
          )}
          <WayThere {...lane} />
        </div>
      </div>
      <ul aria-labelledby={id} className="divide-y divide-line">
        {operations.map((operation) => (
          <Line key={operation.seq} tripId={tripId} operation={operation} />
        ))}
      </ul>
    </Card>
  );
}
