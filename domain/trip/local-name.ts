import { isLocalLanguage } from '../place/local-language.ts';
import type { Activity } from './itinerary.ts';
import { keyOf } from './known-texts.ts';

/** A place as it is written where it is. */
export interface LocalName {
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
}

/** How the place of a stop is written where it is; null where that is not known. */
export function localNameOf({ translations, name, location }: Activity): LocalName | null {
  for (const [language, known] of Object.entries(translations ?? {})) {
    const text = isLocalLanguage(language) && (known[keyOf(name)] ?? known[keyOf(location)]);
    if (text) return { text, language };
  }
  return null;
}
