import { useTranslation } from 'react-i18next';
import { keepBoth, keepMine, takeTheirs, useParked } from '../../data/conflicts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Changes the server refused: what happened, that nothing is lost, and the three ways on. */
export function ParkedNotice({ tripId }: { readonly tripId: string }) {
  const { t } = useTranslation();
  const parked = useParked(tripId);
  if (!parked) return null;
  const attempt = (work: Promise<unknown>) => {
    work.catch(() => showToast('error', t('planTrip.errorSavingTrip')));
  };
  const discard = async () => {
    const bringBack = await takeTheirs(tripId);
    showToast('success', t('trip.discarded'), { label: t('trip.undo'), run: () => attempt(bringBack()) });
  };
  const reason = parked.because === 'CONFLICT' || parked.because === 'NOT_FOUND' ? parked.because : ('OTHER' as const);
  return (
    <section role="alert" className="flex w-full flex-col gap-3 rounded-card border border-coral bg-card p-5">
      <h2 className="text-xl">{t(`trip.parked.${reason}.title`)}</h2>
      <p>{t(`trip.parked.${reason}.text`, { count: parked.changes })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => attempt(keepMine(tripId))}>{t(`trip.parked.${reason}.mine`)}</Button>
        <Button kind="secondary" onClick={() => attempt(discard())}>
          {t(`trip.parked.${reason}.theirs`)}
        </Button>
        {reason === 'CONFLICT' && (
          <Button kind="secondary" onClick={() => attempt(keepBoth(tripId))}>
            {t('trip.parked.both')}
          </Button>
        )}
      </div>
    </section>
  );
}
