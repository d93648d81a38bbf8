import type { FastifyInstance } from 'fastify';

/**
 * Runs some housekeeping when the server is ready and then again and again, never twice at once. A failure is logged and
 * tried again next time; closing the server waits for what is running.
 */
export function every(app: FastifyInstance, ms: number, work: () => Promise<void>): void {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'))
      .finally(() => {
        running = null;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, ms);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
