import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import { endOtherSessions, endOwnSession, type OwnSession, useOwnSessions } from '../../data/profile.ts';
import { formatMoment } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface SessionLineProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}

function SessionLine({ session, onEnd }: SessionLineProps) {
  const { t } = useTranslation();
  const device = session.device || t('profile.unknownDevice');
  const Icon = /Android|iOS/.test(session.device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-sea" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.current && <Badge tone="leaf">{t('profile.thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('profile.lastUsed', { moment: formatMoment(session.lastUsedAt) })},{' '}
          {t('profile.since', { moment: formatMoment(session.startedAt) })}
        </p>
      </div>
      {!session.current && (
        <Button kind="quiet" aria-label={t('profile.endSessionOf', { device })} onClick={onEnd}>
          {t('profile.endSession')}
        </Button>
      )}
    </li>
  );
}

export function Sessions() {
  const { t } = useTranslation();
  const [asked, again] = useOwnSessions();
  const [busy, setBusy] = useState(false);

  async function end(work: () => Promise<void>, done: string) {
    setBusy(true);
    try {
      await work();
      showToast('success', done);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Ended already, from elsewhere: what was wanted is so.
      if (error.code !== 'NOT_FOUND') showToast('error', t('profile.sessionError'));
    }
    setBusy(false);
    again();
  }

  return (
    <Card as="section">
      <h2 className="pb-2 text-xl">{t('profile.sessions')}</h2>
      {asked.state === 'asking' && <Skeleton className="h-16" />}
      {asked.state === 'refused' && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-coral">
          {t('profile.sessionsError')}
          <Button kind="quiet" onClick={again}>
            {t('common.tryAgain')}
          </Button>
        </p>
      )}
      {asked.state === 'answered' && (
        <>
          <ul className="divide-y divide-line">
            {asked.answer.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                onEnd={() => void end(() => endOwnSession(session.id), t('profile.ended'))}
              />
            ))}
          </ul>
          {asked.answer.length > 1 && (
            <Button kind="secondary" busy={busy} onClick={() => void end(endOtherSessions, t('profile.endedOthers'))}>
              {t('profile.endOthers')}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
