import path from 'node:path';
import { runnerImport } from 'vite';

/** @typedef {{ madeFiles: ReadonlyMap<string, string> }} Covers */
/** @typedef {{ signFile: string }} Signs */

/**
 * Every drawing by its address: the covers of destinations, and the signs of stops.
 * @param {(program: string) => Promise<unknown>} load a module of the project
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
async function files(load) {
  const { madeFiles } = /** @type {Covers} */ (await load('/rendering/cover/made-files.ts'));
  const { signFile } = /** @type {Signs} */ (await load('/rendering/sign/made-file.ts'));
  const covers = [...madeFiles].map(([id, source]) => /** @type {const} */ ([`covers/${id}.svg`, source]));
  return new Map([...covers, ['signs.svg', signFile]]);
}

/**
 * A plugin that writes the drawings beside the page, and answers with them during development.
 * @param {string} root of the project
 * @returns {import('vite').Plugin}
 */
export function drawings(root) {
  return {
    name: 'periplo-drawings',
    async generateBundle() {
      const load = async (/** @type {string} */ program) => {
        const { module } = await runnerImport(path.join(root, program), { root, configFile: false, logLevel: 'error' });
        return module;
      };
      for (const [fileName, source] of await files(load)) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const wanted = request.url?.slice(1) ?? '';
        if (!/^(covers\/[\w-]+|signs)\.svg$/.test(wanted)) return next();
        files((program) => vite.ssrLoadModule(program))
          .then((all) => response.setHeader('content-type', 'image/svg+xml').end(all.get(wanted)))
          .catch(next);
      });
    },
  };
}
