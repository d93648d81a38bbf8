import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/problem.ts';
import { useOffline } from '../../data/connection.ts';
import { type InspirationCard, useInspiration } from '../../data/inspiration.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { filterInspiration, noFilter } from './filter.ts';
import { InspirationCardView } from './InspirationCardView.tsx';
import { InspirationFilters } from './InspirationFilters.tsx';

const grid = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3';

function OnItsWay() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className={grid}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="h-104" />
      ))}
    </div>
  );
}

/** No network is a state of its own; anything else is an error. Both say so only where nothing is remembered. */
function NothingHere({ problem, again }: { readonly problem: Problem; readonly again: () => void }) {
  const { t } = useTranslation();
  const offline = useOffline();
  const tryAgain = <Button onClick={again}>{t('common.tryAgain')}</Button>;
  if (offline) {
    return (
      <EmptyState level={2} title={t('inspiration.offline')} action={tryAgain}>
        {t('inspiration.offlineText')}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel
      title={t('common.errors.loadingTrips')}
      message={problemText(problem, t).message}
      action={
        <>
          {tryAgain}
          <ButtonLink kind="secondary" to={paths.sampleTrip}>
            {t('inspiration.sample')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Gallery({ cards }: { readonly cards: readonly InspirationCard[] }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(noFilter);
  const matching = useMemo(() => filterInspiration(cards, filter), [cards, filter]);
  return (
    <>
      <InspirationFilters filter={filter} onChange={setFilter} found={matching.length} />
      {matching.length === 0 ? (
        <EmptyState
          level={2}
          title={t('inspiration.noneFound')}
          action={
            <>
              <Button onClick={() => setFilter(noFilter)}>{t('inspiration.showAll')}</Button>
              <ButtonLink kind="secondary" to={paths.planTrip}>
                {t('layout.planTrip')}
              </ButtonLink>
            </>
          }
        >
          {t('inspiration.noneFoundText')}
        </EmptyState>
      ) : (
        <ul className={grid}>
          {matching.map((card) => (
            <InspirationCardView key={card.id} card={card} />
          ))}
        </ul>
      )}
    </>
  );
}

export default function InspirationScreen() {
  const { t } = useTranslation();
  const { found, problem, again } = useInspiration();
  const hydrated = useHydrated();
  return (
    <div className="flex flex-col gap-6 py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl md:text-4xl">{t('inspiration.title')}</h1>
        <p className="max-w-measure text-lg text-ink-soft">{t('inspiration.lead')}</p>
      </header>
      {/* What this device remembers is in no markup made at build time. */}
      {hydrated && found ? (
        <Gallery cards={found} />
      ) : problem ? (
        <NothingHere problem={problem} again={again} />
      ) : (
        <OnItsWay />
      )}
    </div>
  );
}
