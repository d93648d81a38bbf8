import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { keepUnsentAsFile, sendFirst, staySignedIn, useAtStake, useSignOut } from './sign-out.ts';

/** Asks about changes the server has not heard of and plans that were not saved, before they would be lost (D19). */
export function SignOutDialog() {
  const { t } = useTranslation();
  const { leave } = useSignOut();
  const { unsent, plans } = useAtStake();
  const failed = () => showToast('error', t('layout.notKept'));
  async function keep() {
    if (!(await keepUnsentAsFile())) showToast('error', t('layout.nothingForFile'));
  }

  return (
    <Dialog
      open={unsent + plans > 0}
      onClose={staySignedIn}
      closeLabel={t('common.close')}
      title={t(unsent > 0 ? 'layout.signOutTitle' : 'layout.signOutPlansTitle')}
      description={[
        unsent > 0 && t('layout.signOutUnsent', { count: unsent }),
        plans > 0 && t('layout.signOutPlans', { count: plans }),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Button onClick={() => void sendFirst().catch(failed)}>
            {t(plans > 0 ? 'layout.saveFirst' : 'layout.sendFirst')}
          </Button>
          <Button kind="secondary" onClick={() => void keep().catch(failed)}>
            {t('layout.keepAsFile')}
          </Button>
          <Button kind="secondary" onClick={staySignedIn}>
            {t('layout.stay')}
          </Button>
          <Button kind="danger" onClick={() => void leave()}>
            {t('layout.signOutAnyway')}
          </Button>
        </>
      }
    />
  );
}
