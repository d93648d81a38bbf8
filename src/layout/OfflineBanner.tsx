import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOffline, useSilentServer } from '../data/connection.ts';
import { useUnsentCount } from '../data/unsent-count.ts';
import { paths } from '../navigation/paths.ts';

/** Offline is a state, not an error: quiet, and it says what waits. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const offline = useOffline();
  const silent = useSilentServer();
  const waiting = useUnsentCount();
  return (
    <div role="status">
      {(offline || silent) && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">
          {t(offline ? 'layout.offline' : 'layout.silent')}{' '}
          {waiting > 0 && (
            <Link to={paths.sync} className="text-paper underline">
              {t('layout.waiting', { count: waiting })}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
