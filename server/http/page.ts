import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PageScripts, prerendered, scriptsOf } from '#contract/page-html.ts';
import { API_HEADER, API_VERSION } from '#contract/refusal.ts';
import { fallbackLanguage } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { buildFolder } from '../root.ts';
import { requestLanguage } from './language.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const builtPage = buildFolder === null ? null : path.join(buildFolder, 'page');

/** The page as it was built, and the scripts that start it where it can be read before. */
export interface BuiltPage {
  readonly html: string;
  readonly scripts: PageScripts;
}

/** The page that belongs to this server; null when it runs from sources: then Vite serves the page. */
export function readBuiltPage(folder = builtPage): BuiltPage | null {
  if (folder === null) return null;
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  // The files of earlier builds lie among those of this one.
  return { html: read('index.html'), scripts: scriptsOf(read(`${prerendered['/']}.${fallbackLanguage}.html`)) };
}

const isApiPath = (path: string) => /^\/api([/?]|$)/.test(path);

/** By what was asked for and by what answers: `/%61pi/auth/token` reaches the same route. */
export function isApi(request: FastifyRequest): boolean {
  return isApiPath(request.url) || isApiPath(request.routeOptions.url ?? '');
}

/** Everything but the API and files: the files of the page are many, and cost no more than reading them. */
export function isPage(request: FastifyRequest): boolean {
  const [pathname = ''] = request.url.split('?');
  return !isApi(request) && !path.extname(pathname) && !pathname.startsWith('/health/');
}

/** A path that is neither the API's nor a file's belongs to the page's own router. */
function isPagePath(request: FastifyRequest): boolean {
  const [pathname = ''] = request.url.split('?');
  return request.method === 'GET' && !path.extname(pathname);
}

/**
 * Serves the built page with its precompressed files; hashed assets for ever, everything else revalidated. Pages
 * that were rendered at build time come in the visitor's language with their first screen already in them, the manifest of the installed app in that language.
 */
export async function servePage(app: FastifyInstance, folder = builtPage): Promise<void> {
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      index: false,
      setHeaders: (response, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        void response.header('cache-control', hashed ? IMMUTABLE : 'no-cache');
      },
    });
    for (const [at, name] of Object.entries(prerendered))
      app.get(at, { schema: { hide: true } }, (request, reply) => {
        void reply.header('vary', 'accept-language');
        // What a query asks for is not in what was made at build time; home has none that it shows.
        const isMade = name === 'home' || request.url === at;
        return reply.sendFile(isMade ? `${name}.${requestLanguage(request)}.html` : 'index.html');
      });
    app.get('/manifest.webmanifest', { schema: { hide: true } }, (request, reply) => {
      void reply.header('vary', 'accept-language');
      return reply.sendFile(`manifest.${requestLanguage(request)}.webmanifest`);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request) || folder === null || !isPagePath(request))
      throw new Problem('NOT_FOUND', 'There is nothing here');
    return reply.sendFile('index.html');
  });
}

/** API answers are not to be kept by caches (P6) or to be indexed, and say that they come from us and not from a captive portal (P2). */
export function markApiAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isApi(request)) return;
    void reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header(API_HEADER, String(API_VERSION));
  });
}
