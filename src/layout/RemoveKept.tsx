import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { type AtStake, atStake, keepUnsentAsFile, useSignOut } from './sign-out.ts';

/** Asks before what is kept of a session that ended goes from this device: for a device that is lent or given away. */
export function RemoveKept({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { leave } = useSignOut();
  const [stake, setStake] = useState<AtStake | null>(null);
  useEffect(() => {
    const unknown = () => setStake({ unsent: 0, plans: 0 });
    atStake().then(setStake, unknown);
  }, []);
  if (!stake) return null;
  const { unsent, plans } = stake;
  const failed = () => showToast('error', t('ended.notRemoved'));
  async function keep() {
    if (!(await keepUnsentAsFile())) showToast('error', t('layout.nothingForFile'));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('ended.removeTitle')}
      description={[
        t('ended.removeText'),
        unsent > 0 && t('layout.signOutUnsent', { count: unsent }),
        plans > 0 && t('layout.signOutPlans', { count: plans }),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Button kind="danger" onClick={() => void leave().catch(failed)}>
            {t('ended.removeNow')}
          </Button>
          {unsent + plans > 0 && (
            <Button kind="secondary" onClick={() => void keep().catch(failed)}>
              {t('layout.keepAsFile')}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {t('ended.keep')}
          </Button>
        </>
      }
    />
  );
}
