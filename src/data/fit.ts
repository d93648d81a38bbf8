import { useEffect, useState } from 'react';
import type { Fit, Looked } from '#domain/trip/finding.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { databaseOf } from '../offline/database.ts';
import type { FitAnswer, FitQuestion } from './fit.worker.ts';
import { currentUserId } from './session.ts';
import { useStored } from './stored.ts';

let worker: Worker | null = null;
let questions = 0;

/** One worker for all trips, started with the first question. */
function checker(): Worker {
  worker ??= new Worker(new URL('./fit.worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** Resolves with the answer, also to a question that has become idle; rejects when the worker cannot run. */
function ask(trip: Trip, known: FitQuestion['known']): Promise<Fit> {
  return new Promise((resolve, reject) => {
    const own = checker();
    questions += 1;
    const question: FitQuestion = { number: questions, trip, known };
    const done = () => {
      own.removeEventListener('message', hear);
      own.removeEventListener('error', fail);
    };
    const hear = ({ data }: MessageEvent<FitAnswer>) => {
      if (data.number !== question.number) return;
      done();
      resolve(data.fit);
    };
    const fail = () => {
      done();
      worker = null;
      reject(new Error('the checker cannot run here'));
    };
    own.addEventListener('message', hear);
    own.addEventListener('error', fail);
    own.postMessage(question);
  });
}

async function fetchMissing(id: string): Promise<void> {
  const { keepFacts } = await import('./facts.ts');
  await keepFacts(databaseOf(currentUserId()), id);
}

/** The facts of a destination on this device; fetched when they are missing and there is a network. */
function useFacts(id: string | null) {
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
    ask(trip, known)
      .then((fit) => tell({ state: 'looked', fit, factsDate: known?.facts.facts.date ?? null }))
      .catch(() => tell({ state: 'impossible' }));
    return () => {
      current = false;
    };
  }, [trip, known, ready]);
  // While it looks again, what it found last stays in sight.
  return found && found.trip.id === trip?.id ? found.looked : { state: 'looking' };
}
