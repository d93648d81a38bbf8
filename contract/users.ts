import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH } from '#domain/account/password.ts';
import { languageSchema, profileChangeSchema, profileSchema } from '#domain/account/profile.ts';
import { emailSchema, nameSchema, withoutNul } from '#domain/account/user.ts';
import { endpoint } from './endpoint.ts';

/** Length and commonness of the password are judged by `brokenPasswordRule`, so that the answer names the rule. */
export const passwordInput = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH * 4));

export const registerEndpoint = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Register',
  access: 'public',
  body: z.strictObject({
    name: nameSchema,
    lastname: nameSchema,
    email: emailSchema,
    password: passwordInput,
    bio: z.optional(z.nullable(z.string().check(z.maxLength(1000), withoutNul))),
    language: z.optional(languageSchema),
    /** The version of the legal documents that was agreed to. */
    terms: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
  status: 201,
  /** The same whether or not the address had an account: its owner is told by mail. */
  answer: z.object({ registered: z.literal(true) }),
  problems: ['INVALID_INPUT', 'RATE_LIMITED'],
});

export const getMeEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/me',
  summary: 'Who is signed in',
  access: 'user',
  status: 200,
  answer: profileSchema,
  problems: ['UNAUTHORIZED'],
});

export const changeProfileEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users',
  summary: 'Change the own profile; what is left out stays',
  access: 'user',
  sending: true,
  headers: z.looseObject({ 'idempotency-key': z.optional(z.uuid()) }),
  body: profileChangeSchema,
  status: 200,
  answer: profileSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'OPERATION_REUSED'],
});
