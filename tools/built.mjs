import path from 'node:path';
import { buildOnce, currentBuild } from './builds.mjs';
import { inputFingerprint } from './fingerprint.mjs';

const dist = path.join(path.dirname(import.meta.dirname), 'dist');
const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/**
 * The folder of a build of the sources as they are now, made when there is none (or always): `page` and `server` lie in it.
 * @param {{ always?: boolean }} how
 */
export async function builtFolder({ always = false } = {}) {
  const fingerprint = inputFingerprint();
  const newest = currentBuild(dist);
  if (!always && newest?.fingerprint === fingerprint) return newest.folder;
  const waiting = () => say('Another process is building Periplo here, waiting for it...');
  return buildOnce({ dist, waiting }, fingerprint, {
    always,
    make: async (folder, before) => {
      say('Building Periplo, about half a minute the first time...');
      const { buildInto } = await import('./build.mjs');
      await buildInto(folder, before);
    },
  });
}

/** The newest build, whatever the sources are now; null when nothing was ever built. */
export const newestBuild = () => currentBuild(dist)?.folder ?? null;

if (process.argv[1] === import.meta.filename) await builtFolder({ always: true });
