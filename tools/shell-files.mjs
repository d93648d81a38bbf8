import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What of the page can wait until its worker is installed: screens that are of no use without a network or are not about trips that
 * are kept here, and large parts that a trip is read and changed without.
 */
const waits = [
  /^src\/screens\/(?!home\/|my-trips\/|trip\/|handed-over\/|not-found\/)/,
  /^src\/screens\/home\/scenes\//,
  /^src\/screens\/trip\/(SampleTripScreen|InspirationTrip|PublishSheet|ReportDialog|AskChangeSheet|LinkCode|arrange\/ArrangeSheet)\./,
  /^src\/screens\/my-trips\/ImportDialog\./,
  /^src\/trip-export\//,
  /^src\/data\/(sample\/|import-trip\.)/,
  /^src\/ui\/(confetti|DatePopover)\./,
  /^src\/integrations\/map\/(engines\/|DrawnBaseMap\.)/,
  /^(imports|legal)\//,
  /^locales\/\w+\/(auth|export|forgotPassword|howItWorks|inspiration|legal|payment|planFailure|planning|profile|publish|shop|wishes)\./,
];

/** Without these no page is drawn as it is meant; letters of rare names come later. */
const always = /^(index\.html|icons\/.*|.*\.css|(?!.*(latin-ext|vietnamese)).*\.woff2)$/;

/** @typedef {{ facadeModuleId: string | null, imports: string[], dynamicImports: string[], isEntry: boolean }} Chunk */

/**
 * Every chunk that is reached from the first ones.
 * @param {ReadonlyMap<string, Chunk>} chunks by file name
 * @param {(chunk: Chunk) => readonly string[]} next file names
 */
function reached(chunks, next) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ file) => {
    const chunk = chunks.get(file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    for (const other of next(chunk)) visit(other);
  };
  for (const [file, { isEntry }] of chunks) if (isEntry) visit(file);
  return found;
}

/**
 * The scripts that the page and the screens of kept trips are made of, texts of every language included.
 * @param {ReadonlyMap<string, Chunk>} chunks by file name
 * @param {string} root of the project
 */
export function neededScripts(chunks, root) {
  const canWait = (/** @type {string} */ file) => {
    const from = chunks.get(file)?.facadeModuleId;
    return from ? waits.some((wait) => wait.test(path.relative(root, from))) : false;
  };
  return reached(chunks, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((file) => !canWait(file)),
  ]);
}

/**
 * Many small files in one: a browser fetches only three at a time for a worker that is being installed. What every page loads anyway is not
 * in it.
 * @param {string} folder of the built page
 * @param {ReadonlyMap<string, Chunk>} chunks @param {ReadonlySet<string>} needed
 */
function pack(folder, chunks, needed) {
  const first = reached(chunks, ({ imports }) => imports);
  const files = [...needed].filter((file) => !first.has(file));
  const texts = files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(Object.fromEntries(texts)));
}

/**
 * A plugin that looks at what is built and packs it, and what marks those files in the list of the service worker that it keeps before it is
 * installed.
 * @param {string} root of the project
 */
export function shellFiles(root) {
  /** @type {Set<string>} */
  let needed = new Set();
  return {
    plugin: {
      name: 'periplo-shell-files',
      apply: /** @type {const} */ ('build'),
      /** @param {{ dir?: string | undefined }} where @param {Record<string, { type: string }>} bundle */
      writeBundle({ dir = '' }, bundle) {
        const scripts = Object.entries(bundle).filter(([, { type }]) => type === 'chunk');
        const chunks = new Map(/** @type {[string, Chunk][]} */ (/** @type {unknown} */ (scripts)));
        needed = neededScripts(chunks, root);
        pack(dir, chunks, needed);
      },
    },
    /** @template {{ url: string }} Entry @param {Entry[]} entries */
    mark: (entries) => ({
      manifest: entries.map((entry) =>
        needed.has(entry.url) || always.test(entry.url) ? { ...entry, needed: true } : entry,
      ),
      warnings: [],
    }),
  };
}
