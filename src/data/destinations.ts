import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { type DestinationSuggestion, suggestDestinationsEndpoint } from '#contract/destinations.ts';
import type { Settings } from '#contract/settings.ts';
import { inLanguage } from '#domain/bilingual.ts';
import { plainText } from '#domain/plain-text.ts';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { knownSettings, useSettings } from './settings.ts';

const PAUSE_MS = 150;
const MOST = 6;

interface Found {
  readonly text: string;
  readonly suggestions: readonly DestinationSuggestion[];
}

/** A line of the list. */
export type Suggested = DestinationSuggestion;

export interface Suggestions {
  readonly suggestions: readonly Suggested[];
  readonly loading: boolean;
}

/** Destinations that the server has named while one typed, by their name as typed: what can be known of them before the settings are here. */
const useHeard = create<Readonly<Record<string, string>>>(() => ({}));

function hear(text: string, suggestions: readonly DestinationSuggestion[]): void {
  const covered = suggestions.filter(({ id }) => id !== null);
  const exact = covered.filter(({ name }) => plainText(name) === plainText(text));
  // "NYC": what was typed can be nothing else.
  const [meant] = exact.length > 0 ? exact : suggestions.length === 1 ? covered : [];
  if (meant?.id) noteMeant(text, meant.id);
  // A journey that is offered names its places.
  for (const { id, name } of suggestions.flatMap(({ bases }) => bases ?? [])) noteMeant(name, id);
}

function idOf(text: string, settings: Settings | null, heard: Readonly<Record<string, string>>): string | null {
  const wanted = plainText(text.trim());
  const isMeant = ({ name }: Settings['destinations'][number]) => [name.en, name.es].map(plainText).includes(wanted);
  return settings?.destinations.find(isMeant)?.id ?? heard[wanted] ?? null;
}

const idsOf = (texts: readonly string[], settings: Settings | null, heard: Readonly<Record<string, string>>) => {
  const ids = texts.map((text) => idOf(text, settings, heard));
  return ids.includes(null) ? [] : ids.filter((id) => id !== null);
};

/** Which destinations of the catalogue are typed, as far as this device can tell; none where one of them only the server may know. */
export function useDestinationIds(texts: readonly string[]): string[] {
  const settings = useSettings();
  const heard = useHeard();
  return idsOf(texts, settings, heard);
}

/** The same outside of a component. */
export const typedDestinationIds = (texts: readonly string[]): string[] =>
  idsOf(texts, knownSettings(), useHeard.getState());

/** Notes which destination a text means, where the server has said so. */
export const noteMeant = (text: string, id: string): void => useHeard.setState({ [plainText(text)]: id });

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
        .then(({ destinations }) => {
          hear(wanted, destinations);
          return destinations;
        })
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
