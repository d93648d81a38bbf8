import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../data/connection.ts';
import { useSessionState } from '../../data/session.ts';
import type { WaitingOperation } from '../../data/waiting.ts';
import { formatMoment } from '../../i18n/format.ts';
import { tellChange } from '../../trip-view/told-change.ts';

interface ToldLine {
  readonly key: string;
  readonly what: string;
  readonly value: string;
}

const words = {
  'trip.create': 'create',
  'trip.delete': 'delete',
  'trip.share': 'share',
  'trip.unshare': 'unshare',
  'profile.patch': 'profile',
} as const;

/** An operation in words; one line for every change of a trip. */
export function useTold({ kind, changes }: WaitingOperation): readonly ToldLine[] {
  const { t } = useTranslation();
  if (kind !== 'trip.patch') return [{ key: kind, what: t(`sync.kinds.${words[kind]}`), value: '' }];
  return changes.map((own) => ({ key: JSON.stringify(own.change), ...tellChange(own, t) }));
}

const LOOK_EVERY_MS = 1000;

/** Milliseconds since 1970, while something is awaited. */
function useNow(isAwaited: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = window.setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isAwaited]);
  return now;
}

/** Why an operation has not been sent. */
export function useWhy({ because, isBehind, attempts, nextAt }: WaitingOperation): string {
  const { t } = useTranslation();
  const offline = useOffline();
  const ended = useSessionState() === 'ended';
  const now = useNow(attempts > 0);
  if (because === 'CONFLICT') return t('sync.why.refused', { why: t('parked.CONFLICT.title') });
  if (because !== null) return t('sync.why.refused', { why: t(`problem.${because}.title`) });
  if (isBehind) return t('sync.why.behind');
  if (ended) return t('sync.why.signIn');
  if (attempts > 0 && nextAt > now) {
    return t('sync.why.tried', { count: attempts, moment: formatMoment(new Date(nextAt).toISOString()) });
  }
  return offline ? t('sync.why.offline') : t('sync.why.soon');
}
