import { useEffect, useState } from 'react';
import type { Looked } from '#domain/trip/finding.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { databaseOf } from '../offline/database.ts';
import { Beside } from './beside.ts';
import type { FitAnswer, FitQuestion } from './fit.worker.ts';
import { currentUserId } from './session.ts';
import { useStored } from './stored.ts';

/** One worker for all trips. */
const checker = new Beside<FitQuestion, FitAnswer>(
  () => new Worker(new URL('./fit.worker.ts', import.meta.url), { type: 'module' }),
);

async function fetchMissing(id: string): Promise<void> {
  const { keepFacts } = await import('./facts.ts');
  await keepFacts(databaseOf(currentUserId()), id);
}

/** The facts of a destination on this device; fetched when they are missing and there is a network. */
export function useFacts(id: string | null) {
  useEffect(() => {
    if (id !== null) fetchMissing(id).catch(() => undefined);
  }, [id]);
  return useStored(`facts ${id}`, async ({ facts }) => (id === null ? null : ((await facts.get(id)) ?? null)));
}

/** Looks at a trip with the planner's own checks, on this device and beside the page, now and after every change. */
export function useFit(trip: Trip | null): Looked {
  const kept = useFacts(trip?.destinationId ?? null);
  const [found, setFound] = useState<{ trip: Trip; looked: Looked } | null>(null);
  const known = kept.state === 'read' ? kept.value : null;
  const ready = kept.state !== 'reading';
  useEffect(() => {
    if (!trip || !ready) return;
    let current = true;
    const tell = (looked: Looked) => current && setFound({ trip, looked });
    checker
      .ask({ trip, known })
      .then(({ fit }) =>
        tell({
          state: 'looked',
          fit,
          factsDate: known?.facts.facts.date ?? null,
          isOpenData: known?.facts.sources !== undefined,
        }),
      )
      .catch(() => tell({ state: 'impossible' }));
    return () => {
      current = false;
    };
  }, [trip, known, ready]);
  // While it looks again, what it found last stays in sight.
  return found && found.trip.id === trip?.id ? found.looked : { state: 'looking' };
}
