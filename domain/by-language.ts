import { type Language, languages } from './language.ts';

function isWhole<T>(found: Partial<Record<Language, T>>): found is Record<Language, T> {
  return languages.every((language) => found[language] !== undefined);
}

/**
 * What the folders of a room hold, by language: the name of a folder is the language (`languages/en/mails.ts`). Throws Error where a
 * language of the list has no such file, so that a program with a language half added does not start.
 */
export function byLanguage<T>(files: Readonly<Record<string, T>>): Readonly<Record<Language, T>> {
  const found: Partial<Record<Language, T>> = {};
  for (const language of languages) {
    const file = Object.keys(files).find((name) => name.split('/').includes(language));
    const own = file === undefined ? undefined : files[file];
    if (own !== undefined) found[language] = own;
  }
  if (isWhole(found)) return found;
  throw new Error(`a language lacks its file: ${Object.keys(files).join(', ')}`);
}
