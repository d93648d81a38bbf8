import { useTranslation } from 'react-i18next';
import { tripName } from '#domain/trip/trip-name.ts';
import type { Unreadable } from '#rendering/export/trip-file.ts';
import type { ImportOfOne } from '../../data/import-trip.ts';
import { formatMoment } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Importing } from './importing.ts';

function Reason({ why }: { readonly why: Unreadable }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(`myTrips.unreadable.${why.kind}`)}</p>
      {why.kind === 'invalid' && (
        <p className="pt-3 text-sm break-words text-ink-soft">
          {t('myTrips.unreadableField', { field: why.field, message: why.message })}
        </p>
      )}
    </>
  );
}

/** What a file of several trips would bring, counted, before anything is changed. */
function Several({ found }: { readonly found: readonly ImportOfOne[] }) {
  const { t } = useTranslation();
  const count = (kind: ImportOfOne['kind']) => found.filter((one) => one.kind === kind).length;
  return (
    <ul className="list-disc pl-5">
      {(['new', 'older', 'same', 'unreadable'] as const).map(
        (kind) => count(kind) > 0 && <li key={kind}>{t(`myTrips.several.${kind}`, { count: count(kind) })}</li>,
      )}
    </ul>
  );
}

interface SeveralDialogProps {
  readonly importing: Importing;
  readonly found: readonly ImportOfOne[];
}

function SeveralDialog({ importing: { close, takeAll }, found }: SeveralDialogProps) {
  const { t } = useTranslation();
  const isNews = found.some(({ kind }) => kind === 'new' || kind === 'older');
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t('common.close')}
      title={t('myTrips.severalTitle', { count: found.length })}
      actions={
        isNews ? (
          <Button onClick={() => takeAll(found)}>{t('myTrips.severalTake')}</Button>
        ) : (
          <Button onClick={close}>{t('common.close')}</Button>
        )
      }
    >
      <Several found={found} />
    </Dialog>
  );
}

/** What the traveller has to know or decide about a file before it becomes a trip. */
export function ImportDialog({ importing }: { readonly importing: Importing }) {
  const { t } = useTranslation();
  const { state, close, update, addAsNew } = importing;
  if (!state) return null;
  const frame = { open: true, onClose: close, closeLabel: t('common.close') };
  if (state.kind === 'unreadable') {
    return (
      <Dialog
        {...frame}
        title={t('myTrips.importFailed')}
        actions={<Button onClick={close}>{t('common.close')}</Button>}
      >
        <Reason why={state.why} />
      </Dialog>
    );
  }
  if (state.kind === 'several') return <SeveralDialog importing={importing} found={state.found} />;
  const { now, trip, exportedAt } = state;
  return (
    <Dialog
      {...frame}
      title={t('myTrips.importKnown')}
      actions={
        <>
          <Button onClick={() => update(now, trip)}>{t('myTrips.importUpdate')}</Button>
          <Button kind="secondary" onClick={() => addAsNew(trip)}>
            {t('myTrips.importCopy')}
          </Button>
        </>
      }
    >
      <p>
        {t('myTrips.importKnownText', {
          name: tripName(now.trip),
          moment: formatMoment(exportedAt),
        })}
      </p>
    </Dialog>
  );
}
