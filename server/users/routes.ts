import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { changeProfileEndpoint, getMeEndpoint, registerEndpoint } from '#contract/users.ts';
import type { AppContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route, StoredJson } from '../http/route.ts';
import type { Mailer } from '../mail/mailer.ts';
import { mayMail } from './mail-allowance.ts';
import { alreadyRegisteredMail, verificationMail } from './mails.ts';
import {
  assertPassword,
  assertTerms,
  changeProfile,
  changeProfileOnce,
  findCredentials,
  getProfile,
  registerUser,
} from './users.ts';

const REGISTRATIONS_PER_MINUTE = 10;

/** Longer than making an account takes: a refused one, which writes nothing, answers no sooner. */
const EVEN_MS = 25;

/** Hashing lives with the sign-in rules; handed in, because users must not know auth. */
export type HashPassword = (password: string) => Promise<string>;

/** The owner of a taken address hears of it by mail; whoever typed it here learns nothing. */
async function tellOwner({ db, config }: AppContext, mailer: Mailer, email: string): Promise<void> {
  const owner = await findCredentials(db, email);
  if (owner) mailer.send(alreadyRegisteredMail(config, owner.profile));
}

export function userRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: AppContext,
  { hashPassword, mailer }: { readonly hashPassword: HashPassword; readonly mailer: Mailer },
): void {
  const { db, now, config } = context;
  route(
    app,
    authenticate,
    registerEndpoint,
    async ({ body, request }) => {
      assertPassword(body.password);
      assertTerms(body.terms);
      const language = body.language ?? requestLanguage(request);
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
        else await tellOwner(context, mailer, body.email);
      });
      return { registered: true as const };
    },
    { perMinute: REGISTRATIONS_PER_MINUTE },
  );
  route(app, authenticate, getMeEndpoint, ({ caller }) => getProfile(db, caller.userId));
  route(app, authenticate, changeProfileEndpoint, async ({ caller: { userId }, body, headers }) => {
    const opId = headers['idempotency-key'];
    if (opId === undefined) return changeProfile(db, userId, body);
    return new StoredJson(await changeProfileOnce(db, { userId, opId }, body, now()));
  });
}
