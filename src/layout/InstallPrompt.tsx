import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../pwa/install.ts';
import { Button } from '../ui/Button.tsx';

const KEY = 'installDismissed';

/** After a save: how to have it one tap away, with no browser around it. Asked once; a no is a no. */
export function InstallPrompt() {
  const { t } = useTranslation();
  const install = useInstall();
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(KEY) !== null);
  if (dismissed || install.way === 'none') return null;

  function dismiss() {
    localStorage.setItem(KEY, '1');
    setDismissed(true);
  }
  function accept() {
    // Whatever its user answers there: the browser makes an offer only once.
    if (install.way === 'offer') install.offer.prompt().catch(() => undefined);
    dismiss();
  }
  return (
    <section
      aria-labelledby="install"
      className="mx-auto mb-8 flex w-[calc(100%-2rem)] max-w-6xl flex-col gap-3 rounded-card border border-sea bg-card p-5 md:flex-row md:items-center"
    >
      <div className="grow">
        <h2 id="install" className="text-xl">
          {t('install.title')}
        </h2>
        <p className="text-ink-soft">{install.way === 'offer' ? t('install.text') : t('install.byHand')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {install.way === 'offer' && <Button onClick={accept}>{t('install.install')}</Button>}
        <Button kind="quiet" onClick={dismiss}>
          {t('install.later')}
        </Button>
      </div>
    </section>
  );
}
