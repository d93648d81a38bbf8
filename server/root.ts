import { existsSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, found from sources and from the bundle alike: the nearest one upwards with a package.json. */
function findRoot(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('no package.json above the server');
  return findRoot(parent);
}

export const projectRoot = findRoot(import.meta.dirname);
