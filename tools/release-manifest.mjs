import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the package.json of a release: the server finds its folder by it, and Node reads there that its files are modules.
 * @param {{ name: string, version: string, description: string, license: string, engines: object }} project its package.json
 * @param {string} folder
 */
export function writeReleaseManifest({ name, version, description, license, engines }, folder) {
  const manifest = {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines,
    bin: { periplo: 'periplo' },
    scripts: { start: 'node server.mjs' },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
