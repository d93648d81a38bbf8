import { useTranslation } from 'react-i18next';
import { useOffline } from '../data/connection.ts';
import { useUnsentCount } from '../data/unsent-count.ts';

/** Offline is a state, not an error: quiet, and it says what waits. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const offline = useOffline();
  const waiting = useUnsentCount();
  return (
    <div role="status">
      {offline && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">
          {t('layout.offline')} {waiting > 0 && t('layout.waiting', { count: waiting })}
        </p>
      )}
    </div>
  );
}
