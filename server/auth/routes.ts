import type { FastifyInstance } from 'fastify';
import { refreshEndpoint, signInEndpoint, signOutEndpoint } from '#contract/auth.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { findCredentials } from '../users/users.ts';
import { makeGuessLimit } from './guess-limit.ts';
import { verifyPassword } from './passwords.ts';
import { endSession, refreshSession, startSession } from './sessions.ts';

const SIGN_INS_PER_MINUTE = 20;

export function authRoutes(app: FastifyInstance, authenticate: Authenticate, context: AppContext): void {
  const limitGuesses = makeGuessLimit(app, context.config.rateLimit);
  route(
    app,
    authenticate,
    signInEndpoint,
    async ({ body, request }) => {
      await limitGuesses(request);
      const found = await findCredentials(context.db, body.email);
      const right = await verifyPassword(found?.passwordHash ?? null, body.password);
      if (!found || !right) throw new Problem('BAD_CREDENTIALS', 'Invalid email or password');
      return { ...(await startSession(context, found.user.id)), user: found.user };
    },
    { perMinute: SIGN_INS_PER_MINUTE },
  );
  route(app, authenticate, refreshEndpoint, ({ body }) => refreshSession(context, body.refresh_token));
  route(app, authenticate, signOutEndpoint, async ({ body }) => {
    await endSession(context, body.refresh_token);
    return { ended: true as const };
  });
}
