import { useEffect, useMemo, useState } from 'react';
import { languages } from '#domain/language.ts';
import { known as knownOf } from '#domain/open-list.ts';
import type { Alternative, Omission } from '#domain/trip/alternative.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { StoredFacts } from '../offline/database.ts';
import type { AlternativesAnswer, AlternativesQuestion } from './alternatives.worker.ts';
import { Beside } from './beside.ts';
import { factsOfBases, useFacts } from './fit.ts';

/** One worker for all that is looked for. */
export const finder = new Beside<AlternativesQuestion, AlternativesAnswer>(
  () => new Worker(new URL('./alternatives.worker.ts', import.meta.url), { type: 'module' }),
);

/** What was looked for on this device; `no facts`: it does not know the destination, `impossible`: no worker runs here. */
export type Search<T> =
  | { readonly state: 'looking' | 'no facts' | 'impossible' }
  | { readonly state: 'found'; readonly found: readonly T[] };

/** The facts of every base; null where any are missing. */
export function everyFacts(trip: Trip, kept: readonly (StoredFacts | null)[]): StoredFacts[] | null {
  const all = factsOfBases(trip, kept);
  const known = all.filter((own) => own !== null);
  return known.length === all.length ? known : null;
}

/** Asks beside the page, with what this device knows of the destination, network or not. */
function useAnswer(trip: Trip, of: AlternativesQuestion['of']): Search<AlternativesAnswer> {
  const kept = useFacts(trip);
  const [told, setTold] = useState<{ readonly of: typeof of; readonly what: Search<AlternativesAnswer> } | null>(null);
  const here = kept.state === 'read' ? kept.value : null;
  const known = useMemo(() => here && everyFacts(trip, here), [trip, here]);
  const isMissing = kept.state !== 'reading' && known === null;
  useEffect(() => {
    if (known === null) return;
    let current = true;
    const tell = (what: Search<AlternativesAnswer>) => current && setTold({ of, what });
    finder
      .ask({ trip, of, known })
      .then((answer) => tell({ state: 'found', found: [answer] }))
      .catch(() => tell({ state: 'impossible' }));
    return () => {
      current = false;
    };
  }, [trip, of, known]);
  if (isMissing) return { state: 'no facts' };
  // What was found for another stop says nothing of this one.
  return told?.of === of ? told.what : { state: 'looking' };
}

/** What could stand in the place of a stop of a trip as it was on the screen. */
export function useAlternatives(trip: Trip, activityId: string): Search<Alternative> {
  // All texts of a trip are in one language.
  const language = knownOf(languages, trip.provenance?.language) ?? currentLanguage();
  const answer = useAnswer(
    trip,
    useMemo(() => ({ activityId, language }), [activityId, language]),
  );
  return answer.state === 'found' ? { ...answer, found: answer.found.flatMap((own) => own.alternatives) } : answer;
}

/** What a day of a trip could do without. */
export function useOmissions(trip: Trip, dayId: string): Search<Omission> {
  const answer = useAnswer(
    trip,
    useMemo(() => ({ dayId }), [dayId]),
  );
  return answer.state === 'found' ? { ...answer, found: answer.found.flatMap((own) => own.omissions) } : answer;
}
