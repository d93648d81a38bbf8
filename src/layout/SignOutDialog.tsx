import { useTranslation } from 'react-i18next';
import { syncNow } from '../data/sync.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { keepUnsentAsFile, staySignedIn, useSignOut, useUnsentAtSignOut } from './sign-out.ts';

/** Asks about changes the server has not heard of, before they would be lost (D19). */
export function SignOutDialog() {
  const { t } = useTranslation();
  const { leave } = useSignOut();
  const unsent = useUnsentAtSignOut();

  async function sendFirst() {
    await syncNow(true);
    staySignedIn();
  }

  return (
    <Dialog
      open={unsent > 0}
      onClose={staySignedIn}
      closeLabel={t('common.close')}
      title={t('layout.signOutTitle')}
      description={t('layout.signOutUnsent', { count: unsent })}
      actions={
        <>
          <Button onClick={() => void sendFirst()}>{t('layout.sendFirst')}</Button>
          <Button kind="secondary" onClick={() => void keepUnsentAsFile()}>
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
