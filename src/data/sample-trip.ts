import { useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { type Trip, tripSchema } from '#domain/trip/trip.ts';

/** One chunk per language, precached: the sample opens without a network (D27). */
const samples: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('./sample/barcelona.en.json'),
  es: () => import('./sample/barcelona.es.json'),
};

/** The fixed Barcelona trip in a language; undefined while it is being loaded. */
export function useSampleTrip(language: Language): Trip | undefined {
  const [sample, setSample] = useState<{ language: Language; trip: Trip } | null>(null);
  useEffect(() => {
    let current = true;
    samples[language]()
      .then((module) => current && setSample({ language, trip: tripSchema.parse(module.default) }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [language]);
  return sample?.language === language ? sample.trip : undefined;
}
