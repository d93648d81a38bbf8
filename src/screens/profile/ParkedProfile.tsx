import { useTranslation } from 'react-i18next';
import { discardProfileChanges, sendProfileAgain, useParkedProfile } from '../../data/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Changes of the profile that waited and were then refused: kept until one of two ways on is taken. */
export function ParkedProfile() {
  const { t } = useTranslation();
  const parked = useParkedProfile();
  if (!parked) return null;
  const attempt = (work: Promise<unknown>) => {
    work.catch(() => showToast('error', t('profile.updateError')));
  };
  return (
    <section role="alert" className="flex flex-col gap-3 rounded-card border border-coral bg-card p-5">
      <h2 className="text-xl">{t('profile.refused.title')}</h2>
      <p>{t('profile.refused.text', { count: parked.waiting })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => attempt(sendProfileAgain())}>{t('profile.refused.mine')}</Button>
        <Button kind="secondary" onClick={() => attempt(discardProfileChanges())}>
          {t('profile.refused.theirs')}
        </Button>
      </div>
    </section>
  );
}
