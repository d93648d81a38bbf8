import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder upwards that holds a file. */
function findUpwards(from: string, file: string): string | null {
  if (existsSync(path.join(from, file))) return from;
  const parent = path.dirname(from);
  return parent === from ? null : findUpwards(parent, file);
}

function findRoot(): string {
  const found = findUpwards(import.meta.dirname, 'package.json');
  if (found === null) throw new Error('no package.json above the server');
  return found;
}

/** The folder of the project or of a release, found from sources and from the bundle alike: `places/` and `.env` lie there. */
export const projectRoot: string = findRoot();

/**
 * The build this program is part of, found by the stamp that `tools/builds.mjs` puts into it: `page/` and `server/` lie there.
 * null when the server runs from sources, which serve no page.
 */
export const buildFolder: string | null = findUpwards(import.meta.dirname, 'periplo-build');
