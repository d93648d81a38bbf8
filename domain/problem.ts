/**
 * Every way a request can be refused. A new code does not compile until `locales/<lang>/problem.json` has a text for it in
 * both languages (see `src/i18n/problem-texts.ts`) and `server/http/problem-status.ts` a status.
 */
export const problemCodes = [
  'INVALID_INPUT',
  'INVALID_JSON',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNAUTHORIZED',
  'BAD_CREDENTIALS',
  'SESSION_ENDED',
  'LOGIN_REQUIRED',
  'ANONYMOUS_LIMIT',
  'WRONG_PASSWORD',
  'INVALID_TOKEN',
  'EMAIL_UNVERIFIED',
  'NOT_FOUND',
  'CONFLICT',
  'OPERATION_REUSED',
  'DESTINATION_UNKNOWN',
  'DESTINATION_AMBIGUOUS',
  'PLAN_IMPOSSIBLE',
  'INSUFFICIENT_TOKENS',
  'NOT_WITHDRAWABLE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
  'UPDATE_REQUIRED',
  'REFUSED',
  'NO_RESPONSE',
  'UNREADABLE',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** One field of the input that was refused: `field` is a dotted path such as `dates.start`, `rule` a stable word. */
export interface FieldProblem {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

export interface ProblemDetails {
  /** One more sentence for people: what exactly, or what to do. */
  readonly details?: string;
  readonly fields?: readonly FieldProblem[];
  /** Names the caller may have meant. */
  readonly suggestions?: readonly string[];
  readonly retryAfterS?: number;
  /** For CONFLICT: what else changed since, the version that is stored, and which of the paths have no stop or day any more. */
  readonly conflict?: {
    readonly version: number;
    readonly paths: readonly string[];
    readonly gone?: readonly string[] | undefined;
  };
  /** For INSUFFICIENT_TOKENS: what the work costs and what the account has; null where the server did not say. */
  readonly tokens?: { readonly required: number | null; readonly balance: number | null };
}

/** The only error that is an answer; whatever else is thrown is a bug and goes to the log. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly more: ProblemDetails = {},
  ) {
    super(message);
  }
}

/** Whatever was thrown, as something a screen can tell. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('INTERNAL', String(error));
}
