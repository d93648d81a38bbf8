import { languages } from '#domain/language.ts';
import { known as knownOf } from '#domain/open-list.ts';
import type { AskedChange, ChangeOutcome } from '#domain/trip/asked-change.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { everyFacts, finder } from './alternatives.ts';
import { useFacts } from './fit.ts';

/** What an owner wrote; `days` are meant where the words name none, the first is 1. */
export interface AskedWords {
  readonly text: string;
  readonly days: readonly number[];
  /** Which day of the trip is today; null: none. */
  readonly today: number | null;
}

/** How the trip would look, what was understood and what became of it. */
export interface Proposal extends Pick<AskedChange, 'parts'> {
  readonly outcomes: readonly (ChangeOutcome & { readonly label: string })[];
  readonly unknown: readonly string[];
}

/** Whether a change can be asked for here: `missing` until the facts of the destination are on this device. */
export type Asking =
  | { readonly state: 'reading' | 'missing' }
  | { readonly state: 'ready'; readonly ask: (words: AskedWords) => Promise<Proposal> };

/**
 * Asks what a trip as it was on the screen becomes by some words: on this device, with what it knows of the destination, network or not. `ask`
 * rejects where no worker can run.
 */
export function useAskedChange(trip: Trip): Asking {
  const kept = useFacts(trip);
  if (kept.state === 'reading') return { state: 'reading' };
  const known = kept.state === 'read' ? everyFacts(trip, kept.value) : null;
  if (!known) return { state: 'missing' };
  // All texts of a trip are in one language.
  const language = knownOf(languages, trip.provenance?.language) ?? currentLanguage();
  return {
    state: 'ready',
    ask: async (words) => {
      const of = { words: { ...words, shownIn: currentLanguage() }, language };
      const { asked } = await finder.ask({ trip, of, known });
      if (!asked) throw new Error('the worker answered another question');
      return asked;
    },
  };
}
