import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resendVerificationEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
} from '#contract/account.ts';
import { type Authenticate, route } from '../http/route.ts';
import { issueMailToken } from '../users/mail-tokens.ts';
import { verificationMail } from '../users/mails.ts';
import { assertPassword, changePasswordHash, getProfile, verifyEmail } from '../users/users.ts';
import { makeConfirmPassword } from './confirm-password.ts';
import type { AuthContext } from './context.ts';
import { deviceOf } from './device.ts';
import { makeAccountLimit } from './guess-limit.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessionsOf } from './repo.ts';
import { resetPassword, sendResetLink } from './reset.ts';
import { startSession } from './sessions.ts';

/** The answer waits for nothing that depends on the address; beside this the rest of the noise is too small to measure. */
const EVEN_MS = 20;
const PER_MINUTE = 10;
const perMinute = { perMinute: PER_MINUTE };
/** Enough for a link that landed among the spam, too few to fill a mailbox. */
const LINKS = { max: 5, minutes: 15 };

export function passwordRoutes(app: FastifyInstance, authenticate: Authenticate, context: AuthContext): void {
  const { db, config, now, mailer } = context;
  const limitLinks = makeAccountLimit(app, 'reset link', { enabled: config.rateLimit, ...LINKS });
  const limitVerifications = makeAccountLimit(app, 'verification', { enabled: config.rateLimit, ...LINKS });
  const confirmPassword = makeConfirmPassword(app, context);

  const forgot = async (email: string) => {
    mailer.later(() => sendResetLink(context, email));
    await sleep(EVEN_MS);
    return { accepted: true as const };
  };
  route(
    app,
    authenticate,
    forgotPasswordEndpoint,
    async ({ body, request }) => {
      await limitLinks(request, body.email);
      return forgot(body.email);
    },
    perMinute,
  );
  route(
    app,
    authenticate,
    resetPasswordEndpoint,
    async ({ body }) => {
      assertPassword(body.new_password, 'new_password');
      await resetPassword(context, body.token, body.new_password);
      return { changed: true as const };
    },
    perMinute,
  );
  route(
    app,
    authenticate,
    verifyEmailEndpoint,
    async ({ body }) => {
      await verifyEmail(db, body.token, now());
      return { verified: true as const };
    },
    perMinute,
  );
  route(app, authenticate, resendVerificationEndpoint, async ({ caller, request }) => {
    await limitVerifications(request, caller.userId);
    const profile = await getProfile(db, caller.userId);
    if (profile.emailVerified) return { sent: true as const };
    mailer.send(verificationMail(config, profile, await issueMailToken(db, caller.userId, 'verify', now())));
    return { sent: true as const };
  });
  route(app, authenticate, changePasswordEndpoint, async ({ caller, body, request }) => {
    const { profile } = await confirmPassword(request, caller.userId, body.password);
    assertPassword(body.new_password, 'new_password');
    const passwordHash = await hashPassword(body.new_password);
    await db.transaction().execute(async (tx) => {
      await changePasswordHash(tx, caller.userId, passwordHash);
      await revokeSessionsOf(tx, caller.userId, { now: now().toISOString(), reason: 'password changed' });
    });
    mailer.send(passwordChangedMail(config, profile));
    return startSession(context, caller.userId, deviceOf(request));
  });
}
