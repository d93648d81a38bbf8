import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Pages that are still open ask for the files of their own build (P7). */
const KEPT_MS = 30 * 86_400_000;

/** @param {string} assets the folder of hashed files, which a build empties */
const asideOf = (assets) => `${path.dirname(assets)}-assets-before`;

/** @param {string} assets */
export function setAside(assets) {
  if (!existsSync(assets)) return;
  rmSync(asideOf(assets), { recursive: true, force: true });
  renameSync(assets, asideOf(assets));
}

/** Puts back what is younger than 30 days and not built anew; a file counts from the day it was built. @param {string} assets */
export function bringBack(assets) {
  const aside = asideOf(assets);
  if (!existsSync(aside)) return;
  for (const name of readdirSync(aside)) {
    const [from, to] = [path.join(aside, name), path.join(assets, name)];
    const old = Date.now() - statSync(from).mtimeMs > KEPT_MS;
    if (!old && !existsSync(to)) cpSync(from, to, { preserveTimestamps: true });
  }
  rmSync(aside, { recursive: true });
}
