import { useTranslation } from 'react-i18next';
import type { Unreadable } from '#domain/trip/export/trip-file.ts';
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

/** What somebody has to know or decide about a file before it becomes a trip. */
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
      <p>{t('myTrips.importKnownText', { name: now.title ?? now.destination, moment: formatMoment(exportedAt) })}</p>
    </Dialog>
  );
}
