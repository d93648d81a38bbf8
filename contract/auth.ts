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
