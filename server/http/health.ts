import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { makeProbe } from '../db/probe.ts';

/** For the operator's monitoring: `live` says the process answers, `ready` within a second that the database takes writes. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' as const };
  const probe = makeProbe(db);
  app.get('/health/live', hidden, async () => ({ status: 'live' }));
  app.get('/health/ready', hidden, async (_request, reply) => {
    const readiness = await probe();
    return readiness.ready ? { status: 'ready' } : reply.status(503).send({ status: readiness.why });
  });
}
