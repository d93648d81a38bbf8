import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, type Language, languages, pickLanguage } from '#domain/language.ts';
import type { Texts } from './texts.ts';

const STORAGE_KEY = 'language';

const loaders: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./texts.en.ts'),
  es: () => import('./texts.es.ts'),
};

export const i18next: i18n = createInstance();

function chosenLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  return pickLanguage(stored === null ? navigator.languages : [stored]);
}

export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.language) ?? fallbackLanguage;
}

async function load(language: Language): Promise<void> {
  const { texts } = await loaders[language]();
  i18next.addResourceBundle(language, 'translation', texts);
  document.documentElement.lang = language;
}

/** Loads the visitor's language; the other one only when it is asked for. */
export async function startI18n(): Promise<void> {
  const language = chosenLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    supportedLngs: languages,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await load(language);
  await i18next.changeLanguage(language);
}

/** Switches the interface and remembers the choice on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language);
  localStorage.setItem(STORAGE_KEY, language);
  await i18next.changeLanguage(language);
}
