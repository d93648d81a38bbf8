import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, type Language, languages, pickLanguage } from '#domain/language.ts';
import { MAX_DAYS, MAX_NIGHTS } from '#domain/trip/longest.ts';
import type { Texts } from './texts.ts';

const STORAGE_KEY = 'language';

/** The texts of one file in each language, by the path of the file. */
type Loaders = Readonly<Record<string, () => Promise<Partial<Texts>>>>;
const firstTexts: Loaders = import.meta.glob<Partial<Texts>>('./languages/*/texts.ts', { import: 'texts' });
const screenTexts: Loaders = import.meta.glob<Partial<Texts>>('./languages/*/screen-texts.ts', { import: 'texts' });
/** Texts that few screens say. */
export type OwnTexts =
  | 'airplane'
  | 'askChange'
  | 'auth'
  | 'booking'
  | 'documents'
  | 'earlier'
  | 'ended'
  | 'export'
  | 'fixed'
  | 'forgotPassword'
  | 'handedOver'
  | 'howItWorks'
  | 'inspiration'
  | 'install'
  | 'journey'
  | 'leftPlans'
  | 'legal'
  | 'map'
  | 'myTrips'
  | 'notFound'
  | 'openTown'
  | 'parked'
  | 'payment'
  | 'planFailure'
  | 'planning'
  | 'profile'
  | 'publish'
  | 'share'
  | 'shop'
  | 'stop'
  | 'sync'
  | 'trash'
  | 'tripEdit'
  | 'tripFit'
  | 'wishes';
const ownTexts = import.meta.glob<object>(
  '/locales/*/{airplane,askChange,auth,booking,documents,earlier,ended,export,fixed,forgotPassword,handedOver,howItWorks,inspiration,install,journey,leftPlans,legal,map,myTrips,notFound,openTown,parked,payment,planFailure,planning,profile,publish,share,shop,stop,sync,trash,tripEdit,tripFit,wishes}.json',
  {
    import: 'default',
  },
);
const ownShown = new Set<OwnTexts>();
/** Whether the visitor has left the home screen, and a change of language must bring the other texts too. */
let screensShown = false;

export const i18next: i18n = createInstance();

/** What was picked on this device, else what the browser asks for. */
export function chosenLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  return pickLanguage(stored === null ? navigator.languages : [stored]);
}

export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.language) ?? fallbackLanguage;
}

async function add(language: Language, loaders: Loaders, file: string): Promise<void> {
  const texts = await loaders[`./languages/${language}/${file}`]?.();
  i18next.addResourceBundle(language, 'translation', texts, true, true);
}

async function addOwn(language: Language, own: OwnTexts): Promise<void> {
  const texts = await ownTexts[`/locales/${language}/${own}.json`]?.();
  i18next.addResourceBundle(language, 'translation', { [own]: texts }, true, true);
}

/** Whether a component that says these texts can be drawn at once. */
export const hasTexts = (own: OwnTexts): boolean =>
  i18next.getResource(currentLanguage(), 'translation', own) !== undefined;

/** What the screens say beyond the layout; a screen that comes without asks for it again and fails where it stands. */
async function loadShown(language: Language): Promise<void> {
  try {
    await Promise.all([
      ...(screensShown ? [add(language, screenTexts, 'screen-texts.ts')] : []),
      ...[...ownShown].map((own) => addOwn(language, own)),
    ]);
  } catch {
    screensShown = false;
    ownShown.clear();
  }
}

async function load(language: Language): Promise<void> {
  await Promise.all([add(language, firstTexts, 'texts.ts'), loadShown(language)]);
}

async function loadShared(language: Language): Promise<void> {
  if (screensShown) return;
  await add(language, screenTexts, 'screen-texts.ts');
  screensShown = true;
}

/** The texts that the screens but home share, once, and those that few of them say; every lazy screen waits for them. */
export async function loadScreenTexts(...own: readonly OwnTexts[]): Promise<void> {
  const language = currentLanguage();
  const missing = own.filter((name) => !ownShown.has(name));
  await Promise.all([loadShared(language), ...missing.map((name) => addOwn(language, name))]);
  for (const name of missing) ownShown.add(name);
}

/**
 * Loads the visitor's language, beyond home (`own` is not null) with what the other screens share and what the first of them says
 * itself; the other language only when it is asked for.
 */
export async function startI18n(language = chosenLanguage(), own: readonly OwnTexts[] | null = null): Promise<void> {
  screensShown ||= own !== null;
  for (const name of own ?? []) ownShown.add(name);
  await i18next.use(initReactI18next).init({
    lng: language,
    supportedLngs: languages,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { maxDays: MAX_DAYS, maxNights: MAX_NIGHTS } },
    react: { useSuspense: false, bindI18nStore: 'added' },
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
