import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { syncNow } from '../data/sync.ts';
import { Button } from '../ui/Button.tsx';

interface SignOutDialogProps {
  /** How many changes would be lost; 0 keeps the dialog shut. */
  readonly unsent: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Signing out removes this account's data from the device, so unsent changes are asked about first (D19). */
export function SignOutDialog({ unsent, onStay, onLeave }: SignOutDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (unsent > 0) dialog.current?.showModal();
    else dialog.current?.close();
  }, [unsent]);

  async function sendFirst() {
    await syncNow(true);
    onStay();
  }

  return (
    <dialog
      ref={dialog}
      onClose={onStay}
      aria-labelledby="sign-out-title"
      className="m-auto max-w-md rounded-card border border-line bg-card p-6 text-ink backdrop:bg-ink/50"
    >
      <h2 id="sign-out-title" className="text-xl">
        {t('layout.signOutTitle')}
      </h2>
      <p className="py-4">{t('layout.signOutUnsent', { count: unsent })}</p>
      <div className="flex flex-col gap-2">
        <Button onClick={() => void sendFirst()}>{t('layout.sendFirst')}</Button>
        <Button kind="secondary" onClick={onStay}>
          {t('layout.stay')}
        </Button>
        <Button kind="danger" onClick={onLeave}>
          {t('layout.signOutAnyway')}
        </Button>
      </div>
    </dialog>
  );
}
