import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import { resendVerification, useUnverifiedAddress } from '../data/own-address.ts';
import { problemText } from '../i18n/problem-texts.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toast-store.ts';

/** An address its owner has not confirmed blocks purchases and publishing. */
export function Unverified() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  async function resend() {
    setBusy(true);
    try {
      await resendVerification();
      showToast('success', t('shop.resent'));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      showToast('error', problemText(error, t).message);
    }
    setBusy(false);
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 rounded-card border border-sun bg-sun/15 p-4">
      <p className="min-w-0 flex-1 basis-60">{t('shop.verifyText')}</p>
      <Button kind="quiet" busy={busy} onClick={() => void resend()}>
        {t('shop.resend')}
      </Button>
    </div>
  );
}

/** The same before anything is bought: the server would refuse it after the press that pays. */
export function UnverifiedBuyer() {
  return useUnverifiedAddress() && <Unverified />;
}
