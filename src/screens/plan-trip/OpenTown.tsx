import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '#domain/problem.ts';
import { prepareDestination } from '../../data/open-town.ts';

type Known = Awaited<ReturnType<typeof prepareDestination>>;
type Answer = Known | 'too little' | 'not now';

const refused = (error: unknown): Answer =>
  error instanceof Problem && error.code === 'DESTINATION_UNKNOWN' ? 'too little' : 'not now';

function told(answer: Answer, name: string, t: TFunction): string {
  if (answer === 'too little') return t('openTown.tooLittle', { name });
  if (answer === 'not now') return t('openTown.notNow', { name });
  const sights = t('openTown.sights', { count: answer.sights });
  const tables = t('openTown.tables', { count: answer.tables });
  return t('openTown.known', { sights, tables, hours: answer.hoursKnown });
}

/** Of a town from open data: how much is known of it, said before anything is planned or paid. */
export function OpenTown({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const [found, setFound] = useState<{ readonly name: string; readonly answer: Answer } | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    prepareDestination(name, cancel.signal)
      .catch(refused)
      .then((answer) => !cancel.signal.aborted && setFound({ name, answer }))
      .catch(() => undefined);
    return () => cancel.abort();
  }, [name]);
  return (
    <p role="status" className="text-sm text-ink-soft">
      {found?.name === name ? told(found.answer, name, t) : t('openTown.gathering', { name })}
    </p>
  );
}
