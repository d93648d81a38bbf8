import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HANDED_PATH, HANDED_PROBLEM, type HandedProblem } from '#domain/handed-path.ts';

const notReady: HandedProblem = 'notReady';

/**
 * Where there is no service worker yet, what another app hands over comes here. It is for the device alone: the answer is given before
 * anything of it is read, and the screen asks to share it once more.
 */
export function handedOverRoute(app: FastifyInstance): void {
  const answer = async (_: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').redirect(`${HANDED_PATH}?${HANDED_PROBLEM}=${notReady}`, 303);
  app.post(HANDED_PATH, { schema: { hide: true }, onRequest: answer }, answer);
}
