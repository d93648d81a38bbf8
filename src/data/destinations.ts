import { useEffect, useState } from 'react';
import { type DestinationSuggestion, suggestDestinationsEndpoint } from '#contract/destinations.ts';
import { inLanguage } from '#domain/bilingual.ts';
import { plainText } from '#domain/plain-text.ts';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useSettings } from './settings.ts';

const PAUSE_MS = 150;
const MOST = 6;

interface Found {
  readonly text: string;
  readonly suggestions: readonly DestinationSuggestion[];
}

export interface Suggestions {
  readonly suggestions: readonly DestinationSuggestion[];
  readonly loading: boolean;
}

const contains = (name: string, part: string) => plainText(name).includes(plainText(part));

/**
 * What a beginning may become, asked of the server while one types; with no answer from it, the covered destinations that
 * this device remembers.
 */
export function useDestinationSuggestions(text: string): Suggestions {
  const settings = useSettings();
  const [found, setFound] = useState<Found>({ text: '', suggestions: [] });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') return;
    const cancel = new AbortController();
    const remembered = () => {
      const language = currentLanguage();
      return (settings?.destinations ?? [])
        .filter(({ name }) => contains(inLanguage(name, language), wanted))
        .slice(0, MOST)
        .map(({ id, name }) => ({ id, name: inLanguage(name, language), country: '', near: null }));
    };
    const timer = window.setTimeout(() => {
      call(suggestDestinationsEndpoint, { query: { q: wanted }, signal: cancel.signal })
        .then(({ destinations }) => destinations)
        .catch(remembered)
        .then((suggestions) => !cancel.signal.aborted && setFound({ text: wanted, suggestions }))
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      cancel.abort();
    };
  }, [wanted, settings]);
  if (wanted === '') return { suggestions: [], loading: false };
  const loading = found.text !== wanted;
  // Of an earlier answer only what fits what is typed by now: an option must never become another one under the finger.
  const suggestions = loading ? found.suggestions.filter(({ name }) => contains(name, wanted)) : found.suggestions;
  return { suggestions, loading };
}
