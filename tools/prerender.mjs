import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = path.dirname(import.meta.dirname);
const page = path.join(root, 'dist/page');

/** A visitor nobody knows: nothing is stored on this device. */
const emptyStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** The one script of the prerendered page, which brings the others after the first paint, and what that one needs itself. */
function starter() {
  const files = readdirSync(path.join(page, 'assets'));
  const [start, loader] = ['start', 'loader'].map((name) =>
    files.find((file) => new RegExp(`^${name}-.*\\.js$`).test(file)),
  );
  if (!start || !loader) throw new Error('the build has no start script');
  return `<script type="module" crossorigin src="/assets/${start}"></script>
    <link rel="modulepreload" crossorigin href="/assets/${loader}">`;
}

/**
 * The built page with the home screen already in it.
 * @param {string} html the built index.html
 * @param {string} language
 * @param {{ title: string, markup: string, mark: string }} shell
 */
function fill(html, language, { title, markup, mark }) {
  /** @type {[string | RegExp, string][]} */
  const changes = [
    [/<html lang="\w+"/, `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<link rel="modulepreload"[^>]*>\s*/g, ''],
    [/<script type="module"[^>]*><\/script>/, starter()],
    ['<div id="app"></div>', `<div id="app" data-shell="${mark}">${markup}</div>`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) === -1) throw new Error(`index.html has no ${from}`);
    return text.replace(from, () => to);
  }, html);
}

/** Writes `home.<language>.html` beside the built `index.html`: the first visit paints before any script has come. */
export async function prerenderHome() {
  const outDir = mkdtempSync(path.join(root, 'dist/prerender-'));
  try {
    const ssr = 'src/prerender.tsx';
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { ssr, outDir },
    });
    Object.assign(globalThis, { localStorage: emptyStorage });
    const { homeShell } = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
    const html = readFileSync(path.join(page, 'index.html'), 'utf8');
    for (const language of ['en', 'es']) {
      writeFileSync(path.join(page, `home.${language}.html`), fill(html, language, await homeShell(language)));
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
