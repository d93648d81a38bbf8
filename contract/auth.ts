import * as z from 'zod/mini';
import { userSchema, withoutNul } from '#domain/account/user.ts';
import { endpoint } from './endpoint.ts';
import { passwordInput } from './users.ts';

export const tokenPair = {
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.int(),
};

export const signInEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Sign in',
  access: 'public',
  body: z.strictObject({
    email: z.string().check(z.minLength(1), z.maxLength(254), withoutNul),
    password: passwordInput,
  }),
  status: 200,
  answer: z.object({ ...tokenPair, user: userSchema }),
  problems: ['INVALID_INPUT', 'BAD_CREDENTIALS', 'RATE_LIMITED'],
});

/**
 * Why a session ended, as the rule of `refresh_token` among the fields of SESSION_ENDED. `gone`: with the account, so what a device kept of it
 * goes too. Absent where the token is not the server's own or the session is forgotten.
 */
export type EndedBecause = 'expired' | 'revoked' | 'copied' | 'gone';

export const refreshEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange the refresh token for the next pair; safe to repeat when the answer was lost',
  access: 'public',
  body: z.strictObject({ refresh_token: z.string().check(z.minLength(1), z.maxLength(300)) }),
  status: 200,
  answer: z.object(tokenPair),
  problems: ['INVALID_INPUT', 'SESSION_ENDED', 'RATE_LIMITED'],
});

export const signOutEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'End this session; succeeds also when it has ended already',
  access: 'public',
  body: z.strictObject({ refresh_token: z.string().check(z.minLength(1), z.maxLength(300)) }),
  status: 200,
  answer: z.object({ ended: z.literal(true) }),
  problems: ['INVALID_INPUT'],
});

/**
 * A token for the service worker, which cannot read where the page keeps its own: it opens only what an outbox sends (`sending` of an
 * endpoint) and ends with the session. It is not renewed by itself: a page that is opened asks for another.
 */
export const sendingTokenEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/sending-token',
  summary: 'A token of seven days that opens only what a device sends of its outbox, for its service worker',
  access: 'user',
  status: 200,
  answer: z.object({
    token: z.string(),
    /** Seconds until it expires. */
    expires_in: z.int(),
  }),
  problems: ['UNAUTHORIZED'],
});
