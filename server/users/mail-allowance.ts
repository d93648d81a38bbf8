import { normaliseEmail } from '#domain/account/user.ts';
import type { AppContext } from '../app-context.ts';
import { countRequest } from '../http/shared-limits.ts';

const HOUR_MS = 3_600_000;
/** Enough for a mail that landed among the spam; too few to fill a mailbox (record 32). */
const ALLOWED = [
  { within: HOUR_MS, most: 3 },
  { within: 24 * HOUR_MS, most: 10 },
];

/** What makes us write to an address that has not asked us itself, or perhaps not. Each has an allowance of its own. */
type MailCause = 'registration' | 'reset' | 'reset from a known device' | 'notice to an unconfirmed address';

/** Addresses that end in the same mailbox: what follows a plus, and at Gmail dots, tell the mailbox nothing. */
function mailboxOf(address: string): string {
  const email = normaliseEmail(address);
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1);
  if (!/^g(oogle)?mail\.com$/.test(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/**
 * Counts a mail to an address and says whether it may be sent: a stranger must not fill a mailbox through us. Who caused it
 * never hears the difference where that would tell whether the address has an account.
 */
export async function mayMail(
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  cause: MailCause,
  address: string,
): Promise<boolean> {
  if (!context.config.rateLimit) return true;
  const mailbox = mailboxOf(address);
  for (const { within, most } of ALLOWED) {
    const { current } = await countRequest(context, `mail ${within} ${cause} ${mailbox}`, within);
    if (current > most) return false;
  }
  return true;
}
