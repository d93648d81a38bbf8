import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { keepAssets } from './old-assets.mjs';
import { prerenderPages } from './prerender.mjs';

const root = path.dirname(import.meta.dirname);
const SMALLEST_WORTH_COMPRESSING = 256;
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_LGBLOCK } = constants;
const best = { [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
/** How distances and blocks are coded: which is smallest differs from file to file, by some hundred bytes in a large one. */
const waysToCode = [
  best,
  { ...best, [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 8, [BROTLI_PARAM_LGBLOCK]: 16 },
  { ...best, [BROTLI_PARAM_NPOSTFIX]: 2, [BROTLI_PARAM_NDIRECT]: 32 },
];
/** Below it nothing is gained; above it (the map's library) every further way takes seconds. */
const WORTH_TRYING = { from: 60_000, to: 400_000 };

/** The shortest of a few ways to write a file in brotli, where it pays to try them. */
function brotli(/** @type {Buffer} */ content) {
  const pays = content.length >= WORTH_TRYING.from && content.length <= WORTH_TRYING.to;
  const ways = pays ? waysToCode : [best];
  return ways
    .map((params) => brotliCompressSync(content, { params }))
    .reduce((shortest, own) => (own.length < shortest.length ? own : shortest));
}

/** Brotli and gzip beside every text file, so that the server compresses nothing at run time. */
function precompress(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < SMALLEST_WORTH_COMPRESSING) continue;
    writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** What the worker reads and sends trips with is a script of its own, as workers load them: without imports. */
async function buildDatabasePart(/** @type {string} */ page) {
  const output = { format: /** @type {const} */ ('iife'), entryFileNames: 'sw-database.js' };
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: page,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: 'sw/with-database.ts', output },
    },
  });
}

/**
 * Builds page, service worker and server into `folder/page` and `folder/server`.
 * @param {string} folder
 * @param {string | null} before the build before: its hashed files are kept for pages that are still open
 */
export async function buildInto(folder, before) {
  const { NODE_ENV: nodeEnv } = process.env;
  const page = path.join(folder, 'page');
  await build({ root, logLevel: 'warn', build: { outDir: page } });
  await buildDatabasePart(page);
  await prerenderPages(page);
  precompress(page);
  if (before) keepAssets(path.join(before, 'page/assets'), path.join(page, 'assets'));
  await build({ root, logLevel: 'warn', build: { ssr: true, outDir: path.join(folder, 'server') } });
  // Vite says `production` to this whole process; a server that starts in it next must not take that for the operator's word.
  if (nodeEnv === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = nodeEnv;
}
