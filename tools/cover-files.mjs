import path from 'node:path';
import { runnerImport } from 'vite';

/**
 * A plugin that writes the drawing of every destination beside the page, and answers with it during development.
 * @param {string} root of the project
 * @returns {import('vite').Plugin}
 */
export function covers(root) {
  const program = path.join(root, 'rendering/cover/made-files.ts');
  /** @typedef {{ madeFiles: ReadonlyMap<string, string> }} Program */
  return {
    name: 'periplo-covers',
    async generateBundle() {
      const { module } = await runnerImport(program, { root, configFile: false, logLevel: 'error' });
      for (const [id, source] of /** @type {Program} */ (module).madeFiles)
        this.emitFile({ type: 'asset', fileName: `covers/${id}.svg`, source });
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const [, id] = /^\/covers\/([\w-]+)\.svg$/.exec(request.url ?? '') ?? [];
        if (id === undefined) return next();
        vite
          .ssrLoadModule('/rendering/cover/made-files.ts')
          .then((module) => /** @type {Program} */ (/** @type {unknown} */ (module)).madeFiles.get(id))
          .then((file) => response.setHeader('content-type', 'image/svg+xml').end(file))
          .catch(next);
      });
    },
  };
}
