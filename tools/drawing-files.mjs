import path from 'node:path';
import { runnerImport } from 'vite';

/** @typedef {{ madeFiles: ReadonlyMap<string, string> }} Covers */
/** @typedef {{ signFile: string }} Signs */
const COVERS = 'rendering/cover/made-files.ts';
const SIGNS = 'rendering/sign/made-file.ts';

/**
 * A plugin that writes the drawings of destinations and the signs of stops beside the page, and answers with them during development.
 * @param {string} root of the project
 * @returns {import('vite').Plugin}
 */
export function drawings(root) {
  const load = async (/** @type {string} */ program) => {
    const { module } = await runnerImport(path.join(root, program), { root, configFile: false, logLevel: 'error' });
    return module;
  };
  return {
    name: 'periplo-drawings',
    async generateBundle() {
      const covers = /** @type {Covers} */ (await load(COVERS)).madeFiles;
      for (const [id, source] of covers) this.emitFile({ type: 'asset', fileName: `covers/${id}.svg`, source });
      const source = /** @type {Signs} */ (await load(SIGNS)).signFile;
      this.emitFile({ type: 'asset', fileName: 'signs.svg', source });
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const [, id] = /^\/(?:covers\/([\w-]+)|signs)\.svg$/.exec(request.url ?? '') ?? [null, null];
        if (id === null) return next();
        vite
          .ssrLoadModule(`/${id === undefined ? SIGNS : COVERS}`)
          .then((/** @type {unknown} */ module) =>
            id === undefined
              ? /** @type {Signs} */ (module).signFile
              : /** @type {Covers} */ (module).madeFiles.get(id),
          )
          .then((file) => response.setHeader('content-type', 'image/svg+xml').end(file))
          .catch(next);
      });
    },
  };
}
