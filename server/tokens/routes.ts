import type { FastifyInstance } from 'fastify';
import { getTokenHistoryEndpoint, getTokensEndpoint } from '#contract/tokens.ts';
import type { AppContext } from '../app-context.ts';
import { every } from '../http/every.ts';
import { type Authenticate, route } from '../http/route.ts';
import { ledgerFaults } from './ledger-check.ts';
import { getHistory, getTokens } from './tokens.ts';

const HOUR = 3_600_000;

export function tokenRoutes(app: FastifyInstance, authenticate: Authenticate, { db }: AppContext): void {
  route(app, authenticate, getTokensEndpoint, ({ caller }) => getTokens(db, caller.userId));
  route(app, authenticate, getTokenHistoryEndpoint, ({ caller, query }) => getHistory(db, caller.userId, query.before));

  every(app, HOUR, async () => {
    const faults = await ledgerFaults(db);
    if (faults.length > 0) app.log.error({ faults }, 'the ledger is wrong');
  });
}
