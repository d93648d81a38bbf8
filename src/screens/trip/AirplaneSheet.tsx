import { CircleAlert, CircleCheck, Minus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AirplaneCheck, checkForAirplane, fetchForAirplane, type Part } from '../../data/airplane-check.ts';
import { useOffline } from '../../data/connection.ts';
import { keepForGood } from '../../data/storage.ts';
import { formatBytes, formatMoment } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

interface AirplaneSheetProps {
  readonly tripId: string;
  readonly onClose: () => void;
}

const icons = {
  here: <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf" />,
  missing: <CircleAlert aria-hidden className="size-5 shrink-0 text-coral" />,
  needless: <Minus aria-hidden className="size-5 shrink-0 text-ink-soft" />,
};

function PartLine({ id, state, bytes }: Part) {
  const { t } = useTranslation();
  return (
    <li className="flex items-center gap-3 py-2">
      {icons[state]}
      <span className="grow">{t(`airplane.part.${id}`)}</span>
      <span className={state === 'missing' ? 'font-semibold text-coral' : 'text-ink-soft'}>
        {state === 'here' ? formatBytes(bytes) : t(`airplane.${state}`)}
      </span>
    </li>
  );
}

function Result({ check }: { readonly check: AirplaneCheck }) {
  const { t } = useTranslation();
  const { parts, ready, at, unsent, storage } = check;
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return (
    <>
      <p role="status" className={`text-lg font-semibold ${ready ? 'text-leaf' : 'text-coral'}`}>
        {ready ? t('airplane.ready') : t('airplane.notReady')}
      </p>
      <p className="text-ink-soft">
        {t('airplane.checkedAt', { moment: formatMoment(at) })} {t('airplane.size', { size: formatBytes(bytes) })}
      </p>
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <PartLine key={part.id} {...part} />
        ))}
      </ul>
      {unsent > 0 && <p>{t('airplane.unsent', { count: unsent })}</p>}
      <p className="text-sm text-ink-soft">{storage.persisted ? t('airplane.persisted') : t('airplane.evictable')}</p>
    </>
  );
}

function useAirplaneCheck(tripId: string) {
  const [check, setCheck] = useState<AirplaneCheck | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    checkForAirplane(tripId)
      .then(setCheck)
      .catch(() => setCheck(null));
  }, [tripId]);
  /** Does something about it, then looks again. */
  function after(work: () => Promise<unknown>): void {
    setBusy(true);
    work()
      .then(() => checkForAirplane(tripId))
      .then(setCheck)
      .catch(() => setCheck(null))
      .finally(() => setBusy(false));
  }
  return { check, busy, after };
}

/** Whether a trip opens with no signal: every part read again, with the network left out, and dated. */
export function AirplaneSheet({ tripId, onClose }: AirplaneSheetProps) {
  const { t } = useTranslation();
  const offline = useOffline();
  const { check, busy, after } = useAirplaneCheck(tripId);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('airplane.title')}
      description={t('airplane.text')}
      closeLabel={t('common.close')}
      actions={
        check && (
          <>
            {!check.ready && (
              <Button busy={busy} disabled={offline} onClick={() => after(() => fetchForAirplane(tripId, check))}>
                {t('airplane.fetch')}
              </Button>
            )}
            {!check.ready && offline && <p className="text-sm text-ink-soft">{t('airplane.fetchOffline')}</p>}
            {check.storage.persisted === false && (
              <Button kind="secondary" busy={busy} onClick={() => after(keepForGood)}>
                {t('airplane.keep')}
              </Button>
            )}
            <Button kind="quiet" busy={busy} onClick={() => after(async () => undefined)}>
              {t('airplane.again')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {check ? <Result check={check} /> : <Progress label={t('airplane.checking')} />}
      </div>
    </Sheet>
  );
}
