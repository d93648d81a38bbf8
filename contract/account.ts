import * as z from 'zod/mini';
import { profileSchema } from '#domain/account/profile.ts';
import { emailSchema } from '#domain/account/user.ts';
import { tokenPair } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { passwordInput } from './users.ts';

const linkToken = z.string().check(z.minLength(1), z.maxLength(200));
const password = z.strictObject({ password: passwordInput });

export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to choose a new password; answers alike whether or not the address has an account',
  access: 'public',
  body: z.strictObject({ email: emailSchema }),
  status: 200,
  answer: z.object({ accepted: z.literal(true) }),
  problems: ['INVALID_INPUT', 'RATE_LIMITED'],
});

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of the link; ends every session',
  access: 'public',
  body: z.strictObject({ token: linkToken, new_password: passwordInput }),
  status: 200,
  answer: z.object({ changed: z.literal(true) }),
  problems: ['INVALID_INPUT', 'INVALID_TOKEN', 'RATE_LIMITED'],
});

export const verifyEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an e-mail address with the token of the link',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  status: 200,
  answer: z.object({ verified: z.literal(true) }),
  problems: ['INVALID_INPUT', 'INVALID_TOKEN', 'RATE_LIMITED'],
});

export const resendVerificationEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/verification',
  summary: 'Send the link that confirms the own address again',
  access: 'user',
  status: 200,
  answer: z.object({ sent: z.literal(true) }),
  problems: ['UNAUTHORIZED', 'RATE_LIMITED'],
});

export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password; ends every session and begins a new one here',
  access: 'user',
  body: z.strictObject({ password: passwordInput, new_password: passwordInput }),
  status: 200,
  answer: z.object(tokenPair),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'WRONG_PASSWORD', 'RATE_LIMITED'],
});

export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** Browser and system, or empty where it did not say. */
  device: z.string(),
  startedAt: z.string(),
  /** Exact to the life of an access token. */
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const listSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where one is signed in, the latest use first',
  access: 'user',
  status: 200,
  answer: z.array(ownSessionSchema),
  problems: ['UNAUTHORIZED'],
});

export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'End one of the own sessions',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 200,
  answer: z.object({ ended: z.literal(true) }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND'],
});

export const endOtherSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'End every own session but this one',
  access: 'user',
  status: 200,
  answer: z.object({ ended: z.int() }),
  problems: ['UNAUTHORIZED'],
});

const rows = z.array(z.record(z.string(), z.unknown()));

export const exportAccountEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/export',
  summary: 'Everything the server holds about the caller, after the password',
  access: 'user',
  body: password,
  status: 200,
  answer: z.object({
    format: z.literal('periplo-export-1'),
    exportedAt: z.string(),
    profile: profileSchema,
    sessions: rows,
    operations: rows,
    trips: z.array(z.unknown()),
    shares: rows,
    publications: rows,
    calendarFeeds: rows,
    tokens: z.object({ account: z.nullable(z.record(z.string(), z.unknown())), entries: rows, holds: rows }),
    orders: rows,
    withdrawals: rows,
    declarations: rows,
    plans: rows,
    /** What is known of each content of a document; with `content` in Base64 where all of it has come. */
    documents: rows,
  }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'WRONG_PASSWORD', 'RATE_LIMITED'],
});

export const deleteAccountEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/deletion',
  summary: 'Delete the own account for good, after the password',
  access: 'user',
  body: password,
  status: 200,
  answer: z.object({ deleted: z.literal(true) }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'WRONG_PASSWORD', 'RATE_LIMITED'],
});
