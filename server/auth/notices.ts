import type { Profile } from '#domain/account/profile.ts';
import type { Mail } from '../mail/mail.ts';
import { mayMail } from '../users/mail-allowance.ts';
import type { AuthContext } from './context.ts';

/**
 * Tells the owner of an account what happened with it. An address that was never confirmed may be a stranger's, to whom the one
 * who registered it could have us write for ever: it gets a few a day.
 */
export async function sendNotice(context: AuthContext, to: Profile, mail: Mail): Promise<void> {
  if (to.emailVerified || (await mayMail(context, 'notice to an unconfirmed address', to.email)))
    context.mailer.send(mail);
}
