import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { HANDED_ID, HANDED_PROBLEM, handedProblems } from '#domain/handed-path.ts';
import { countHanded, forgetHanded, type Handed, readHanded } from '../../data/handed-over.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { showToast } from '../../ui/toast-store.ts';

const Material = lazy(() => import('./Material.tsx').then((module) => ({ default: module.Material })));
const Choices = lazy(() => import('./Choices.tsx').then((module) => ({ default: module.Choices })));

interface Found {
  /** null: nothing is here. */
  readonly handed: Handed | null;
  /** So many others wait. */
  readonly others: number;
}

/** The one that was asked for, or the newest; undefined while it is read. `again` looks once more. */
function useHanded(id: string | null) {
  const [found, setFound] = useState<Found>();
  const [look, setLook] = useState(0);
  useEffect(() => {
    let current = true;
    const read = async () => {
      const [handed, count] = await Promise.all([readHanded(id).catch(() => null), countHanded()]);
      if (current) setFound({ handed, others: handed ? count - 1 : count });
    };
    void read();
    return () => {
      current = false;
    };
  }, [id, look]);
  return { found, again: () => setLook(look + 1) };
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={title}
      action={
        <>
          <ButtonLink to={paths.myTrips}>{t('layout.myTrips')}</ButtonLink>
          <ButtonLink kind="secondary" to={paths.planTrip}>
            {t('layout.planTrip')}
          </ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

/** What another app handed over, and the question what becomes of it; nothing is added to anything here. */
export default function HandedOverScreen() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const problem = handedProblems.find((own) => own === params.get(HANDED_PROBLEM));
  const { found, again } = useHanded(params.get(HANDED_ID));
  if (problem)
    return <Nothing title={t(`handedOver.problem.${problem}.title`)} text={t(`handedOver.problem.${problem}.text`)} />;
  if (!found) return <Progress label={t('handedOver.reading')} />;
  const { handed, others } = found;
  if (!handed) return <Nothing title={t('handedOver.nothing')} text={t('handedOver.nothingText')} />;

  async function dismiss(id: string) {
    await forgetHanded(id);
    showToast('success', t('handedOver.dismissed'));
    setParams({}, { replace: true });
    again();
  }
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-8 py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('handedOver.title')}</h1>
        <p className="text-ink-soft">{t('handedOver.keeps')}</p>
      </header>
      <Suspense>
        <Material handed={handed} />
        <Choices key={handed.id} handed={handed} onDismiss={() => void dismiss(handed.id)} />
      </Suspense>
      {others > 0 && <p className="text-sm text-ink-soft">{t('handedOver.more', { count: others })}</p>}
    </div>
  );
}
