import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getLegalEndpoint } from '#contract/legal.ts';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';
import { projectRoot } from '../root.ts';

export function legalRoutes(app: FastifyInstance, authenticate: Authenticate): void {
  route(app, authenticate, getLegalEndpoint, async ({ params: { name }, request }) => ({
    version: LEGAL_VERSION,
    text: await readFile(path.join(projectRoot, 'legal', requestLanguage(request), `${name}.md`), 'utf8'),
  }));
}
