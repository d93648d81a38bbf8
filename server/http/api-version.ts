import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_HEADER, API_VERSION, OLDEST_API_VERSION } from '#contract/refusal.ts';
import { Problem } from '#domain/problem.ts';
import { isApi } from './page.ts';

/** The page of the first release, and programs that are no page, say nothing. */
const UNSAID = 1;

/** The version of the contract that a caller speaks. What is no number counts as unsaid. */
export function apiVersion({ headers }: FastifyRequest): number {
  const said = String(headers[API_HEADER] ?? '');
  return /^\d{1,4}$/.test(said) ? Number(said) : UNSAID;
}

/**
 * Whether the caller is a program that goes by the specification, and no page: those name their version, and that of the first release runs in a
 * browser, which says so of its own. Should an old browser not, that page reads what programs get as well, only more of it.
 */
export const isProgram = ({ headers }: FastifyRequest): boolean =>
  headers[API_HEADER] === undefined && headers['sec-fetch-site'] === undefined;

/** Problem UPDATE_REQUIRED for pages that the server does not speak to any more; what they hold back is sent after their update. */
export function refuseOldPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isApi(request) || apiVersion(request) >= OLDEST_API_VERSION) return;
    throw new Problem(
      'UPDATE_REQUIRED',
      `This version of the page is not supported any more; the current one is ${API_VERSION}`,
    );
  });
}
