import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useOffline } from '../../data/connection.ts';
import { forgetMap, keepMap, type MapOnDevice, stopMap, useCanKeepMap, useMapOnDevice } from '../../data/kept-map.ts';
import { formatBytes } from '../../i18n/format.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';

function Fetching({ tripId, kept }: { readonly tripId: string; readonly kept: MapOnDevice & { state: 'fetching' } }) {
  const { t } = useTranslation();
  const { bytes, total } = kept;
  return (
    <>
      {total === 0 ? (
        <Progress label={t('map.keep.cutting')} />
      ) : (
        <Progress
          label={t('map.keep.fetching')}
          value={bytes}
          max={total}
          text={t('map.keep.sizeOf', { size: formatBytes(bytes), total: formatBytes(total) })}
        />
      )}
      <Button kind="quiet" onClick={() => stopMap(tripId)}>
        {t('map.keep.stop')}
      </Button>
    </>
  );
}

function Kept({ kept }: { readonly kept: MapOnDevice }) {
  const { t } = useTranslation();
  if (kept.state === 'stopped')
    return <p>{t('map.keep.stopped', { size: formatBytes(kept.bytes), total: formatBytes(kept.total) })}</p>;
  if (kept.state !== 'here') return null;
  return (
    <p role="status" className="flex items-center gap-2">
      <MapPinned aria-hidden className="size-5 shrink-0 text-leaf" />
      {t('map.keep.here', { size: formatBytes(kept.bytes) })}
    </p>
  );
}

/** Keeps the street map around a trip on this phone, where the operator has one to cut from. */
export function KeepMap({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation();
  const offline = useOffline();
  const possible = useCanKeepMap(trip);
  const kept = useMapOnDevice(trip.id);
  const [fault, setFault] = useState<string | null>(null);
  if (!possible || !kept) return null;
  const keep = () => {
    setFault(null);
    keepMap(trip).catch((error: unknown) =>
      setFault(error instanceof Problem ? problemText(error, t).message : t('map.keep.noRoom')),
    );
  };
  return (
    <section aria-label={t('map.keep.title')} className="flex flex-col items-start gap-3 [&>div]:w-full">
      {kept.state === 'fetching' && <Fetching tripId={trip.id} kept={{ ...kept, state: 'fetching' }} />}
      <Kept kept={kept} />
      {(kept.state === 'none' || kept.state === 'stopped') && (
        <>
          <Button kind="secondary" disabled={offline} onClick={keep}>
            {t(kept.state === 'none' ? 'map.keep.title' : 'map.keep.goOn')}
          </Button>
          <p className="text-sm text-ink-soft">{t(offline ? 'map.keep.offline' : 'map.keep.text')}</p>
        </>
      )}
      {(kept.state === 'here' || kept.state === 'stopped') && (
        <Button kind="quiet" onClick={() => void forgetMap(trip.id)}>
          {t('map.keep.delete')}
        </Button>
      )}
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
}
