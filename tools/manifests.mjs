import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** As it is in the manifest of the project: texts are keys of `locales`, and what differs by language has `LANGUAGE` in its path. */
const TEXT = /^layout\.[\w.]+$/;

/** The languages there are texts in. @param {string} root of the project */
export const manifestLanguages = (root) => readdirSync(path.join(root, 'locales')).sort();

/**
 * The manifest of the installed app in a language. Throws Error for a text that does not exist.
 * @param {string} root of the project @param {string} language
 * @returns {Record<string, unknown>}
 */
export function manifestIn(root, language) {
  const layout = JSON.parse(readFileSync(path.join(root, 'locales', language, 'layout.json'), 'utf8'));
  const textOf = (/** @type {string} */ key) => {
    const text = key
      .split('.')
      .slice(1)
      .reduce((texts, part) => texts?.[part], layout);
    if (typeof text !== 'string') throw new Error(`manifest.webmanifest names ${key}, which is no text in ${language}`);
    return text;
  };
  const told = (/** @type {string} */ _, /** @type {unknown} */ value) => {
    if (typeof value !== 'string') return value;
    return TEXT.test(value) ? textOf(value) : value.replace('LANGUAGE', language);
  };
  return JSON.parse(readFileSync(path.join(root, 'manifest.webmanifest'), 'utf8'), told);
}

/**
 * A plugin that writes the manifest in every language beside the page: the server answers `/manifest.webmanifest` with one of them.
 * @param {string} root of the project
 */
export const manifests = (root) => ({
  name: 'periplo-manifests',
  apply: /** @type {const} */ ('build'),
  /** @this {{ emitFile: (file: { type: 'asset', fileName: string, source: string }) => unknown }} */
  generateBundle() {
    for (const language of manifestLanguages(root)) {
      const source = JSON.stringify(manifestIn(root, language));
      this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
    }
  },
});
