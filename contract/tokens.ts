import * as z from 'zod/mini';
import { openList } from '#domain/open-list.ts';
import { tokenLineKinds } from '#domain/shop/token-line.ts';
import { endpoint } from './endpoint.ts';

export const tokensSchema = z.object({
  /** What can be spent now. */
  tokens: z.int(),
  /** Set aside for plans that are being made. */
  held: z.int(),
  /** Spent tokens of a purchase that was refunded; the next credit pays them first. */
  owed: z.int(),
});
export type Tokens = z.infer<typeof tokensSchema>;

export const getTokensEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/tokens',
  summary: 'The token balance',
  access: 'user',
  status: 200,
  answer: tokensSchema,
  problems: ['UNAUTHORIZED'],
});

export const tokenLineSchema = z.object({
  id: z.string(),
  kind: openList(tokenLineKinds),
  /** What the line adds to, or with a minus takes from, the account; a beta line gives back what the line before it took. */
  amount: z.int(),
  /** The plan that was paid for. */
  tripId: z.nullable(z.string()),
  at: z.string(),
});
export type TokenLine = z.infer<typeof tokenLineSchema>;

export const TOKEN_LINES_A_PAGE = 50;

export const getTokenHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/tokens/history',
  summary: 'What happened to the tokens, newest first, fifty lines at a time',
  access: 'user',
  query: z.object({ before: z.optional(z.string().check(z.minLength(1), z.maxLength(60))) }),
  status: 200,
  answer: z.object({
    lines: z.array(tokenLineSchema),
    /** Ask again with this as `before`; null at the end. */
    next: z.nullable(z.string()),
  }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED'],
});
