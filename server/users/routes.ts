import type { FastifyInstance } from 'fastify';
import { getMeEndpoint, registerEndpoint } from '#contract/users.ts';
import type { AppContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';
import { assertAcceptable, getUser, registerUser } from './users.ts';

const REGISTRATIONS_PER_MINUTE = 10;

/** Hashing lives with the sign-in rules; handed in, because users must not know auth. */
export type HashPassword = (password: string) => Promise<string>;

export function userRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { db, now }: AppContext,
  hashPassword: HashPassword,
): void {
  route(
    app,
    authenticate,
    registerEndpoint,
    async ({ body, request }) => {
      assertAcceptable(body.password, body.terms);
      return registerUser(db, {
        name: body.name,
        lastname: body.lastname,
        email: body.email,
        bio: body.bio ?? null,
        terms: body.terms,
        language: body.language ?? requestLanguage(request),
        passwordHash: await hashPassword(body.password),
        now: now(),
      });
    },
    { perMinute: REGISTRATIONS_PER_MINUTE },
  );
  route(app, authenticate, getMeEndpoint, ({ caller }) => getUser(db, caller.userId));
}
