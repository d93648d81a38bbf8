import type { FastifyInstance } from 'fastify';
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  type OwnSession,
} from '#contract/account.ts';
import { sendingTokenEndpoint } from '#contract/auth.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { freeing } from '../db/disk-room.ts';
import type { SessionRow } from '../db/schema.ts';
import { type Authenticate, route } from '../http/route.ts';
import { listLiveSessions, revokeOwnSession, revokeSessionsOf } from './repo.ts';
import { sendingToken } from './sessions.ts';

function toOwnSession(row: SessionRow, currentId: string): OwnSession {
  return {
    id: row.id,
    device: row.device,
    startedAt: row.created_at,
    lastUsedAt: row.used_at ?? row.rotated_at,
    current: row.id === currentId,
  };
}

export function ownSessionRoutes(app: FastifyInstance, authenticate: Authenticate, context: AppContext): void {
  const { db, now } = context;
  route(app, authenticate, sendingTokenEndpoint, async ({ caller }) => sendingToken(context, caller.sessionId));
  route(app, authenticate, listSessionsEndpoint, async ({ caller }) => {
    const rows = await listLiveSessions(db, caller.userId, now().toISOString());
    return rows
      .map((row) => toOwnSession(row, caller.sessionId))
      .sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt) || a.id.localeCompare(b.id));
  });
  route(app, authenticate, endSessionEndpoint, async ({ caller, params }) => {
    if (!(await freeing(db, () => revokeOwnSession(db, caller.userId, params.id, now().toISOString()))))
      throw new Problem('NOT_FOUND', 'There is no such session');
    return { ended: true as const };
  });
  route(app, authenticate, endOtherSessionsEndpoint, async ({ caller }) => {
    const end = { now: now().toISOString(), reason: 'ended by its owner', except: caller.sessionId };
    return { ended: await freeing(db, () => revokeSessionsOf(db, caller.userId, end)) };
  });
}
