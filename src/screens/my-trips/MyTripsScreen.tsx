import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptAs } from '#domain/trip/kept-as.ts';
import { useOffline } from '../../data/connection.ts';
import { useStoredAsOf } from '../../data/freshness.ts';
import { isHandedWaiting } from '../../data/handed-waiting.ts';
import { useUserId } from '../../data/session.ts';
import { useStopWords } from '../../data/stop-words.ts';
import { useSync } from '../../data/sync-state.ts';
import { type MyTrip, useMyTrips } from '../../data/trips.ts';
import { formatMoment } from '../../i18n/format.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { SignInPrompt } from '../../navigation/SignInPrompt.tsx';
import { Unreadable } from '../../navigation/Unreadable.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToday } from '../../ui/today.ts';
import { filterTrips, isNarrowed, noFilter } from './filter.ts';
import { ImportTrip } from './ImportTrip.tsx';
import { Incomplete, NotFetched } from './Incomplete.tsx';
import { useDroppedFiles, useImporting } from './importing.ts';
import { ListPart } from './list-part.tsx';
import { TripFilters } from './TripFilters.tsx';

export { bringList } from './list-part.tsx';

const HandedNotice = lazyWithTexts(async () => (await import('./HandedNotice.tsx')).HandedNotice, 'handedOver');
const LaunchedFile = lazy(() => import('./LaunchedFile.tsx').then((module) => ({ default: module.LaunchedFile })));
const ImportDialog = lazy(() => import('./ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })));
const PutAway = lazyWithTexts(async () => (await import('./PutAway.tsx')).PutAway, 'trash');
const ToDecide = lazy(() => import('./ToDecide.tsx').then((module) => ({ default: module.ToDecide })));

const Drafts = lazyWithTexts(async () => (await import('./Drafts.tsx')).Drafts, 'leftPlans');
const drafts = (
  <Suspense>
    <Drafts />
  </Suspense>
);

interface ImportPlaceProps {
  readonly importPlace: ReactNode;
}

function NoTrips({ importPlace }: ImportPlaceProps) {
  const { t } = useTranslation();
  const offline = useOffline();
  const asked = useSync((state) => state.trips === 'whole');
  if (!offline && !asked) return <NotFetched importPlace={importPlace} />;
  return (
    <EmptyState
      title={offline ? t('myTrips.emptyOffline') : t('myTrips.empty')}
      action={
        <>
          <ButtonLink to={paths.planTrip}>{t('layout.planTrip')}</ButtonLink>
          {importPlace}
        </>
      }
    >
      {offline ? t('myTrips.emptyOfflineText') : t('myTrips.emptyText')}
    </EmptyState>
  );
}

export default function MyTripsScreen() {
  const { t } = useTranslation();
  const userId = useUserId();
  const stored = useMyTrips();
  const offline = useOffline();
  const unasked = useSync((state) => state.trips === 'unasked');
  if (userId === null) {
    return <SignInPrompt title={t('myTrips.unauthorized')}>{t('myTrips.unauthorizedText')}</SignInPrompt>;
  }
  if (stored.state === 'unreadable') return <Unreadable again={stored.again} />;
  // An empty device may be a new one: only an answer of the server, or none, makes it an empty list.
  if (stored.state === 'reading' || (stored.value.length === 0 && unasked && !offline)) {
    return (
      <div role="status" aria-label={t('common.loading')} className="flex flex-col gap-4 py-8">
        <Skeleton className="h-10 w-52" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  }
  return <Shown trips={stored.value} />;
}

/** What other apps handed over and waits; told only where there is some. */
function Handed() {
  const [waits, setWaits] = useState(false);
  useEffect(() => void isHandedWaiting().then(setWaits), []);
  return <Suspense>{waits && <HandedNotice />}</Suspense>;
}

/** The list, and files that become trips of it. */
function Shown({ trips }: { readonly trips: readonly MyTrip[] }) {
  const { t } = useTranslation();
  const importing = useImporting();
  const held = useDroppedFiles(importing.take);
  const importPlace = <ImportTrip onFile={importing.take} />;
  return (
    <>
      <Handed />
      {trips.every(keptAs) ? (
        <>
          <NoTrips importPlace={importPlace} />
          {drafts}
        </>
      ) : (
        <TripList trips={trips} importPlace={importPlace} />
      )}
      {held && (
        <p className="pointer-events-none fixed inset-4 z-40 grid place-items-center rounded-card border-4 border-dashed border-sea bg-paper/90 text-xl">
          {t('myTrips.importDrop')}
        </p>
      )}
      <Suspense>
        <PutAway />
      </Suspense>
      <Suspense>
        {importing.state && <ImportDialog importing={importing} />}
        {'launchQueue' in window && <LaunchedFile onFile={importing.take} />}
      </Suspense>
    </>
  );
}

const needsDecision = ({ placement }: MyTrip) => placement === 'needs-attention';

function TripList({ trips, importPlace }: ImportPlaceProps & { readonly trips: readonly MyTrip[] }) {
  const { t } = useTranslation();
  const today = useToday();
  const asOf = useStoredAsOf();
  const [filter, setFilter] = useState(noFilter);
  const stops = useStopWords(filter.text.trim() !== '');
  const matching = useMemo(() => filterTrips(trips, filter, { today, stops }), [trips, filter, today, stops]);
  const isNone = matching.length === 0 && stops !== null;
  return (
    <div className="pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-6">
        <h1 className="text-3xl">{t('myTrips.title')}</h1>
        {importPlace}
      </div>
      <Incomplete here={trips.length} />
      <Suspense>{trips.some(needsDecision) && <ToDecide trips={trips} />}</Suspense>
      {asOf && <p className="pb-4 text-sm text-ink-soft">{t('trip.asOf', { moment: formatMoment(asOf) })}</p>}
      <TripFilters filter={filter} onChange={setFilter} found={matching.length} />
      {matching.length > 0 && <ListPart trips={matching} narrowed={isNarrowed(filter)} today={today} drafts={drafts} />}
      {isNone && (
        <div className="flex flex-col items-center gap-4 py-10 text-center">
          <p>{t('myTrips.noneFound')}</p>
          <Button kind="secondary" onClick={() => setFilter(noFilter)}>
            {t('myTrips.showAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
