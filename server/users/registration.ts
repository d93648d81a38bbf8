import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyOf } from '#contract/endpoint.ts';
import type { registerEndpoint } from '#contract/users.ts';
import type { Language } from '#domain/language.ts';
import type { AppContext } from '../app-context.ts';
import type { Mailer } from '../mail/mailer.ts';
import { mayMail } from './mail-allowance.ts';
import { alreadyRegisteredMail, verificationMail } from './mails.ts';
import { assertPassword, assertTerms, findCredentials, registerUser } from './users.ts';

/** Longer than making an account takes: a refused one, which writes nothing, answers no sooner. */
const EVEN_MS = 25;

/** Hashing lives with the sign-in rules; handed in, because users must not know auth. */
export type HashPassword = (password: string) => Promise<string>;

export interface Registering extends AppContext {
  readonly hashPassword: HashPassword;
  readonly mailer: Mailer;
}

/** The owner of a taken address hears of it by mail; the one who typed it here learns nothing. */
async function tellOwner({ db, config, mailer }: Registering, email: string): Promise<void> {
  const owner = await findCredentials(db, email);
  if (owner) mailer.send(alreadyRegisteredMail(config, owner.profile));
}

/** Makes an account unless the address has one, and answers the same. Problem INVALID_INPUT for password and terms. */
export async function register(
  context: Registering,
  body: BodyOf<typeof registerEndpoint>,
  language: Language,
): Promise<void> {
  const { db, now, config, mailer, hashPassword } = context;
  assertPassword(body.password);
  assertTerms(body.terms);
  const passwordHash = await hashPassword(body.password);
  const even = sleep(EVEN_MS);
  const made = await registerUser(db, {
    name: body.name,
    lastname: body.lastname,
    email: body.email,
    bio: body.bio ?? null,
    terms: body.terms,
    language,
    passwordHash,
    welcomeTokens: config.welcomeTokens,
    now: now(),
  });
  await even;
  mailer.later(async () => {
    if (!(await mayMail(context, 'registration', body.email))) return;
    if (made) mailer.send(verificationMail(config, { ...made.user, language }, made.verifyToken));
    else await tellOwner(context, body.email);
  });
}
