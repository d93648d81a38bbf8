// npm run release: makes release/, what an operator installs. It holds the page, the server in one bundle with its libraries,
// the catalogue, and the few packages that cannot be bundled, for this operating system and processor.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { STAMP } from './builds.mjs';
import { builtFolder } from './built.mjs';
import { copyPackages, nativePackages } from './native-packages.mjs';
import { writeReleaseManifest } from './release-manifest.mjs';

const root = path.dirname(import.meta.dirname);
const release = path.join(root, 'release');
const next = path.join(root, 'release.next');
const MOST_MEGABYTES = 90;
/** An operator may have started a release where it was made. */
const ofASite = ['data', '.env'];

/** @param {string} folder @returns {number} bytes */
function sizeOf(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

/** Migrates, which operators' commands do not. */
const forNewcomers = 'server/seed.js';

async function bundleServer() {
  await build({
    root,
    logLevel: 'warn',
    ssr: { noExternal: true, external: [...nativePackages] },
    build: {
      ssr: true,
      outDir: path.join(next, 'server'),
      license: { fileName: 'third-party-licenses.md' },
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
  });
}

function copyData() {
  const isData = (/** @type {string} */ file) => !/[\\/](template|exonyms\.txt)/.test(file);
  cpSync(path.join(root, 'places'), path.join(next, 'places'), { recursive: true, filter: isData });
  cpSync(path.join(root, 'legal'), path.join(next, 'legal'), { recursive: true });
  for (const file of ['Dockerfile', 'periplo.service']) cpSync(path.join(root, 'deploy', file), path.join(next, file));
  for (const file of ['README.md', 'server.mjs', 'periplo'])
    cpSync(path.join(root, 'deploy/release', file), path.join(next, file));
  cpSync(path.join(root, '.env.example'), path.join(next, '.env.example'));
  chmodSync(path.join(next, 'periplo'), 0o755);
}

async function makeRelease() {
  const found = ofASite.find((name) => existsSync(path.join(release, name)));
  if (found !== undefined) throw new Error(`release/${found} belongs to a site that runs there: move it away first`);
  const built = await builtFolder();
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next);
  cpSync(path.join(built, 'page'), path.join(next, 'page'), { recursive: true, preserveTimestamps: true });
  cpSync(path.join(built, STAMP), path.join(next, STAMP));
  await bundleServer();
  rmSync(path.join(next, forNewcomers));
  copyPackages(path.join(root, 'node_modules'), path.join(next, 'node_modules'));
  copyData();
  writeReleaseManifest(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')), next);
  rmSync(release, { recursive: true, force: true });
  renameSync(next, release);
}

function saySizes() {
  const megabytes = (/** @type {string} */ folder) => sizeOf(folder) / 1e6;
  for (const { name } of readdirSync(release, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    process.stdout.write(`${megabytes(path.join(release, name)).toFixed(1).padStart(6)} MB  release/${name}\n`);
  const all = megabytes(release);
  process.stdout.write(`${all.toFixed(1).padStart(6)} MB  release, for ${process.platform} on ${process.arch}\n`);
  if (all > MOST_MEGABYTES) throw new Error(`a release may have ${MOST_MEGABYTES} MB`);
}

await makeRelease();
saySizes();
