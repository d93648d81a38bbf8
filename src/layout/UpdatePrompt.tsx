import { useTranslation } from 'react-i18next';
import { applyUpdate, useUpdate } from '../pwa/worker.ts';
import { Button } from '../ui/Button.tsx';

/** A new version waits; it takes over when the user says so, never in the middle of something (P7). */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const waiting = useUpdate((state) => state.waiting);
  if (!waiting) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-md items-center justify-between gap-4 rounded-card border border-sea bg-card p-4 shadow-lg"
    >
      <p>{t('layout.update')}</p>
      <Button onClick={() => applyUpdate(waiting)}>{t('layout.updateNow')}</Button>
    </div>
  );
}
