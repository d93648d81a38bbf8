import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { type Credentials, credentialsOf } from '../users/users.ts';
import type { AuthContext } from './context.ts';
import { makeAccountLimit } from './guess-limit.ts';
import { verifyPassword } from './passwords.ts';

const GUESSES = { max: 10, minutes: 5 };

/** Asks a user who is signed in for the password again. Problem WRONG_PASSWORD, RATE_LIMITED. */
export type ConfirmPassword = (request: FastifyRequest, userId: string, password: string) => Promise<Credentials>;

export function makeConfirmPassword(app: FastifyInstance, { db, config }: AuthContext): ConfirmPassword {
  const limit = makeAccountLimit(app, 'password again', { enabled: config.rateLimit, ...GUESSES });
  return async (request, userId, password) => {
    await limit(request, userId);
    const credentials = await credentialsOf(db, userId);
    if (!(await verifyPassword(credentials.passwordHash, password)))
      throw new Problem('WRONG_PASSWORD', 'This is not the password of the account');
    return credentials;
  };
}
