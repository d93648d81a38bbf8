import { useCallback } from 'react';
import type { Language } from '#domain/language.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { type Trip } from '#domain/trip/trip.ts';
import { useAsked } from './asking.ts';

/** One chunk per language, precached: the sample opens without a network (D27). */
const samples: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./sample/barcelona.en.json'),
  es: () => import('./sample/barcelona.es.json'),
};

/** The fixed Barcelona trip in a language; undefined while it is being loaded. */
export function useSampleTrip(language: Language): Trip | undefined {
  const ask = useCallback(async () => tripSchema.parse((await samples[language]()).default), [language]);
  const [asked] = useAsked(ask);
  return asked.state === 'answered' ? asked.answer : undefined;
}
