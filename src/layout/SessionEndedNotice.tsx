import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSessionState } from '../data/session.ts';
import { useUnsentCount } from '../data/unsent-count.ts';
import { paths } from '../navigation/paths.ts';

/** The server ended the session: the data stays, and the way back in is one tap away (P1). */
export function SessionEndedNotice() {
  const { t } = useTranslation();
  const ended = useSessionState() === 'ended';
  const unsent = useUnsentCount();
  if (!ended) return null;
  return (
    <p role="status" className="border-b border-sun bg-card px-4 py-2 text-center text-sm">
      {unsent > 0 ? t('layout.sessionEndedUnsent', { count: unsent }) : t('layout.sessionEnded')}{' '}
      <Link to={paths.login} className="font-semibold text-sea underline">
        {t('layout.signIn')}
      </Link>
    </p>
  );
}
