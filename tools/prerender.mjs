import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = path.dirname(import.meta.dirname);

/** A visitor without an account: nothing is stored on this device. */
const emptyStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/**
 * Writes `<page>.<language>.html` beside the built `index.html`: a first visit paints before any script has come.
 * @param {string} page the folder of the built page
 */
export async function prerenderPages(page) {
  const outDir = mkdtempSync(`${page}-prerender-`);
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
    const { fillPage, languages, prerendered, shellOf, startScripts } = await import(
      pathToFileURL(path.join(outDir, 'prerender.js')).href
    );
    const html = readFileSync(path.join(page, 'index.html'), 'utf8');
    const scripts = startScripts(readdirSync(path.join(page, 'assets')));
    for (const [at, name] of Object.entries(prerendered))
      for (const language of languages) {
        const filled = fillPage(html, { ...(await shellOf(at, language)), language, scripts });
        writeFileSync(path.join(page, `${name}.${language}.html`), filled);
      }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
