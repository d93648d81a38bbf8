import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { KeptAs } from '#domain/trip/kept-as.ts';
import { discardDraft, listTrip } from '../../data/drafts.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface KeptAsNoticeProps {
  readonly tripId: string;
  readonly kept: KeptAs;
}

/** Above a trip that is not in the list: why, and what its owner can do about it. */
export function KeptAsNotice({ tripId, kept }: KeptAsNoticeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const attempt = (work: () => Promise<void>) => () =>
    void work().catch(() => showToast('error', t('leftPlans.failed')));
  const list = attempt(async () => {
    await listTrip(tripId);
    showToast('success', t(kept === 'draft' ? 'leftPlans.kept' : 'leftPlans.listed'));
  });
  const discard = attempt(async () => {
    const bringBack = await discardDraft(tripId);
    showToast('success', t('leftPlans.planDiscarded'), { label: t('trip.undo'), run: attempt(bringBack) });
    await navigate(paths.myTrips);
  });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-dashed border-sun bg-card p-4">
      <p>{t(kept === 'draft' ? 'leftPlans.notice' : 'leftPlans.archived')}</p>
      <p className="flex flex-wrap gap-2">
        <Button onClick={list}>{t(kept === 'draft' ? 'leftPlans.keep' : 'leftPlans.list')}</Button>
        {kept === 'draft' && (
          <Button kind="quiet" onClick={discard}>
            {t('leftPlans.discardPlan')}
          </Button>
        )}
      </p>
    </div>
  );
}
