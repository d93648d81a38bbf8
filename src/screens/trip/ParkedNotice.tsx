import { useTranslation } from 'react-i18next';
import { keepBoth, keepMine, type ParkedTrip, takeTheirs } from '../../data/conflicts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ParkedChanges } from './ParkedChanges.tsx';

interface ParkedNoticeProps {
  readonly tripId: string;
  readonly parked: ParkedTrip;
}

/** Dates that the trip no longer fits cannot be put back: there is nothing to choose. */
const canPutBack = ({ reason, changes }: ParkedTrip) =>
  reason !== 'GONE' || changes.some(({ change }) => change.kind !== 'dates');

/** Changes that were refused: what happened, what its owner wrote, that nothing is lost, and the ways on. */
export function ParkedNotice({ tripId, parked }: ParkedNoticeProps) {
  const { t } = useTranslation();
  const attempt = (work: Promise<unknown>) => {
    work.catch(() => showToast('error', t('planTrip.errorSavingTrip')));
  };
  const { reason, changes, waiting } = parked;
  const own = reason === 'CONFLICT' || reason === 'GONE';
  const discard = async () => {
    const bringBack = await takeTheirs(tripId);
    showToast('success', t('trip.discarded'), { label: t('trip.undo'), run: () => attempt(bringBack()) });
  };
  return (
    <section role="alert" className="flex w-full flex-col gap-3 rounded-card border border-coral bg-card p-5">
      <h2 className="text-xl">{t(`parked.${reason}.title`)}</h2>
      <p>{t(`parked.${reason}.text`, { count: own ? changes.length : waiting })}</p>
      {own && <ParkedChanges changes={changes} />}
      <div className="flex flex-wrap gap-3">
        {canPutBack(parked) && <Button onClick={() => attempt(keepMine(tripId))}>{t(`parked.${reason}.mine`)}</Button>}
        <Button kind="secondary" onClick={() => attempt(discard())}>
          {t(`parked.${reason}.theirs`)}
        </Button>
        {reason === 'CONFLICT' && (
          <Button kind="secondary" onClick={() => attempt(keepBoth(tripId))}>
            {t('parked.both')}
          </Button>
        )}
      </div>
    </section>
  );
}
