import { verifyEmailEndpoint } from '#contract/account.ts';
import { signInEndpoint } from '#contract/auth.ts';
import { registerEndpoint } from '#contract/users.ts';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import type { User } from '#domain/account/user.ts';
import { issueMailToken } from '#server/users/mail-tokens.ts';
import type { TestServer } from './server.ts';

export const GOOD_PASSWORD = 'a calm sea and a good wind';

export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly refreshToken: string;
}

let count = 0;

/** A fresh address, of no other account. */
export function anEmail(): string {
  count += 1;
  return `traveller-${count}@example.org`;
}

/** The fields of a registration that is accepted. */
export function aRegistration(email = anEmail()) {
  return { name: 'Ada', lastname: 'Byron', email, password: GOOD_PASSWORD, terms: LEGAL_VERSION };
}

/** Registers and signs in through the API. */
export async function aUser(server: TestServer, email = anEmail()): Promise<SignedIn> {
  await server.call(registerEndpoint, { body: aRegistration(email) });
  return signIn(server, email);
}

/** The same, with the address confirmed as the link in the mail does it. */
export async function aConfirmedUser(server: TestServer): Promise<SignedIn> {
  const person = await aUser(server);
  const token = await issueMailToken(server.db, person.user.id, 'verify', server.clock.now());
  await server.call(verifyEmailEndpoint, { body: { token } });
  return person;
}

export async function signIn(server: TestServer, email: string, password = GOOD_PASSWORD): Promise<SignedIn> {
  const answer = await server.call(signInEndpoint, { body: { email, password } });
  return { user: answer.user, token: answer.access_token, refreshToken: answer.refresh_token };
}
