import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** What the build reads. Places and tests are not among them: the server reads places when it starts. */
export const inputs = [
  'contract',
  'domain',
  'imports',
  'judge',
  'legal',
  'locales',
  'open-data',
  'planner',
  'public',
  'reading',
  'rendering',
  'server',
  'src',
  'sw',
  'tools',
  'index.html',
  'manifest.webmanifest',
  'package-lock.json',
  'vite.config.ts',
];

/** @param {string} entry @returns {string[]} */
function filesOf(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [full];
  const children = readdirSync(full, { withFileTypes: true, recursive: true });
  return children.filter((child) => child.isFile()).map((child) => path.join(child.parentPath, child.name));
}

/** Changes when any input file is added, removed or written. */
export function inputFingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
