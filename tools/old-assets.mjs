import { copyFileSync, existsSync, linkSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Pages that are still open ask for the files of their own build (P7). */
const KEPT_MS = 30 * 86_400_000;

/** The same file under two names where the file system can; either way it keeps the time it was built. @param {string} from @param {string} to */
function share(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

/**
 * Takes over from the build before what is younger than 30 days and was not built anew; a file counts from the day it was built.
 * @param {string} before the folder of hashed files of the build before, which need not exist
 * @param {string} assets the folder of this build
 */
export function keepAssets(before, assets) {
  if (!existsSync(before)) return;
  for (const name of readdirSync(before)) {
    const [from, to] = [path.join(before, name), path.join(assets, name)];
    const old = Date.now() - statSync(from).mtimeMs > KEPT_MS;
    if (!old && !existsSync(to)) share(from, to);
  }
}
