import { useTranslation } from 'react-i18next';
import { keepBoth, keepMine, type ParkedTrip, takeTheirs } from '../../data/conflicts.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast-store.ts';
import { canPutBack } from './deciding.ts';
import { ParkedField } from './ParkedField.tsx';

interface ParkedNoticeProps {
  readonly tripId: string;
  readonly parked: ParkedTrip;
}

type Words = Readonly<Record<'mine' | 'theirs', string>>;

/** Where several places wait, the buttons of all of them say so. */
function useWords({ reason, fields, isMore }: ParkedTrip): Words | null {
  const { t } = useTranslation();
  const isOne = fields.length === 1 && !isMore;
  switch (reason) {
    case 'CONFLICT':
      return isOne ? null : { mine: t('parked.CONFLICT.allMine'), theirs: t('parked.CONFLICT.allTheirs') };
    case 'GONE':
      return isOne ? null : { mine: t('parked.GONE.allMine'), theirs: t('parked.GONE.allTheirs') };
    default:
      return { mine: t(`parked.${reason}.mine`), theirs: t(`parked.${reason}.theirs`) };
  }
}

/** Changes that were refused: what happened, both texts of every place, that nothing is lost, and the ways on. */
export function ParkedNotice({ tripId, parked }: ParkedNoticeProps) {
  const { t } = useTranslation();
  const attempt = (work: Promise<unknown>) => {
    work.catch(() => showToast('error', t('planTrip.errorSavingTrip')));
  };
  const { reason, fields, waiting } = parked;
  const own = reason === 'CONFLICT' || reason === 'GONE';
  const words = useWords(parked);
  const discard = async () => {
    const bringBack = await takeTheirs(tripId);
    showToast('success', t('trip.discarded'), { label: t('trip.undo'), run: () => attempt(bringBack()) });
  };
  return (
    <section role="alert" className="flex w-full flex-col gap-3 rounded-card border border-coral bg-card p-4 sm:p-5">
      <h2 className="text-xl">{t(`parked.${reason}.title`)}</h2>
      <p>{t(`parked.${reason}.text`, { count: own ? fields.length : waiting })}</p>
      {own && fields.map((field) => <ParkedField key={field.path} tripId={tripId} field={field} />)}
      <div className={classNames('flex flex-wrap gap-3 empty:hidden', own && 'border-t border-line pt-3')}>
        {words && (!own || fields.some(canPutBack)) && (
          <Button onClick={() => attempt(keepMine(tripId))}>{words.mine}</Button>
        )}
        {words && (
          <Button kind="secondary" onClick={() => attempt(discard())}>
            {words.theirs}
          </Button>
        )}
        {reason === 'CONFLICT' && (
          <Button kind="secondary" onClick={() => attempt(keepBoth(tripId))}>
            {t('parked.both')}
          </Button>
        )}
      </div>
    </section>
  );
}
