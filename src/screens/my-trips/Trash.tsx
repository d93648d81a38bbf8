import { useTranslation } from 'react-i18next';
import { tripName } from '#domain/trip/trip-name.ts';
import { bringBack, keptUntil, removeForGood, type TrashedTrip, useTrash } from '../../data/trash.ts';
import { formatLongDay, formatRange } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Folded } from './Folded.tsx';

function Trashed({ trashed }: { readonly trashed: TrashedTrip }) {
  const { t } = useTranslation();
  const { trip } = trashed;
  const name = `${tripName(trip)}, ${formatRange(trip.dates)}`;
  const attempt = (work: Promise<void>, done: string) =>
    void work.then(
      () => showToast('success', done),
      () => showToast('error', t('trash.failed')),
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-ink-soft">{t('trash.until', { date: formatLongDay(keptUntil(trashed)) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          aria-label={`${t('trash.bringBack')}: ${name}`}
          onClick={() => attempt(bringBack(trashed), t('trash.isBack'))}
        >
          {t('trash.bringBack')}
        </Button>
        <Button
          kind="quiet"
          aria-label={`${t('trash.forGood')}: ${name}`}
          onClick={() => attempt(removeForGood(trashed), t('trash.isGone'))}
        >
          {t('trash.forGood')}
        </Button>
      </div>
    </li>
  );
}

/** Below the list: what was deleted on this device and can still be brought back. */
export function Trash() {
  const { t } = useTranslation();
  const trash = useTrash();
  if (trash.length === 0) return null;
  return (
    <Folded title={t('trash.title', { count: trash.length })} text={t('trash.what')}>
      {trash.map((trashed) => (
        <Trashed key={trashed.id} trashed={trashed} />
      ))}
    </Folded>
  );
}
