import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#domain/account/user.ts';
import type { Config } from '../config.ts';

/**
 * A cookie by which a device shows that an account was signed in on it before (record 32): up to five entries
 * `<random>.<mac of random and address>`, the newest first. It opens nothing and names no user; guesses from elsewhere, which
 * have none, are counted apart.
 */
const COOKIE = 'device';
const MOST_ACCOUNTS = 5;
const NONCE_BYTES = 16;
const ENTRY = /^[\w-]{22}\.[\w-]{43}$/;
const LIFE_S = 180 * 86_400;

type Signing = Pick<Config, 'secret' | 'publicOrigin'>;

function macOf({ secret }: Signing, email: string, nonce: string): string {
  return createHmac('sha256', secret)
    .update(`known device ${normaliseEmail(email)} ${nonce}`)
    .digest('base64url');
}

function isRight(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function entriesOf({ headers }: FastifyRequest): string[] {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]+)`).exec(headers.cookie ?? '') ?? [];
  return value.split('~', MOST_ACCOUNTS).filter((entry) => ENTRY.test(entry));
}

/** What to call the device by when it has been signed in to the account of this address; else null. */
export function knownDevice(config: Signing, request: FastifyRequest, email: string): string | null {
  for (const entry of entriesOf(request)) {
    const [nonce = '', mac = ''] = entry.split('.');
    if (isRight(mac, macOf(config, email, nonce))) return nonce;
  }
  return null;
}

/** Has the device show from now on that the owner of this address was here. */
export function rememberDevice(config: Signing, request: FastifyRequest, reply: FastifyReply, email: string): void {
  if (knownDevice(config, request, email) !== null) return;
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const entries = [`${nonce}.${macOf(config, email, nonce)}`, ...entriesOf(request)].slice(0, MOST_ACCOUNTS);
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : '';
  const rules = `Path=/api/auth; Max-Age=${LIFE_S}; HttpOnly; SameSite=Strict${secure}`;
  void reply.header('set-cookie', `${COOKIE}=${entries.join('~')}; ${rules}`);
}
