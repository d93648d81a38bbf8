import type { ProblemCode } from '#domain/problem.ts';

/**
 * The HTTP status of every refusal. NO_RESPONSE, REFUSED and UNREADABLE are the page's own words for no answer, a code it does not know
 * and an answer it cannot read; the server never sends them.
 */
export const problemStatus: Record<ProblemCode, number> = {
  INVALID_INPUT: 400,
  INVALID_JSON: 400,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNAUTHORIZED: 401,
  BAD_CREDENTIALS: 401,
  SESSION_ENDED: 401,
  LOGIN_REQUIRED: 401,
  ANONYMOUS_LIMIT: 429,
  WRONG_PASSWORD: 403,
  INVALID_TOKEN: 400,
  EMAIL_UNVERIFIED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  OPERATION_REUSED: 422,
  DESTINATION_UNKNOWN: 422,
  DESTINATION_AMBIGUOUS: 422,
  PLAN_IMPOSSIBLE: 422,
  INSUFFICIENT_TOKENS: 402,
  NOT_WITHDRAWABLE: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
  UPDATE_REQUIRED: 426,
  REFUSED: 400,
  NO_RESPONSE: 504,
  UNREADABLE: 502,
};
