import type { FastifyInstance } from 'fastify';
import { getTokenHistoryEndpoint, getTokensEndpoint } from '#contract/tokens.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { keepLedger } from './keep-ledger.ts';
import { getHistory, getTokens } from './tokens.ts';

export function tokenRoutes(app: FastifyInstance, authenticate: Authenticate, { db }: AppContext): void {
  route(app, authenticate, getTokensEndpoint, ({ caller }) => getTokens(db, caller.userId));
  route(app, authenticate, getTokenHistoryEndpoint, ({ caller, query }) => getHistory(db, caller.userId, query.before));
  keepLedger(app, db);
}
