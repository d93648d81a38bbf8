import type { FastifyInstance } from 'fastify';
import { refreshEndpoint, signInEndpoint, signOutEndpoint } from '#contract/auth.ts';
import { Problem } from '#domain/problem.ts';
import { type Authenticate, route } from '../http/route.ts';
import { type Credentials, findCredentials } from '../users/users.ts';
import type { AuthContext } from './context.ts';
import { deviceOf } from './device.ts';
import { makeAccountLimit } from './guess-limit.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { newDeviceMail } from './mails.ts';
import { sendNotice } from './notices.ts';
import { passwordRoutes } from './password-routes.ts';
import { verifyPassword } from './passwords.ts';
import { devicesOf } from './repo.ts';
import { ownSessionRoutes } from './session-routes.ts';
import { emailOf, endSession, refreshSession, startSession, type TokenPair } from './sessions.ts';

const SIGN_INS_PER_MINUTE = 20;
const GUESSES_PER_MINUTE = 30;

/** The first session of an account comes from nowhere unexpected; any other from a device not seen before is told to its owner. */
async function begin(context: AuthContext, { user, profile }: Credentials, device: string): Promise<TokenPair> {
  const known = await devicesOf(context.db, user.id);
  const pair = await startSession(context, user.id, device);
  if (known.length > 0 && !known.includes(device))
    await sendNotice(context, profile, newDeviceMail(context.config, profile, device));
  return pair;
}

export function authRoutes(app: FastifyInstance, authenticate: Authenticate, context: AuthContext): void {
  const { config } = context;
  const enabled = config.rateLimit;
  const limitGuesses = makeAccountLimit(app, 'sign-in', { enabled, max: GUESSES_PER_MINUTE, minutes: 1 });
  route(app, authenticate, signInEndpoint, {
    perMinute: SIGN_INS_PER_MINUTE,
    handle: async ({ body, request, reply }) => {
      await limitGuesses(request, body.email, knownDevice(config, request, body.email));
      const found = await findCredentials(context.db, body.email);
      const right = await verifyPassword(found?.passwordHash ?? null, body.password);
      if (!found || !right) throw new Problem('BAD_CREDENTIALS', 'Invalid email or password');
      rememberDevice(config, request, reply, body.email);
      return { ...(await begin(context, found, deviceOf(request))), user: found.user };
    },
  });
  route(app, authenticate, refreshEndpoint, async ({ body, request, reply }) => {
    const pair = await refreshSession(context, body.refresh_token);
    rememberDevice(config, request, reply, await emailOf(context, body.refresh_token));
    return pair;
  });
  route(app, authenticate, signOutEndpoint, async ({ body }) => {
    await endSession(context, body.refresh_token);
    return { ended: true as const };
  });
  passwordRoutes(app, authenticate, context);
  ownSessionRoutes(app, authenticate, context);
}
