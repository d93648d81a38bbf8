import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { bringBack, setAside } from './old-assets.mjs';
import { prerenderHome } from './prerender.mjs';
import { inputFingerprint, markBuilt } from './stale.mjs';

const root = path.dirname(import.meta.dirname);
const SMALLEST_WORTH_COMPRESSING = 256;
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Brotli and gzip beside every text file, so that the server compresses nothing at run time. */
function precompress(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < SMALLEST_WORTH_COMPRESSING) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Builds page, service worker and server into `dist/`; leaves no stamp behind when anything fails. */
export async function buildAll() {
  const fingerprint = inputFingerprint();
  rmSync(path.join(root, 'dist/built'), { force: true });
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const { NODE_ENV: before } = process.env;
  const assets = path.join(root, 'dist/page/assets');
  setAside(assets);
  await build({ root, logLevel: 'warn' });
  await prerenderHome();
  precompress(path.join(root, 'dist/page'));
  bringBack(assets);
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  // Vite says `production` to this whole process; a server that starts in it next must not take that for the operator's word.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  markBuilt(fingerprint);
}

if (process.argv[1] === import.meta.filename) await buildAll();
