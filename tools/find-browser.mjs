import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const chromiumElsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxElsewhere = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

function isExecutable(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string | undefined} named
 * @param {readonly string[]} names
 * @param {readonly string[]} elsewhere
 */
function find(named, names, elsewhere) {
  if (named) return isExecutable(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...elsewhere];
  return candidates.find(isExecutable) ?? null;
}

/** The browser that `CHROMIUM_PATH` names, or the first one installed here; null without one. */
export const findChromium = () => find(process.env.CHROMIUM_PATH, chromiumNames, chromiumElsewhere);

/** The same, and rather the shell of it that draws no windows: the same engine, and a page opens in half the time. */
export const findHeadlessChromium = () =>
  find(process.env.CHROMIUM_PATH, ['chromium-headless-shell', ...chromiumNames], chromiumElsewhere);

/** The same for Firefox and `FIREFOX_PATH`. */
export const findFirefox = () => find(process.env.FIREFOX_PATH, firefoxNames, firefoxElsewhere);
