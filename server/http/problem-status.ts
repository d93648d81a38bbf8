import type { ProblemCode } from '#domain/problem.ts';

/** The HTTP status of every refusal. NO_RESPONSE is the page's own word for no answer at all; the server never sends it. */
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
  EMAIL_TAKEN: 409,
  NOT_FOUND: 404,
  CONFLICT: 409,
  OPERATION_REUSED: 422,
  DESTINATION_UNKNOWN: 422,
  DESTINATION_AMBIGUOUS: 422,
  PLAN_IMPOSSIBLE: 422,
  INSUFFICIENT_TOKENS: 402,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
  NO_RESPONSE: 504,
};
