import { setTimeout as sleep } from 'node:timers/promises';
import type { Profile } from '#domain/account/profile.ts';
import { Problem } from '#domain/problem.ts';
import { mayMail } from '../users/mail-allowance.ts';
import { issueMailToken, ownerOfMailToken, spendMailToken } from '../users/mail-tokens.ts';
import { changePasswordHash, confirmEmail, findCredentials, getProfile } from '../users/users.ts';
import type { AuthContext } from './context.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessionsOf } from './repo.ts';

type Cause = 'reset' | 'reset from a known device';

/** The answer waits for nothing that depends on the address; beside this the rest of the noise is too small to measure. */
const EVEN_MS = 20;

/** Mails a link to choose a new password, when an account has this address and its mailbox has not had too many. */
async function sendResetLink(context: AuthContext, email: string, cause: Cause): Promise<void> {
  const { db, config, now, mailer } = context;
  const found = await findCredentials(db, email);
  // Asked before the link is made: a newer one would void the one in the mailbox.
  if (!found || !(await mayMail(context, cause, found.user.email))) return;
  const token = await issueMailToken(db, found.user.id, 'reset', now());
  mailer.send(resetMail(config, found.profile, token));
}

/** The same a little later: an address with an account and one without are answered alike, and as soon. */
export async function forgotPassword(context: AuthContext, email: string, cause: Cause): Promise<void> {
  context.mailer.later(() => sendResetLink(context, email, cause));
  await sleep(EVEN_MS);
}

const invalid = () => new Problem('INVALID_TOKEN', 'Invalid or expired link');

/** Uses the link up, ends every session and tells the owner, whom it answers. Problem INVALID_TOKEN. */
export async function resetPassword(context: AuthContext, token: string, password: string): Promise<Profile> {
  const { db, config, mailer } = context;
  const now = context.now();
  // Looked at first, so that made-up tokens cost no hashing.
  if ((await ownerOfMailToken(db, 'reset', token, now)) === null) throw invalid();
  const passwordHash = await hashPassword(password);
  const userId = await db.transaction().execute(async (tx) => {
    const owner = await spendMailToken(tx, 'reset', token, now);
    if (owner === null) throw invalid();
    await changePasswordHash(tx, owner, passwordHash);
    await confirmEmail(tx, owner, now);
    await revokeSessionsOf(tx, owner, { now: now.toISOString(), reason: 'password reset' });
    return owner;
  });
  const owner = await getProfile(db, userId);
  mailer.send(passwordChangedMail(config, owner));
  return owner;
}
