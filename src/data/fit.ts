import { useEffect, useState } from 'react';
import { basesOf, destinationIdsOf } from '#domain/trip/base.ts';
import type { Looked } from '#domain/trip/finding.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { databaseOf, type StoredFacts } from '../offline/database.ts';
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

/** The facts of where a trip leads on this device, in its order, null where they are not here; fetched when they are missing and there is a network. */
export function useFacts(trip: Pick<Trip, 'bases' | 'destinationId'> | null) {
  const key = trip ? destinationIdsOf(trip).join(' ') : '';
  useEffect(() => {
    for (const id of key.split(' ')) if (id !== '') fetchMissing(id).catch(() => undefined);
  }, [key]);
  return useStored(`facts ${key}`, async ({ facts }) => {
    const found = await facts.bulkGet(key.split(' ').filter((id) => id !== ''));
    return found.map((own) => own ?? null);
  });
}

/** Of every base of a trip, also where a journey comes to one place twice. */
export function factsOfBases(trip: Trip, known: readonly (StoredFacts | null)[]): (StoredFacts | null)[] {
  const bases = basesOf(trip);
  if (bases.length === 0) return [known[0] ?? null];
  return bases.map(({ destinationId }) => known.find((own) => own?.id === destinationId) ?? null);
}

/** The month that the oldest facts are of; null where any are missing. */
function oldestOf(known: readonly (StoredFacts | null)[]): string | null {
  const dates = known.map((own) => own?.facts.facts.date ?? '');
  return dates.reduce((oldest, own) => (own < oldest ? own : oldest), dates[0] ?? '') || null;
}

/** Looks at a trip with the planner's own checks, on this device and beside the page, now and after every change. */
export function useFit(trip: Trip | null): Looked {
  const kept = useFacts(trip);
  const [found, setFound] = useState<{ trip: Trip; looked: Looked } | null>(null);
  const known = kept.state === 'read' ? kept.value : null;
  const ready = kept.state !== 'reading';
  useEffect(() => {
    if (!trip || !ready) return;
    let current = true;
    const tell = (looked: Looked) => current && setFound({ trip, looked });
    checker
      .ask({ trip, known: factsOfBases(trip, known ?? []) })
      .then(({ fit }) =>
        tell({
          state: 'looked',
          fit,
          factsDate: oldestOf(known ?? []),
          isOpenData: (known ?? []).some((own) => own?.facts.sources !== undefined),
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
