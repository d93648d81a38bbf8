import type { FastifyInstance } from 'fastify';

/** A phone that vanished without a word must not keep the server from stopping. */
const LONGEST_STOP_MS = 10_000;

/** Lets running requests finish, and no connection linger after its answer or for ever. */
export function installStopping(app: FastifyInstance): void {
  let deadline: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1;
    deadline = setTimeout(() => app.server.closeAllConnections(), LONGEST_STOP_MS);
    deadline.unref();
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
}
