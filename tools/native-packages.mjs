import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Machine code, which cannot be bundled: the database, password hashes, and the drawing of pictures. And a library under the LGPL, which an
 * operator may replace by another version of it.
 */
export const nativePackages = /** @type {const} */ ([
  '@photostructure/sqlite',
  '@node-rs/argon2',
  '@resvg/resvg-wasm',
  'opening_hours',
]);

/** Headers for compiling, which the prebuilt binaries make needless. */
const neverRun = new Set(['node-addon-api']);
const needlessFiles = /\.(map|d\.[cm]?ts)$/;
const needlessFolders = /[\\/]@photostructure[\\/]sqlite[\\/](src|scripts|binding\.gyp)([\\/]|$)/;
const prebuilt = /[\\/]prebuilds[\\/]([^\\/]+)/;

/** @param {string} file */
function isNeeded(file) {
  const [, platform] = prebuilt.exec(file) ?? [];
  if (platform !== undefined && platform !== `${process.platform}-${process.arch}`) return false;
  return !needlessFiles.test(file) && !needlessFolders.test(file);
}

/**
 * A package and all it needs that is installed here: of the binaries of other machines there are none.
 * @param {string} modules a folder node_modules @param {string} name @param {Set<string>} found
 */
function collect(modules, name, found) {
  const manifest = path.join(modules, name, 'package.json');
  if (found.has(name) || neverRun.has(name) || !existsSync(manifest)) return;
  found.add(name);
  if (
    existsSync(path.join(modules, name, 'node_modules')) &&
    readdirSync(path.join(modules, name, 'node_modules')).length > 0
  )
    throw new Error(`${name} has packages of its own: copyPackages copies only those of the top`);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) collect(modules, other, found);
}

/** Copies what a release needs of the installed packages. @param {string} from a folder node_modules @param {string} to another */
export function copyPackages(from, to) {
  const found = /** @type {Set<string>} */ (new Set());
  for (const name of nativePackages) collect(from, name, found);
  for (const name of found) cpSync(path.join(from, name), path.join(to, name), { recursive: true, filter: isNeeded });
}
