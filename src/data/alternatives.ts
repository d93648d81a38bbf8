import { useEffect, useState } from 'react';
import { languages } from '#domain/language.ts';
import { known as knownOf } from '#domain/open-list.ts';
import type { Alternative } from '#domain/trip/alternative.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { AlternativesAnswer, AlternativesQuestion } from './alternatives.worker.ts';
import { Beside } from './beside.ts';
import { useFacts } from './fit.ts';

const finder = new Beside<AlternativesQuestion, AlternativesAnswer>(
  () => new Worker(new URL('./alternatives.worker.ts', import.meta.url), { type: 'module' }),
);

/** What could stand in the place of a stop; `no facts`: this device does not know the destination, `impossible`: no worker runs here. */
type Alternatives =
  | { readonly state: 'looking' | 'no facts' | 'impossible' }
  | { readonly state: 'found'; readonly found: readonly Alternative[] };

/** What could stand in the place of a stop of a trip as it was on the screen, found and checked on this device, network or not. */
export function useAlternatives(trip: Trip, activityId: string): Alternatives {
  const kept = useFacts(trip.destinationId);
  const [found, setFound] = useState<Alternatives>({ state: 'looking' });
  const known = kept.state === 'read' ? kept.value : null;
  const isMissing = kept.state !== 'reading' && known === null;
  useEffect(() => {
    if (known === null) return;
    let current = true;
    const tell = (what: Alternatives) => current && setFound(what);
    // All texts of a trip are in one language.
    const language = knownOf(languages, trip.provenance?.language) ?? currentLanguage();
    finder
      .ask({ trip, activityId, known, language })
      .then(({ found }) => tell({ state: 'found', found }))
      .catch(() => tell({ state: 'impossible' }));
    return () => {
      current = false;
    };
  }, [trip, activityId, known]);
  return isMissing ? { state: 'no facts' } : found;
}
