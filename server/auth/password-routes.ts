import type { FastifyInstance } from 'fastify';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resendVerificationEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
} from '#contract/account.ts';
import { Problem } from '#domain/problem.ts';
import { type Authenticate, route } from '../http/route.ts';
import { mayMail } from '../users/mail-allowance.ts';
import { issueMailToken } from '../users/mail-tokens.ts';
import { verificationMail } from '../users/mails.ts';
import { assertPassword, changePasswordHash, getProfile, verifyEmail } from '../users/users.ts';
import { makeConfirmPassword } from './confirm-password.ts';
import type { AuthContext } from './context.ts';
import { deviceOf } from './device.ts';
import { makeAccountLimit } from './guess-limit.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { passwordChangedMail } from './mails.ts';
import { sendNotice } from './notices.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessionsOf } from './repo.ts';
import { forgotPassword, resetPassword } from './reset.ts';
import { startSession } from './sessions.ts';

const PER_MINUTE = 10;
/** Enough for a link that landed among the spam, too few to fill a mailbox. */
const LINKS = { max: 5, minutes: 15 };
const AN_HOUR_S = 3600;

function resetRoutes(app: FastifyInstance, authenticate: Authenticate, context: AuthContext): void {
  const { config } = context;
  const limitLinks = makeAccountLimit(app, 'reset link', { enabled: config.rateLimit, ...LINKS });
  route(app, authenticate, forgotPasswordEndpoint, {
    perMinute: PER_MINUTE,
    handle: async ({ body, request }) => {
      const device = knownDevice(config, request, body.email);
      await limitLinks(request, body.email, device);
      await forgotPassword(context, body.email, device === null ? 'reset' : 'reset from a known device');
      return { accepted: true as const };
    },
  });
  route(app, authenticate, resetPasswordEndpoint, {
    perMinute: PER_MINUTE,
    handle: async ({ body, request, reply }) => {
      assertPassword(body.new_password, 'new_password');
      const owner = await resetPassword(context, body.token, body.new_password);
      // The way back in while another device is guessing: the one who reads the mail of the account is its owner.
      rememberDevice(config, request, reply, owner.email);
      return { changed: true as const };
    },
  });
}

/** Mails the link that confirms the own address again. Problem RATE_LIMITED when its mailbox has had several. */
async function resendVerification(context: AuthContext, userId: string): Promise<void> {
  const { db, config, now, mailer } = context;
  const profile = await getProfile(db, userId);
  if (profile.emailVerified) return;
  if (!(await mayMail(context, 'registration', profile.email)))
    throw new Problem('RATE_LIMITED', 'Several mails went to this address just now', { retryAfterS: AN_HOUR_S });
  mailer.send(verificationMail(config, profile, await issueMailToken(db, userId, 'verify', now())));
}

function verificationRoutes(app: FastifyInstance, authenticate: Authenticate, context: AuthContext): void {
  const { db, config, now } = context;
  const limitVerifications = makeAccountLimit(app, 'verification', { enabled: config.rateLimit, ...LINKS });
  route(app, authenticate, verifyEmailEndpoint, {
    perMinute: PER_MINUTE,
    handle: async ({ body }) => {
      await verifyEmail(db, body.token, now());
      return { verified: true as const };
    },
  });
  route(app, authenticate, resendVerificationEndpoint, async ({ caller, request }) => {
    await limitVerifications(request, caller.userId);
    await resendVerification(context, caller.userId);
    return { sent: true as const };
  });
}

export function passwordRoutes(app: FastifyInstance, authenticate: Authenticate, context: AuthContext): void {
  const { db, config, now } = context;
  const confirmPassword = makeConfirmPassword(app, context);
  resetRoutes(app, authenticate, context);
  verificationRoutes(app, authenticate, context);
  route(app, authenticate, changePasswordEndpoint, async ({ caller, body, request }) => {
    const { profile } = await confirmPassword(request, caller.userId, body.password);
    assertPassword(body.new_password, 'new_password');
    const passwordHash = await hashPassword(body.new_password);
    await db.transaction().execute(async (tx) => {
      await changePasswordHash(tx, caller.userId, passwordHash);
      await revokeSessionsOf(tx, caller.userId, { now: now().toISOString(), reason: 'password changed' });
    });
    await sendNotice(context, profile, passwordChangedMail(config, profile));
    return startSession(context, caller.userId, deviceOf(request));
  });
}
