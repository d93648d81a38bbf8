import type { FastifyInstance } from 'fastify';
import { type Db, ping } from '../db/database.ts';

/** For whoever watches the server: `live` says the process answers, `ready` that the database does too. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' as const };
  app.get('/health/live', hidden, async () => ({ status: 'live' }));
  app.get('/health/ready', hidden, async (_request, reply) => {
    try {
      await ping(db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'the database does not answer' });
    }
  });
}
