import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tripName } from '#domain/trip/trip-name.ts';
import { listTrip, useKeptAs } from '../../data/drafts.ts';
import { formatRange } from '../../i18n/format.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Folded } from './Folded.tsx';
import { Trash } from './Trash.tsx';

function Archive() {
  const { t } = useTranslation();
  const trips = useKeptAs('archived');
  if (trips.length === 0) return null;
  const back = (id: string) =>
    void listTrip(id).then(
      () => showToast('success', t('trash.listed')),
      () => showToast('error', t('trash.failed')),
    );
  return (
    <Folded title={t('trash.archive', { count: trips.length })} text={t('trash.archived')}>
      {trips.map((trip) => {
        const name = `${tripName(trip)}, ${formatRange(trip.dates)}`;
        return (
          <li
            key={trip.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
          >
            <Link
              to={paths.trip(trip.id)}
              className="flex min-h-11 min-w-0 items-center font-semibold text-sea underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {name}
            </Link>
            <Button kind="secondary" aria-label={`${t('trash.list')}: ${name}`} onClick={() => back(trip.id)}>
              {t('trash.list')}
            </Button>
          </li>
        );
      })}
    </Folded>
  );
}

/** Below the list: what its owner archived, and what was deleted on this device and can still be brought back. */
export function PutAway() {
  return (
    <>
      <Archive />
      <Trash />
    </>
  );
}
