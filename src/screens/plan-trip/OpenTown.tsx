import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareDestination } from '../../data/destinations.ts';

type Known = Awaited<ReturnType<typeof prepareDestination>>;
type Found = { readonly name: string; readonly known: Known | null };

/** Of a town from open data: how much is known of it, said before anything is planned or paid. */
export function OpenTown({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    prepareDestination(name, cancel.signal)
      .catch(() => null)
      .then((known) => !cancel.signal.aborted && setFound({ name, known }))
      .catch(() => undefined);
    return () => cancel.abort();
  }, [name]);
  const known = found?.name === name ? found.known : undefined;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {known === undefined && t('openTown.gathering', { name })}
      {known === null && t('openTown.notNow', { name })}
      {known &&
        t('openTown.known', {
          sights: t('openTown.sights', { count: known.sights }),
          tables: t('openTown.tables', { count: known.tables }),
          hours: known.hoursKnown,
        })}
    </p>
  );
}
